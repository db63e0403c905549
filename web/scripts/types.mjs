// TypeScript types from the server's JSON Schema, which comes on standard input: {wire, games, constants}.
// Constants are written beside the types of the wire.
// With --check nothing is written; stale files are named and the exit is 1.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { json } from "node:stream/consumers";
import { compile } from "json-schema-to-typescript";

const SRC = new URL("../src/", import.meta.url);
const BANNER = "// Generated from the types in src/saucer by `tools/web.py types`; a check compares them.";
const OPTIONS = {
  bannerComment: BANNER,
  unreachableDefinitions: true,
  // A tuple of "one to eight" is a list to us.
  ignoreMinAndMaxItems: true,
  style: { printWidth: 120 },
};

const checking = process.argv.includes("--check");
const { wire, games, constants } = await json(process.stdin);
const wanted = new Map([
  ["wire.generated.ts", `${await types(wire)}${Object.entries(constants).map(constant).join("")}`],
]);
for (const [slug, schema] of Object.entries(games)) {
  wanted.set(`games/${slug}/model.generated.ts`, await types(schema));
}
const stale = [...wanted].filter(([path, text]) => current(path) !== text);
if (!checking) for (const [path, text] of stale) write(path, text);
if (checking && stale.length > 0) {
  const names = stale.map(([path]) => relative(process.cwd(), new URL(path, SRC).pathname));
  console.error(`stale: ${names.join(", ")}; run python tools/web.py types`);
  process.exit(1);
}

/** The root holds nothing but definitions, so its own empty type and what refers to it are left out. */
async function types(schema) {
  const root = { title: "Root", type: "object", additionalProperties: false, $defs: named(listed(schema.$defs)) };
  const text = await compile(root, "Root", OPTIONS);
  return text
    .replace(/export interface Root \{\}\n+/, "")
    .replace(/\/\*\*\n \* This interface was referenced.*\n.*\n \*\/\n/g, "")
    .replace(/ \*\n \* This interface was referenced.*\n.*\n/g, "");
}

function constant([name, value]) {
  return `export const ${name} = ${JSON.stringify(value)} as const;\n`;
}

/** A tuple of four of a kind is a list to us. */
function listed(schema) {
  if (Array.isArray(schema)) return schema.map(listed);
  if (typeof schema !== "object" || schema === null) return schema;
  const { prefixItems, ...rest } = schema;
  const whole = prefixItems ? { ...rest, items: { anyOf: distinct(prefixItems) } } : rest;
  return Object.fromEntries(Object.entries(whole).map(([name, each]) => [name, listed(each)]));
}

function distinct(items) {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}

/** A definition that is only a reference keeps the name it was asked by. */
function named(definitions) {
  return Object.fromEntries(Object.entries(definitions).map(([name, each]) => [name, withTitle(name, each)]));
}

function withTitle(name, definition) {
  return "$ref" in definition ? { title: name, allOf: [definition] } : { ...definition, title: name };
}

function current(path) {
  try {
    return readFileSync(new URL(path, SRC), "utf8");
  } catch {
    return null;
  }
}

function write(path, text) {
  const file = new URL(path, SRC);
  mkdirSync(dirname(file.pathname), { recursive: true });
  writeFileSync(file, text);
}
