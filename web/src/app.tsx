import { Component, type ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { JoinPage } from "./pages/join";
import { StartPage } from "./pages/start";
import { lazy } from "./ui/lazy";
import { address, arrive, follow, type Route, route } from "./ui/router";
import { settings } from "./ui/settings";
import { State } from "./ui/state";
import { useStore } from "./ui/store";
import { WholePage } from "./ui/whole-page";
import { speak, useOwnWording, useSay } from "./words/use";

const TablePage = lazy(async () => (await import("./table/page/page")).TablePage);
const ReplayPage = lazy(async () => (await import("./pages/replay")).ReplayPage);
const RulesPage = lazy(async () => (await import("./pages/rules")).RulesPage);

export function App() {
  const where = useStore(route);
  const { language, theme, motion } = useStore(settings);
  const wording = useOwnWording();
  useEffect(() => {
    speak(language);
  }, [language]);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.dataset.motion = motion;
  }, [theme, motion]);
  useEffect(() => {
    addEventListener("popstate", arrive);
    document.addEventListener("click", follow);
    return () => {
      removeEventListener("popstate", arrive);
      document.removeEventListener("click", follow);
    };
  }, []);
  if (!wording) return null;
  return (
    <>
      <Skip />
      <Guard key={JSON.stringify(where)}>
        <Page where={where} />
      </Guard>
    </>
  );
}

function Skip() {
  const say = useSay();
  return (
    <a class="skip" href="#main">
      {say("skip")}
    </a>
  );
}

function Page({ where }: { where: Route }) {
  switch (where.page) {
    case "start":
      return <StartPage />;
    case "table":
      return <TablePage table={where.table} />;
    case "replay":
      return <ReplayPage table={where.table} />;
    case "rules":
      return <RulesPage slug={where.slug} />;
    case "join":
      return <JoinPage code={where.code} />;
    case "missing":
      return <Missing />;
  }
}

function Missing() {
  const say = useSay();
  return (
    <Sorry title={say("missing-title")}>
      <a class="button main" href={address.start}>
        {say("state-home")}
      </a>
    </Sorry>
  );
}

function Sorry({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <WholePage>
      <State mood="lost" title={title} alone>
        <p class="row">{children}</p>
      </State>
    </WholePage>
  );
}

/** A flaw in a drawing must not leave an empty page: the game is safe on the server. */
class Guard extends Component<{ children: ComponentChildren }, { broken: boolean }> {
  override state = { broken: false };

  static override getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const say = useSay();
  return (
    <Sorry title={say("broken-title")}>
      <button type="button" class="main" onClick={() => location.reload()}>
        {say("state-reload")}
      </button>
      <a class="button" href={address.start}>
        {say("state-home")}
      </a>
    </Sorry>
  );
}
