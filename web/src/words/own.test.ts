import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../wire";
import { spoken } from "./languages";
import { sharedSource } from "./sources";
import { oneLine, Wording } from "./wording";

const SOURCES = import.meta.glob<string>("../text/*.ftl", { query: "?raw", import: "default", eager: true });
const FIELDS = import.meta.glob<string>(["../table/plain/*.ftl", "../games/*/fields.*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const CODE = import.meta.glob<string>(["../app.tsx", "../{art,net,pages,pictures,print,table,ui}/**/*.{ts,tsx}"], {
  query: "?raw",
  import: "default",
  eager: true,
});

function own(language: string): string {
  return SOURCES[`../text/${language}.ftl`] ?? "";
}

function ids(source: string): readonly string[] {
  return [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? "");
}

function variables(source: string): readonly string[] {
  const bodies = source.split(/^(?=[a-z][\w-]* =)/m);
  return bodies.map((body) => [...new Set(body.match(/\$\w+/g))].sort().join(" "));
}

describe("the browser's own words", () => {
  test.each(LANGUAGES)("in %s are read without a flaw", (language) => {
    const bundle = new FluentBundle(language);
    expect(bundle.addResource(new FluentResource(own(language)))).toEqual([]);
    expect(ids(own(language)).filter((id) => !bundle.hasMessage(id))).toEqual([]);
  });
  test.each(LANGUAGES)("in %s are the same messages with the same arguments", (language) => {
    expect(ids(own(language))).toEqual(ids(own("en")));
    expect(variables(own(language))).toEqual(variables(own("en")));
  });
  test("are there for everything that is said", () => {
    const said = Object.values(CODE).flatMap((code) => [...code.matchAll(/\bsay\(\s*"([a-z][\w-]*)"/g)]);
    const chosen = Object.values(CODE).flatMap((code) => [...code.matchAll(/\bsay\([^"()]*\? "([^"]+)" : "([^"]+)"/g)]);
    const wanted = [...said, ...chosen].flatMap(([, ...found]) => found);
    expect(wanted.length).toBeGreaterThan(100);
    expect(wanted.filter((id) => !ids(own("en")).includes(id))).toEqual([]);
  });
  test("do not take the place of those that games share", async () => {
    const shared = ids(await sharedSource("en"));
    expect(shared.length).toBeGreaterThan(10);
    expect(ids(own("en")).filter((id) => shared.includes(id))).toEqual([]);
  });
});

describe("the words of a view's fields", () => {
  const folders = [...new Set(Object.keys(FIELDS).map((path) => path.replace(/fields\.\w+\.ftl$/, "")))];
  test.each(folders)("in %s are the same in every language, in the same order, and read without a flaw", (folder) => {
    const sources = LANGUAGES.map((language) => FIELDS[`${folder}fields.${language}.ftl`] ?? "");
    expect(ids(sources[0] ?? "").length).toBeGreaterThan(0);
    for (const source of sources) {
      expect(ids(source)).toEqual(ids(sources[0] ?? ""));
      expect(new FluentBundle("en").addResource(new FluentResource(source))).toEqual([]);
    }
  });
});

describe("the language", () => {
  test("is the first of the browser's that is spoken here", () => {
    expect(spoken(["ca-ES", "de"])).toBe("ca");
    expect(spoken(["fr-FR", "de-AT", "en"])).toBe("de");
    expect(spoken(["fr", "it"])).toBe("en");
    expect(spoken([])).toBe("en");
  });
});

describe("wording", () => {
  const source =
    "greets = { $playerIs ->\n    [you] You greet { $other }\n   *[other] { $player } greets { $other }\n}\nfriend = friend { $number }";
  const other = { kind: "text", id: "friend", args: { number: 3 } } as const;
  const text = { kind: "text", id: "greets", args: { player: { kind: "seat", seat: 1 }, other } } as const;

  test("knows who you are, and words texts inside texts", () => {
    expect(new Wording("en", [source], ["Anna", "Ben"], 1).render(text)).toBe("You greet friend 3");
    expect(new Wording("en", [source], ["Anna", "Ben"], 0).render(text)).toBe("Ben greets friend 3");
    expect(new Wording("en", [source], ["Anna", "Ben"]).render(text)).toBe("Ben greets friend 3");
  });
  test("shows what somebody wrote as it is", () => {
    const number = { kind: "words", words: "{ $seven }" } as const;
    expect(new Wording("en", [source]).render({ ...other, args: { number } })).toBe("friend { $seven }");
    expect(oneLine(" Old\n\u202eTown\u0007 ")).toBe("Old Town");
  });
  test("shows the id of a message that is missing", () => {
    expect(new Wording("en", [source]).render({ kind: "text", id: "nothing" })).toBe("nothing");
  });
});
