import type { Locale } from '@ori/contracts/locale';
import type { TuningsProps } from '@ori/contracts/sound-labs';
import { type ComponentType, useState } from 'react';
import { Choices } from '../frame/choices.tsx';
import type { LabProps } from '../frame/lab-props.tsx';
import { say } from '../frame/words.ts';
import { BeatsBench } from './beats-bench.tsx';
import { CommasBench } from './commas-bench.tsx';
import { ScalesBench } from './scales-bench.tsx';
import { StringBench } from './string-bench.tsx';
import './tunings.css';
import { WORDS } from './words.ts';

type BenchName = TuningsProps['bench'];

const BENCHES: Readonly<Record<BenchName, ComponentType<{ readonly locale: Locale }>>> = {
  beats: BeatsBench,
  string: StringBench,
  commas: CommasBench,
  scales: ScalesBench,
};
const NAMES = Object.keys(BENCHES) as BenchName[];

/** Four workbenches about tones that belong together: each asks first, then shows. */
export function Lab({ props, locale }: LabProps<TuningsProps>) {
  const [bench, setBench] = useState(props.bench);
  const Bench = BENCHES[bench];
  return (
    <div className="lab tunings">
      <Choices
        legend={say(WORDS.bench, locale)}
        choices={NAMES.map((value) => ({ value, label: say(WORDS[value], locale) }))}
        value={bench}
        onChoose={setBench}
      />
      <Bench key={bench} locale={locale} />
    </div>
  );
}
