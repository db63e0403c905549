import { render } from "preact";
import { expect, test } from "vitest";
import { Pages } from "./paper";
import type { PaperSheet } from "./sheets";

const svg = <svg aria-hidden="true" viewBox="0 0 1 1" />;
const SHEETS: readonly PaperSheet[] = [
  { title: "Board", lying: true, blocks: [{ kind: "picture", picture: svg, alt: "All of it" }] },
  {
    title: "Table",
    lying: false,
    blocks: [
      { kind: "heading", words: "Values" },
      { kind: "words", words: "Cross them off." },
      {
        kind: "table",
        head: [["What"], ["Worth"]],
        rows: [
          [
            [{ picture: svg, alt: "", high: 9 }, { strong: "red" }],
            [{ box: "3" }, "\n", { box: "4" }],
          ],
        ],
        widths: [null, 1],
      },
    ],
  },
];

test("sheets are pages with headings, tables with heads, and pictures with words", () => {
  const paper = document.createElement("div");
  render(<Pages pages={SHEETS} credits="By us" />, paper);
  const [board, table] = paper.querySelectorAll(".paper-sheet");
  expect(board?.getAttribute("data-lying")).toBe("true");
  expect(board?.querySelector("[role=img]")?.getAttribute("aria-label")).toBe("All of it");
  expect(board?.textContent).toBe("BoardBy us");
  expect([...(table?.querySelectorAll("th") ?? [])].map((cell) => cell.textContent)).toEqual(["What", "Worth"]);
  expect([...(table?.querySelectorAll(".paper-box") ?? [])].map((box) => box.textContent?.trim())).toEqual(["3", "4"]);
  expect(table?.querySelectorAll("[role=img]").length).toBe(0);
});
