// A page with nothing on it but one thing, such as what it waits for.
import type { ComponentChildren } from "preact";
import { Header } from "./header";
import type { Requested } from "./request";
import { ProblemState, Waiting } from "./state";

export function WholePage({ children }: { children: ComponentChildren }) {
  return (
    <>
      <Header />
      <main class="page" id="main">
        {children}
      </main>
    </>
  );
}

export function WaitingPage() {
  return (
    <WholePage>
      <Waiting alone />
    </WholePage>
  );
}

/** As long as what was asked for is not here: that it is waited for, or why it will not come. */
export function NotHerePage({ asked, again }: { asked: Requested<unknown>; again?: () => void }) {
  if (asked.kind !== "refused") return <WaitingPage />;
  return (
    <WholePage>
      <ProblemState why={asked.why} {...(again && { again })} alone />
    </WholePage>
  );
}
