"""The built browser client, read once at the start: what is not in the folder cannot be asked for."""

import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

FOLDER = Path(__file__).parent / "static"

#: In one line, for the terminal.
NOT_BUILT = (
    "this installation has no browser client: in a source checkout run `make play` (it needs Node), or "
    "`make wheel` and install the package it makes"
)

_MISSING = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Hallows</title>
<h1>The tables are ready, the screen is not</h1>
<p>This server has no browser client in it. In a source checkout, <code>make play</code> builds and serves it, and
<code>make wheel</code> makes a package that carries it.</p>
<p>Meanwhile <a href="/openapi.json">the REST face</a> works, and so does <code>hallows terminal</code>.</p></html>
"""

#: How the page may be kept: it brings a newcomer's cookie, so by nobody in between.
OWN = "private, no-cache"

_TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".woff2": "font/woff2"}
_ENCODINGS = {".br": "br", ".gz": "gzip"}


def client_built(folder: Path = FOLDER) -> bool:
    return (folder / "index.html").is_file()


class Static:
    def __init__(self, folder: Path | None = None) -> None:
        folder = folder or FOLDER
        self._files: dict[str, bytes] = {}
        if folder.is_dir():
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    self._files["/" + path.relative_to(folder).as_posix()] = path.read_bytes()

    @property
    def built(self) -> bool:
        return "/index.html" in self._files

    def has(self, path: str) -> bool:
        return path in self._files

    def file(self, path: str) -> bytes | None:
        return self._files.get(path)

    def fonts(self) -> list[tuple[str, bytes]]:
        return [(path, data) for path, data in self._files.items() if path.endswith(".woff2")]

    def serve(self, request: Request, head: bytes = b"") -> Response:
        """``head``: what the page's head says besides."""
        path = request.url.path
        if path not in self._files or path == "/index.html":
            last = path.rsplit("/", 1)[-1]
            if "." in last and path != "/index.html":
                return Response(b"not here", 404, media_type="text/plain")
            return self._page(request, head)
        # Vite names what it builds by its content, so it never changes.
        fixed = path.startswith("/assets/")
        cache = "public, max-age=31536000, immutable" if fixed else "public, max-age=3600"
        return self._file(request, path, cache)

    def _page(self, request: Request, head: bytes) -> Response:
        if not self.built:
            headers = {"cache-control": "no-store"}
            return Response(_MISSING, media_type="text/html", headers=headers)
        if head:
            page = self._files["/index.html"].replace(b"</head>", head + b"\n  </head>", 1)
            return Response(page, media_type="text/html", headers={"cache-control": OWN})
        return self._file(request, "/index.html", OWN)

    def _file(self, request: Request, path: str, cache: str) -> Response:
        suffix = Path(path).suffix
        media = _TYPES.get(suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
        headers = {"cache-control": cache, "vary": "accept-encoding"}
        accepted = request.headers.get("accept-encoding", "")
        for ending, encoding in _ENCODINGS.items():
            if encoding in accepted and path + ending in self._files:
                headers["content-encoding"] = encoding
                return Response(self._files[path + ending], media_type=media, headers=headers)
        return Response(self._files[path], media_type=media, headers=headers)
