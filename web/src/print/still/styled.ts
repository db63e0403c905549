// Style put into a drawing: what style sheets say to its elements becomes their attributes, with every variable
// resolved, so that whoever reads the picture needs no style sheet.
import type { Element } from "./element";
import type { Compound, Rule } from "./rules";

/** What a picture is made of; all else in a style sheet is about pages. */
const DRAWN = [
  "color", "display", "dominant-baseline", "fill", "fill-opacity", "font-size", "font-weight", "letter-spacing",
  "opacity", "paint-order", "stroke", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "stroke-opacity",
  "stroke-width", "text-anchor",
]; // biome-ignore format: a table

type Values = ReadonlyMap<string, string>;

export function dress(element: Element, rules: readonly Rule[], above: Values = variablesOf(element, rules)): void {
  const declared = declaredFor(element, rules);
  const variables = new Map([...above, ...[...declared].filter(([name]) => name.startsWith("--"))]);
  for (const name of DRAWN) {
    const value = declared.get(name);
    if (value !== undefined) element.setAttribute(name, plain(name, resolved(value, variables)));
  }
  for (const child of element.childNodes) if (child.localName) dress(child, rules, variables);
}

/** What stands above the drawing: the page's own, and that of the elements around it. */
function variablesOf(element: Element, rules: readonly Rule[]): Values {
  const root = rules.filter(({ steps }) => steps.length === 0).flatMap(({ declared }) => declared);
  const around: (readonly [string, string])[] = [];
  for (let each = element.parentNode; each; each = each.parentNode) around.unshift(...declaredFor(each, rules));
  return new Map([...root, ...around].filter(([name]) => name.startsWith("--")));
}

/** The stronger selector wins, then the later one; what stands at the element itself is stronger than all. */
function declaredFor(element: Element, rules: readonly Rule[]): Values {
  const said = rules
    .filter(({ steps }) => steps.length > 0 && isSelected(element, steps))
    .sort((one, two) => one.weight - two.weight)
    .flatMap(({ declared }) => declared);
  const own = Object.entries(element.style).map(([name, value]) => [name, String(value)] as const);
  return new Map([...said, ...own]);
}

function isSelected(element: Element, steps: readonly Compound[]): boolean {
  const last = steps.at(-1);
  if (!last) return true;
  if (!fits(element, last)) return false;
  const before = steps.slice(0, -1);
  if (before.length === 0) return true;
  for (let each = element.parentNode; each; each = each.parentNode) {
    if (isSelected(each, before)) return true;
    if (last.child) return false;
  }
  return false;
}

function fits(element: Element, { tag, classes, having, not }: Compound): boolean {
  const own = (element.attributes.get("class") ?? "").split(" ");
  return (
    (tag === null || tag === element.localName) &&
    classes.every((name) => own.includes(name)) &&
    having.every(({ name, how, value }) => {
      const found = element.attributes.get(name);
      if (found === undefined) return false;
      return how === "" || (how === "=" ? found === value : found.includes(value));
    }) &&
    !not.some((step) => fits(element, step))
  );
}

/** Variables and the larger of two lengths. */
function resolved(value: string, variables: Values): string {
  const known = value.replace(/var\((--[\w-]+)\)/gu, (_, name: string) =>
    resolved(variables.get(name) ?? "", variables),
  );
  return known.replace(
    /max\(([^()]+)\)/gu,
    (_, lengths: string) => `${Math.max(...lengths.split(",").map(parseFloat))}px`,
  );
}

/** As an attribute wants it: lengths are in the units of the drawing, letters have the weights there are. */
function plain(name: string, value: string): string {
  if (name === "font-weight") return Number(value) > 500 || value === "bold" ? "700" : "400";
  return value.replace(/(\d)px\b/gu, "$1").replace(/currentcolor/iu, "currentColor");
}
