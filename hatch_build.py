"""A wheel carries the built browser side, so that whoever installs it needs no Node."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BrowserSide(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # make builds it when it is wanted
        subprocess.run([sys.executable, str(Path(self.root, "tools", "web.py")), "build"], check=True)
