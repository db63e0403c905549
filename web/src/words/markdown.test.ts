import { expect, test } from "vitest";
import { blocksOf, inline } from "./markdown";

test("headings, paragraphs and their joined lines", () => {
  expect(blocksOf("# Rules\nTen portals\nin space.\n\nMore.")).toEqual([
    { kind: "heading", level: 1, words: [{ kind: "plain", text: "Rules" }] },
    { kind: "paragraph", words: [{ kind: "plain", text: "Ten portals in space." }] },
    { kind: "paragraph", words: [{ kind: "plain", text: "More." }] },
  ]);
});

test("a clause is an item that begins with its number", () => {
  const [list] = blocksOf("- **AA-13** Land or\n  fly on.\n- **AA-13a** In advance.\n- Not one.");
  expect(list?.kind === "list" && list.items.map((item) => item.clause)).toEqual(["AA-13", "AA-13a", null]);
  expect(list?.kind === "list" && list.items[0]?.words.at(-1)).toEqual({ kind: "plain", text: " Land or fly on." });
});

test("items with empty lines between them are one list, and lists lie inside items", () => {
  const blocks = blocksOf("- one\n\n- two\n  - inner\n- three");
  expect(blocks).toHaveLength(1);
  expect(blocks[0]?.kind === "list" && blocks[0].items.map((item) => item.items.length)).toEqual([0, 1, 0]);
});

test("a list that follows words starts on its own", () => {
  expect(blocksOf("Then:\n1. first\n2. second").map((block) => block.kind)).toEqual(["paragraph", "list"]);
});

test("tables", () => {
  const [table] = blocksOf("| portal | value |\n|---|---|\n| 1 | **1** |");
  expect(table).toEqual({
    kind: "table",
    head: [[{ kind: "plain", text: "portal" }], [{ kind: "plain", text: "value" }]],
    rows: [[[{ kind: "plain", text: "1" }], [{ kind: "strong", text: "1" }]]],
  });
});

test("what looks like HTML stays words, and only safe links are links", () => {
  expect(inline("<img onerror=x>")).toEqual([{ kind: "plain", text: "<img onerror=x>" }]);
  expect(inline("[go](javascript:alert(1))")[0]?.kind).toBe("plain");
  expect(inline("[go](/rules/all-in-all)")).toEqual([{ kind: "link", text: "go", to: "/rules/all-in-all" }]);
});
