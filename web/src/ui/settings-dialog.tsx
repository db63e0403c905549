// Settings, from every page, at a table too. They are kept on this device.
import { SeatMark } from "../art/shapes";
import { http } from "../net/http";
import { LONGEST_NAME, type Me, SHAPES } from "../wire";
import { useSay } from "../words/use";
import { Dialog } from "./dialog";
import { LanguageChoice } from "./header";
import { rename, useMe } from "./my-name";
import { ChoiceSetting, SwitchSetting } from "./setting";
import { change, settings } from "./settings";
import { play } from "./sound";
import { useStore } from "./store";
import { useTry } from "./try";

export function SettingsDialog({ close }: { close: () => void }) {
  const say = useSay();
  const { theme, motion, sound, hints, notifications, plain } = useStore(settings);
  return (
    <Dialog title={say("settings-title")} close={close}>
      <div class="settings">
        <Identity />
        <div class="setting">
          <span aria-hidden="true">{say("settings-language")}</span>
          <LanguageChoice />
        </div>
        <ChoiceSetting
          label={say("settings-theme")}
          value={theme}
          values={["auto", "light", "dark"]}
          name={(each) => say(`settings-theme-${each}`)}
          set={(next) => change({ theme: next })}
        />
        <ChoiceSetting
          label={say("settings-motion")}
          value={motion}
          values={["auto", "off"]}
          name={(each) => say(`settings-motion-${each}`)}
          set={(next) => change({ motion: next })}
        />
        <SwitchSetting label={say("settings-sound")} on={sound} set={heard} />
        <SwitchSetting
          label={say("settings-hints")}
          on={hints}
          set={(on) => change(on ? { hints: true, seen: [] } : { hints: false })}
        />
        <SwitchSetting label={say("settings-plain")} on={plain} set={(on) => change({ plain: on })} />
        {"Notification" in window && (
          <SwitchSetting label={say("settings-notifications")} on={notifications} set={notified} />
        )}
        <MyThings />
      </div>
    </Dialog>
  );
}

function MyThings() {
  const say = useSay();
  return (
    <div class="my-things">
      <a class="button" href={http.shelfFile} download>
        {say("shelf-export")}
      </a>
      <p class="muted">{say("shelf-about")}</p>
    </div>
  );
}

function heard(sound: boolean): void {
  change({ sound });
  if (sound) play("turn");
}

/** Asked for only here, on a click. */
async function notified(wanted: boolean): Promise<void> {
  const allowed = wanted && (await Notification.requestPermission()) === "granted";
  change({ notifications: allowed });
}

function Identity() {
  const say = useSay();
  const [me, setMe] = useMe();
  const { attempt, problem } = useTry();
  if (!me) return null;
  const keep = (next: Me) => {
    setMe(next);
    if (next.name.trim()) attempt(() => rename(next));
  };
  return (
    <fieldset class="identity">
      <legend>{say("settings-me")}</legend>
      <label class="setting">
        {say("settings-name")}
        <input
          maxLength={LONGEST_NAME}
          value={me.name}
          autocomplete="nickname"
          // What is typed is kept at once, since whatever happens at the table draws this anew; it is sent when it is done.
          onInput={(event) => setMe({ ...me, name: event.currentTarget.value })}
          onChange={(event) => keep({ ...me, name: event.currentTarget.value })}
        />
      </label>
      <div class="shapes" role="radiogroup" aria-label={say("settings-shape")}>
        {SHAPES.map((shape) => (
          <label key={shape} class="shape">
            <input
              type="radio"
              name="shape"
              checked={me.shape === shape}
              aria-label={say(`shape-${shape}`)}
              onChange={() => keep({ ...me, shape })}
            />
            <SeatMark shape={shape} size={30} />
          </label>
        ))}
      </div>
      <p class="muted">{say("settings-me-about")}</p>
      {problem}
    </fieldset>
  );
}
