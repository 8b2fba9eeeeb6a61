"""The site's pages that live at the root of the repository, where people look for them first; see ``mkdocs.yml``."""

import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parent.parent
PAGES = {
    "README.md": "index.md",
    "ARCHITECTURE.md": "how-it-works.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
}
_LINK = re.compile(r"\]\(([^)#\s]+)(#[^)]*)?\)")
#: What a fence says besides its language is for our tests; the site would print it.
_FENCE = re.compile(r"^(```\w+) [^\n`]+$", re.M)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the root's pages and the licence."""
    for name, page in PAGES.items():
        text = (ROOT / name).read_text(encoding="utf-8")
        files.append(File.generated(config, page, content=text))
    files.append(File.generated(config, "LICENSE.txt", abs_src_path=str(ROOT / "LICENSE")))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Links are written for readers of the repository; here they lead to the site's pages."""
    return _FENCE.sub(r"\1", _LINK.sub(_moved, markdown))


def _moved(link: re.Match[str]) -> str:
    target, anchor = link[1].removeprefix("../").removeprefix("docs/"), link[2] or ""
    moved = "LICENSE.txt" if target == "LICENSE" else PAGES.get(target, target)
    return link[0] if "://" in link[1] else f"]({moved}{anchor})"
