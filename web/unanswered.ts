// Before every test of the browser side: nothing is there to talk to. What a page asks a server for, without the test
// giving it an answer, never comes, and the test fails: else it would depend on whatever listens at that address.
import { afterEach, expect } from "vitest";

const unanswered: string[] = [];
globalThis.fetch = (asked) => {
  unanswered.push(String(asked instanceof Request ? asked.url : asked));
  return new Promise(() => {});
};

afterEach(() => expect(unanswered.splice(0), "asked of a server, with no answer in the test").toEqual([]));
