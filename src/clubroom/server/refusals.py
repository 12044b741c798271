"""Why a request cannot be granted; each is a sentence that says what to do."""


class NoSuchTable(Exception):
    """There is no table of that name."""

    def __init__(self) -> None:
        super().__init__("There is no table here; ask for the link again, it may have been cut off.")


class NotNow(Exception):
    """It cannot be done at this moment."""


class TooMany(Exception):
    """A quota is used up."""
