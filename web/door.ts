// `file.ftl?door`: only the messages that stand at the door of a game. The rest is loaded with its table.
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const AT_THE_DOOR = /^(title|about|facts|credits|today|today-about|learn-\w+)$/u;

export function door(): Plugin {
  return {
    name: "saucer-door",
    enforce: "pre",
    async load(id) {
      const [path, query] = id.split("?");
      if (query !== "door" || !path) return null;
      return `export default ${JSON.stringify(atTheDoor(await readFile(path, "utf8")))}`;
    },
  };
}

/** A message begins with its id at the start of a line; what follows it is indented. */
export function atTheDoor(source: string): string {
  const messages = source.split(/^(?=[a-z][\w-]* =)/mu);
  return messages.filter((message) => AT_THE_DOOR.test(message.split(" ", 1)[0] ?? "")).join("");
}
