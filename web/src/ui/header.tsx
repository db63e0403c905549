// On top of every page: home, language, sound and settings; a table adds its own.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { LANGUAGES, type Language, OWN_NAMES } from "../words/languages";
import { useSay } from "../words/use";
import { address } from "./router";
import { change, settings } from "./settings";
import { SettingsDialog } from "./settings-dialog";
import { useStore } from "./store";

export function Header({ title, children }: { title?: string; children?: ComponentChildren }) {
  const say = useSay();
  const [open, set] = useState(false);
  return (
    <header class="header">
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
          onClick={() => set(true)}
        >
          <Icon d="M12,8.5A3.5,3.5 0 1 1 12,15.5A3.5,3.5 0 1 1 12,8.5ZM12,3V5.5M12,18.5V21M3,12H5.5M18.5,12H21M5.6,5.6L7.4,7.4M16.6,16.6L18.4,18.4M5.6,18.4L7.4,16.6M16.6,7.4L18.4,5.6" />
        </button>
      </div>
      {open && <SettingsDialog close={() => set(false)} />}
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

export function Icon({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" class="icon">
      <path d={d} />
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
