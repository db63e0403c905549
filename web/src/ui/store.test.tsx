import { render } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import { store, useStore } from "./store";

afterEach(() => render(null, document.body));

test("what changes between the drawing and the watching is drawn, too", async () => {
  const count = store(1);
  function Shown() {
    const shown = useStore(count);
    useLayoutEffect(() => count.set(2), []);
    return <>{shown}</>;
  }
  await act(() => render(<Shown />, document.body));
  expect(document.body.textContent).toBe("2");
});
