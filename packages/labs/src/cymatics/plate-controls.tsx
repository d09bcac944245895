import type { Locale, LocalisedText } from '@ori/contracts/locale';
import { Choices } from '../frame/choices.tsx';
import { Stepper } from '../frame/stepper.tsx';
import { number, say } from '../frame/words.ts';
import { DRIVES } from './plate-setting.ts';
import type { Bench } from './use-bench.ts';
import { WORDS } from './words.ts';

const SHAPES = ['square', 'oblong', 'round'] as const;
const EDGES = ['free', 'supported'] as const;
const MATERIALS = ['aluminium', 'steel', 'brass', 'glass'] as const;

/** Alternatives with their words. */
function named<Value extends string>(
  values: readonly Value[],
  wordOf: (value: Value) => LocalisedText,
  locale: Locale,
) {
  return values.map((value) => ({ value, label: say(wordOf(value), locale) }));
}

/** The plate: its shape, edge, material and size, and where it is shaken. */
export function PlateControls({ bench, locale }: { readonly bench: Bench; readonly locale: Locale }) {
  const { setting } = bench.plate;
  const mm = (n: number) => say(WORDS.mm, locale, { n: number(n, locale, 1) });
  return (
    <div className="grid gap-3">
      <Choices
        legend={say(WORDS.shape, locale)}
        choices={named(SHAPES, (it) => WORDS[it], locale)}
        value={setting.shape}
        onChoose={(shape) => bench.change({ shape })}
      />
      <Choices
        legend={say(WORDS.edge, locale)}
        choices={named(EDGES, (it) => WORDS[it], locale)}
        value={setting.edge}
        onChoose={(edge) => bench.change({ edge })}
      />
      <Choices
        legend={say(WORDS.material, locale)}
        choices={named(MATERIALS, (it) => WORDS[it], locale)}
        value={setting.material}
        onChoose={(material) => bench.change({ material })}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <Stepper
          label={say(WORDS.size, locale)}
          value={setting.sizeMm}
          min={100}
          max={400}
          step={10}
          valueText={mm(setting.sizeMm)}
          onChange={(sizeMm) => bench.change({ sizeMm })}
        />
        <Stepper
          label={say(WORDS.thickness, locale)}
          value={setting.thicknessMm}
          min={0.5}
          max={4}
          step={0.5}
          valueText={mm(setting.thicknessMm)}
          onChange={(thicknessMm) => bench.change({ thicknessMm })}
        />
      </div>
      <Choices
        legend={say(WORDS.drive, locale)}
        choices={named(DRIVES, (it) => (it === 'edge' ? WORDS.edgeOff : WORDS[it]), locale)}
        value={bench.drive}
        onChoose={bench.shakeAt}
      />
    </div>
  );
}
