import type { Locale } from '@ori/contracts/locale';
import { Choices } from '../frame/choices.tsx';
import { Stepper } from '../frame/stepper.tsx';
import { number, say } from '../frame/words.ts';
import type { Setting } from './bench.ts';
import { SPARK_WORDS } from './words.ts';

const RESISTANCES = [0, 0.5, 1, 3] as const;

interface SparkKeysProps {
  readonly setting: Setting;
  readonly locale: Locale;
  readonly onSet: (setting: Setting) => void;
}

/** What of the two circuits may be changed. */
export function SparkKeys({ setting, locale, onSet }: SparkKeysProps) {
  return (
    <>
      <Stepper
        label={say(SPARK_WORDS.distance, locale)}
        value={setting.distanceCm}
        min={5}
        max={100}
        step={5}
        valueText={say(SPARK_WORDS.cm, locale, { n: setting.distanceCm })}
        onChange={(distanceCm) => onSet({ ...setting, distanceCm })}
      />
      <Stepper
        label={say(SPARK_WORDS.mistuned, locale)}
        value={setting.mistunedPercent}
        min={-40}
        max={40}
        step={5}
        valueText={say(SPARK_WORDS.percent, locale, { n: number(setting.mistunedPercent, locale) })}
        onChange={(mistunedPercent) => onSet({ ...setting, mistunedPercent })}
      />
      <Choices
        legend={say(SPARK_WORDS.resistance, locale)}
        value={setting.resistanceOhm}
        onChoose={(resistanceOhm) => onSet({ ...setting, resistanceOhm })}
        choices={RESISTANCES.map((value) => ({
          value: value as number,
          label: say(SPARK_WORDS.ohm, locale, { n: number(value, locale) }),
        }))}
      />
      <label className="flex items-center gap-2">
        <input
          type="checkbox"
          checked={setting.hasLamp}
          onChange={(event) => onSet({ ...setting, hasLamp: event.currentTarget.checked })}
        />
        {say(SPARK_WORDS.lamp, locale)}
      </label>
    </>
  );
}
