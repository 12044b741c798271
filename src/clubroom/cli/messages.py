"""`clubroom messages`: what goes over a socket, as the client's TypeScript."""

from clubroom.cli.complaints import Complaint


def messages() -> None:
    """Print the types of all messages between server and client, in TypeScript."""
    try:
        from clubroom.server.typescript import typescript  # noqa: PLC0415 - a researcher may not have these parts
    except ImportError as error:
        raise Complaint(f"the server's parts are missing ({error.name}); pip install 'clubroom[server]'") from error
    print(typescript(), end="", flush=True)
