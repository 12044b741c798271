"""Games small enough to be gone through: how much a player of fixed habits could be beaten by."""
