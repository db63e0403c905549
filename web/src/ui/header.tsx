// On top of every page: home, language, sound and settings; a table adds its own.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { LANGUAGES } from "../wire";
import { type Language, OWN_NAMES } from "../words/languages";
import { useSay } from "../words/use";
import { Icon, SLIDERS } from "./icon";
import { address } from "./router";
import { change, settings } from "./settings";
import { SettingsDialog } from "./settings-dialog";
import { useStore } from "./store";

export function Header({ title, children }: { title?: string; children?: ComponentChildren }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  return (
    <header class="header" data-full={Boolean(children)}>
      <a class="brand" href={address.start} aria-label={say("header-home")}>
        <Mark />
        <span class="brand-name">Saucer</span>
      </a>
      {title && <span class="header-title">{title}</span>}
      <div class="header-tools">
        {children}
        <SoundSwitch />
        <LanguageChoice />
        <button
          type="button"
          class="quiet"
          aria-label={say("settings-title")}
          title={say("settings-title")}
          onClick={() => setOpen(true)}
        >
          <Icon d={SLIDERS} />
        </button>
      </div>
      {open && <SettingsDialog close={() => setOpen(false)} />}
    </header>
  );
}

function Mark() {
  return (
    <svg viewBox="-20 -14 40 28" width="40" height="28" aria-hidden="true">
      <path class="mark-dome" d="M-8,-1Q-7,-11 0,-11Q7,-11 8,-1Z" />
      <path class="mark-disc" d="M-18,2Q0,-7 18,2Q0,11 -18,2Z" />
    </svg>
  );
}

function SoundSwitch() {
  const say = useSay();
  const { sound } = useStore(settings);
  const waves = sound ? "M15,9Q17.5,12 15,15M17.5,6.5Q22,12 17.5,17.5" : "M15.5,9.5L20.5,14.5M20.5,9.5L15.5,14.5";
  return (
    <button
      type="button"
      class="quiet"
      aria-pressed={sound}
      aria-label={say("settings-sound")}
      title={say("settings-sound")}
      onClick={() => change({ sound: !sound })}
    >
      <Icon d={`M3,9.5V14.5H7L12,19V5L7,9.5Z${waves}`} />
    </button>
  );
}

export function LanguageChoice() {
  const say = useSay();
  const { language } = useStore(settings);
  return (
    <select
      class="language"
      aria-label={say("settings-language")}
      value={language}
      onChange={(event) => change({ language: event.currentTarget.value as Language })}
    >
      {LANGUAGES.map((each) => (
        <option key={each} value={each} lang={each}>
          {OWN_NAMES[each]}
        </option>
      ))}
    </select>
  );
}
