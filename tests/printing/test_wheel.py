"""What is installed can print: the wheel carries the drawings, their fonts and the pages they are put on."""

from pathlib import Path

from hatchling.builders.wheel import WheelBuilder

from saucer.printing import DRAWINGS, HERE

ROOT = Path(__file__).parents[2]


def test_the_wheel_carries_all_that_is_printed() -> None:
    builder = WheelBuilder(str(ROOT))
    carried = {Path(file.path) for file in builder.recurse_included_files()}
    drawn = [path for path in DRAWINGS.rglob("*") if path.is_file()]
    assert {path.suffix for path in drawn} == {".json", ".svg", ".ttf", ""}
    assert [path for path in [*drawn, HERE / "pages.typ"] if path not in carried] == []


def test_printing_is_an_extra_of_its_own() -> None:
    metadata = WheelBuilder(str(ROOT)).metadata.core
    assert [name for name in metadata.dependencies if name.startswith("typst")] == []
    assert [name.partition(">")[0].partition("<")[0] for name in metadata.optional_dependencies["print"]] == ["typst"]
