import { expect, test } from "vitest";

const TEXTS = import.meta.glob<string>(["./fields.*.ftl", "../../../../src/saucer/games/los_incognitos/text/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

test.each([
  ["ca", ["Diari", "diari", "lançador", "ntrades", "onnexions", "dels llocs"]],
  ["de", ["Gestartete Shuttles", "field-used = Benutzt", "Wertungstafel"]],
])("the plain table calls things as the table does: %s", (language, others) => {
  const sources = Object.entries(TEXTS).filter(([path]) => path.endsWith(`${language}.ftl`));
  expect(sources).toHaveLength(3);
  for (const [, source] of sources) expect(others.filter((word) => source.includes(word))).toEqual([]);
});
