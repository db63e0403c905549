// Style sheets as lists of rules. What depends on a window (`@media`, `@container`) is left out; so is what a pointer
// or a focus brings about.

/** One step of a selector, such as `.los-spot[data-state="lit"]`, and how it hangs on the step before it. */
export interface Compound {
  readonly tag: string | null;
  readonly classes: readonly string[];
  readonly having: readonly Having[];
  readonly not: readonly Compound[];
  readonly child: boolean;
}

interface Having {
  readonly name: string;
  readonly how: "" | "=" | "*=";
  readonly value: string;
}

export interface Rule {
  readonly steps: readonly Compound[];
  readonly declared: readonly (readonly [name: string, value: string])[];
  readonly weight: number;
}

export function rulesOf(source: string): readonly Rule[] {
  const plain = withoutAt(source.replace(/\/\*.*?\*\//gsu, ""));
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/gu)].flatMap(([, selectors = "", body = ""]) =>
    split(selectors, ",").flatMap((selector) => {
      const steps = stepsOf(selector.trim());
      return steps ? [{ steps, declared: declarations(body), weight: weightOf(steps) }] : [];
    }),
  );
}

/** Without the rules that begin with an `@`, and all inside them. */
function withoutAt(source: string): string {
  const at = source.indexOf("@");
  if (at < 0) return source;
  const [semicolon, brace] = [source.indexOf(";", at), source.indexOf("{", at)];
  if (semicolon >= 0 && (brace < 0 || semicolon < brace))
    return source.slice(0, at) + withoutAt(source.slice(semicolon + 1));
  let [end, depth] = [brace + 1, 1];
  for (; depth > 0 && end < source.length; end++) depth += source[end] === "{" ? 1 : source[end] === "}" ? -1 : 0;
  return source.slice(0, at) + withoutAt(source.slice(end));
}

/** Not inside brackets. */
function split(text: string, by: string): readonly string[] {
  const parts = [""];
  let depth = 0;
  for (const letter of text) {
    if ("([".includes(letter)) depth++;
    if (")]".includes(letter)) depth--;
    if (letter === by && depth === 0) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

function declarations(body: string): readonly (readonly [string, string])[] {
  return split(body, ";").flatMap((line) => {
    const at = line.indexOf(":");
    return at < 0 ? [] : [[line.slice(0, at).trim(), line.slice(at + 1).trim()] as const];
  });
}

const STEP = /^([a-z]+|\*)?((?:\.[\w-]+|\[[^\]]+\]|:not\([^)]+\))*)$/u;

/** None for the page as a whole; null for what never matches a picture that lies still. */
function stepsOf(selector: string): readonly Compound[] | null {
  if (selector === ":root") return [];
  const words = split(selector.replace(/\s*>\s*/gu, " >"), " ").filter(Boolean);
  const steps = words.map((word) => stepOf(word.replace(">", ""), word.startsWith(">")));
  return steps.every((step) => step !== null) ? (steps as readonly Compound[]) : null;
}

function stepOf(word: string, child: boolean): Compound | null {
  const [found, tag, rest = ""] = STEP.exec(word) ?? [];
  if (found === undefined) return null;
  const nots = [...rest.matchAll(/:not\(([^)]+)\)/gu)].map(([, inner = ""]) => stepOf(inner, false));
  const own = rest.replace(/:not\([^)]+\)/gu, "");
  return {
    tag: tag && tag !== "*" ? tag : null,
    classes: [...own.matchAll(/\.([\w-]+)/gu)].map(([, name = ""]) => name),
    having: [...own.matchAll(/\[([\w-]+)(?:(\*?=)"?([^"\]]*)"?)?\]/gu)].map(([, name = "", how = "", value = ""]) => ({
      name,
      how: how as Having["how"],
      value,
    })),
    not: nots.filter((step) => step !== null),
    child,
  };
}

function weightOf(steps: readonly Compound[]): number {
  return steps.reduce((sum, step) => {
    const names = step.classes.length + step.having.length;
    return sum + 100 * names + (step.tag ? 1 : 0) + weightOf(step.not);
  }, 0);
}
