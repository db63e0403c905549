// Elements without a browser: just enough of a document for Preact to draw into, once, and for style and markup to be
// read from it afterwards.
import { type ComponentChild, render } from "preact";

export const SVG = "http://www.w3.org/2000/svg";

class Style {
  [name: string]: unknown;
  setProperty(name: string, value: string): void {
    this[name] = value;
  }
}

export class Element {
  readonly nodeType: number;
  readonly namespaceURI = SVG;
  readonly childNodes: Element[] = [];
  readonly attributes = new Map<string, string>();
  readonly style = new Style();
  parentNode: Element | null = null;

  /** Without a name it is a text. */
  constructor(
    readonly localName: string | undefined,
    public data = "",
  ) {
    this.nodeType = localName ? 1 : 3;
  }

  get ownerDocument() {
    return {
      createElementNS: (_: string, name: string) => new Element(name),
      createTextNode: (text: unknown) => new Element(undefined, String(text)),
    };
  }
  get firstChild(): Element | null {
    return this.childNodes[0] ?? null;
  }
  get nextSibling(): Element | null {
    const around = this.parentNode?.childNodes ?? [];
    return around[around.indexOf(this) + 1] ?? null;
  }
  insertBefore(child: Element, before: Element | null): Element {
    child.remove();
    const at = before ? this.childNodes.indexOf(before) : this.childNodes.length;
    this.childNodes.splice(at, 0, child);
    child.parentNode = this;
    return child;
  }
  remove(): void {
    const around = this.parentNode?.childNodes;
    around?.splice(around.indexOf(this), 1);
    this.parentNode = null;
  }
  setAttribute(name: string, value: unknown): void {
    this.attributes.set(name, String(value));
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }
  addEventListener(): void {}
}

/** The one element that is drawn, inside one with these attributes, which styles may ask for. */
export function drawn(what: ComponentChild, around: Readonly<Record<string, string>>): Element {
  const frame = new Element("g");
  for (const [name, value] of Object.entries(around)) frame.setAttribute(name, value);
  render(what, frame as unknown as globalThis.Element);
  const [only, ...others] = frame.childNodes;
  if (!only || others.length > 0) throw new Error("a picture should be one svg");
  return only;
}
