// One line of a form: a choice among few values, or a switch, with its name before it.

interface ChoiceSettingProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly values: readonly Value[];
  readonly name: (value: Value) => string;
  readonly set: (value: Value) => void;
}

export function ChoiceSetting<Value extends string>({ label, value, values, name, set }: ChoiceSettingProps<Value>) {
  return (
    <label class="setting">
      {label}
      <select value={value} onChange={(event) => set(event.currentTarget.value as Value)}>
        {values.map((each) => (
          <option key={each} value={each}>
            {name(each)}
          </option>
        ))}
      </select>
    </label>
  );
}

export function SwitchSetting({ label, on, set }: { label: string; on: boolean; set: (on: boolean) => void }) {
  return (
    <label class="setting">
      {label}
      <input type="checkbox" checked={on} onChange={(event) => set(event.currentTarget.checked)} />
    </label>
  );
}
