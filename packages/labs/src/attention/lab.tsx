import type { Locale } from '@ori/contracts/locale';
import type { AttentionProps } from '@ori/contracts/mind-labs';
import { type ComponentType, useState } from 'react';
import { Choices } from '../frame/choices.tsx';
import type { LabProps } from '../frame/lab-props.tsx';
import { number, say } from '../frame/words.ts';
import './attention.css';
import { NeighboursBench } from './neighbours-bench.tsx';
import { ReactionBench } from './reaction-bench.tsx';
import { useFrameLength } from './use-frame-length.ts';
import { WanderBench } from './wander-bench.tsx';
import { WORDS } from './words.ts';

type BenchName = AttentionProps['bench'];
const BENCHES: Readonly<Record<BenchName, ComponentType<{ readonly locale: Locale }>>> = {
  neighbours: NeighboursBench,
  reaction: ReactionBench,
  wander: WanderBench,
};
const NAMES = Object.keys(BENCHES) as BenchName[];

/** Three experiments that a learner does on themself: guess, measure, see the spread. */
export function Lab({ props, locale }: LabProps<AttentionProps>) {
  const [bench, setBench] = useState(props.bench);
  const frameMs = useFrameLength();
  const Bench = BENCHES[bench];
  return (
    <div className="lab attention-lab">
      <Choices
        legend={say(WORDS.bench, locale)}
        choices={NAMES.map((value) => ({ value, label: say(WORDS[value], locale) }))}
        value={bench}
        onChoose={setBench}
      />
      <Bench key={bench} locale={locale} />
      <p className="text-sm text-mute">{say(WORDS.private, locale)}</p>
      {frameMs !== null && bench !== 'wander' && (
        <p className="text-sm text-mute">{say(WORDS.lag, locale, { n: number(frameMs, locale, 1) })}</p>
      )}
    </div>
  );
}
