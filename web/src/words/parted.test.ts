import { expect, test } from "vitest";
import { parted } from "./parted";

const PARTINGS = "BALL-VER-AB-RE-DUNG VER-AB-RE-DUNG STADT-BUS";
const seen = (words: string) => parted(words, PARTINGS).replaceAll("\u00ad", "|");

test("a long word may be parted where it says so, and any other stays whole", () => {
  expect(seen("STADTBUS")).toBe("STADT|BUS");
  expect(seen("ÜBER DEN ZAUN")).toBe("ÜBER DEN ZAUN");
});

test("a word within a longer one does not part it anew", () => {
  expect(seen("BALLVERABREDUNG")).toBe("BALL|VER|AB|RE|DUNG");
  expect(seen("VERABREDUNG IN DER EISDIELE")).toBe("VER|AB|RE|DUNG IN DER EISDIELE");
});
