// Every picture beside a clause stands beside a clause that there is, in every language, and is not empty.
import { render } from "preact";
import { expect, test } from "vitest";
import type { Clauses } from "./clauses";

const DRAWN = import.meta.glob<Clauses>("../games/*/clauses.tsx", { import: "clauses", eager: true });
const RULES = import.meta.glob<string>("../../../src/saucer/games/*/text/rules.*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

const games = Object.entries(DRAWN).map(([path, clauses]) => [path.split("/").at(-2) ?? "", clauses] as const);

test("there are games that draw something beside their clauses", () => {
  expect(games).not.toHaveLength(0);
});

test.each(games)("%s", (slug, clauses) => {
  const texts = Object.entries(RULES).filter(([path]) => path.includes(`/${slug.replaceAll("-", "_")}/`));
  expect(texts.length).toBe(3);
  for (const [number, picture] of Object.entries(clauses)) {
    for (const [, text] of texts) expect(text).toContain(`- **${number}** `);
    const root = document.createElement("div");
    render(<div>{picture}</div>, root);
    expect(root.querySelectorAll("svg :is(path, circle, rect, ellipse)").length, number).toBeGreaterThan(0);
  }
});
