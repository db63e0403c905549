"""What ends a command with a line on stderr."""


class FailedCheck(Exception):
    """What was checked is wrong: the exit code is 1."""
