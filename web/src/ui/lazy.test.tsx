import { Component, type ComponentChildren, render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test } from "vitest";
import { speak } from "../words/use";
import { lazy } from "./lazy";

class Guard extends Component<{ children: ComponentChildren }, { broken: boolean }> {
  override state = { broken: false };
  static override getDerivedStateFromError() {
    return { broken: true };
  }
  override render() {
    return this.state.broken ? "broken" : this.props.children;
  }
}

beforeEach(() => speak("en"));
afterEach(() => render(null, document.body));

test("a page that cannot be loaded is said so: it is not waited for", async () => {
  const Page = lazy(() => Promise.reject(new Error("gone since the last version")));
  const page = (
    <Guard>
      <Page />
    </Guard>
  );
  await act(() => render(page, document.body));
  await act(async () => {});
  expect(document.body.textContent).toBe("broken");
});
