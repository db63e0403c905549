"""A wheel carries the built browser side, so that whoever installs it needs no Node, and, made where there is a C
compiler, compiled rules and search beside their sources."""

import subprocess
import sys
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuiltParts(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # make builds them when they are wanted
        for tool in (["web.py", "build"], ["compile.py"]):
            subprocess.run([sys.executable, Path(self.root, "tools", tool[0]), *tool[1:]], check=True)
        compiled = compiled_files(Path(self.root))
        if compiled:
            build_data["force_include"] |= compiled
            build_data["dependencies"].append(f"librt>={version_of('librt')}")
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


def compiled_files(root: Path) -> dict[str, str]:
    """From the file to its place in the wheel; nothing where there is no C compiler."""
    sys.path.insert(0, str(root / "src"))
    from saucer.compiled import BUILD, PACKAGE, fresh_files

    files, _ = fresh_files(BUILD, PACKAGE)
    return {str(file): file.relative_to(BUILD).as_posix() for file in files.values()}
