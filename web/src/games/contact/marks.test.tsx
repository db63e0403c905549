import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import { usePencil } from "./marks";

afterEach(() => render(null, document.body));

function Marking({ at }: { at: string }) {
  const [drawn, setDrawn] = usePencil(at);
  return (
    <button type="button" onClick={() => setDrawn(!drawn)}>
      {drawn ? "marks" : "guesses"}
    </button>
  );
}

test("the pencil is put down with the table: at the next one a click is a guess again", async () => {
  await act(() => render(<Marking at="a/0" />, document.body));
  await act(() => document.querySelector("button")?.click());
  expect(document.body.textContent).toBe("marks");
  await act(() => render(<Marking at="b/0" />, document.body));
  expect(document.body.textContent).toBe("guesses");
});
