"""The table server: what stands between people's moves and their loss, and between a secret and the curious."""
