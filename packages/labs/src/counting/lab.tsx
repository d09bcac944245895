import { NUMERAL_SYSTEMS, type NumeralSystem } from '@ori/contracts/numeral-names';
import type { CountingProps } from '@ori/contracts/number-labs';
import { MAYA_MODES, type MayaMode } from '@ori/core/numerals/maya';
import { useState } from 'react';
import { Choices } from '../frame/choices.tsx';
import type { LabProps } from '../frame/lab-props.tsx';
import { say } from '../frame/words.ts';
import { AddBench } from './add-bench.tsx';
import type { BenchProps } from './bench-props.ts';
import { BuildBench } from './build-bench.tsx';
import { FirstCount } from './first-count.tsx';
import { DoubleBench } from './double-bench.tsx';
import { ReadBench } from './read-bench.tsx';
import { largest } from './systems.ts';
import { FIRST_NOTES, SYSTEM_NAMES, SYSTEM_NOTES, WORDS } from './words.ts';
import { WriteBench } from './write-bench.tsx';
import './counting.css';

const BENCHES = ['write', 'read', 'add', 'double', 'build'] as const;
type Bench = (typeof BENCHES)[number];

function benchesOf(system: NumeralSystem): readonly Bench[] {
  if (system === 'yoruba') return ['write', 'read', 'build'];
  return system === 'egyptian' ? ['write', 'read', 'add', 'double'] : ['write', 'read', 'add'];
}

const systemsOf = (range: CountingProps['range']): readonly NumeralSystem[] =>
  range === 'twenty' ? NUMERAL_SYSTEMS.slice(0, 2) : NUMERAL_SYSTEMS;

function BenchPart({
  bench,
  start,
  ...props
}: BenchProps & { readonly bench: Bench; readonly start: number }) {
  switch (bench) {
    case 'write':
      return <WriteBench {...props} start={start} />;
    case 'read':
      return <ReadBench {...props} />;
    case 'add':
      return <AddBench {...props} />;
    case 'double':
      return <DoubleBench {...props} />;
    case 'build':
      return <BuildBench locale={props.locale} />;
  }
}

/** Six ways of writing numbers, or one number of things for those who begin to count. */
export function Lab({ props, locale }: LabProps<CountingProps>) {
  if (props.simply) return <FirstCount props={props} locale={locale} />;
  return <Benches props={props} locale={locale} />;
}

/** Write, read, and reckon with the signs. */
function Benches({ props, locale }: Pick<LabProps<CountingProps>, 'props' | 'locale'>) {
  const { range } = props;
  const [system, setSystem] = useState(props.system);
  const [mode, setMode] = useState<MayaMode>(props.number < 360 ? 'counting' : 'days');
  const [wanted, setBench] = useState<Bench>('write');
  const benches = benchesOf(system);
  const bench = benches.includes(wanted) ? wanted : 'write';
  const note = (range === 'twenty' ? FIRST_NOTES[system] : undefined) ?? SYSTEM_NOTES[system];
  const start = Math.min(props.number, largest(system, range, mode));
  return (
    <div className="lab counting" data-range={range}>
      <Choices
        legend={say(WORDS.system, locale)}
        choices={systemsOf(range).map((value) => ({ value, label: say(SYSTEM_NAMES[value], locale) }))}
        value={system}
        onChoose={setSystem}
      />
      <p className="text-mute">{say(note, locale)}</p>
      <Choices
        legend={say(WORDS.bench, locale)}
        choices={benches.map((value) => ({ value, label: say(WORDS[value], locale) }))}
        value={bench}
        onChoose={setBench}
      />
      {system === 'maya' && range === 'large' && (
        <Choices
          legend={say(WORDS.mode, locale)}
          choices={MAYA_MODES.map((value) => ({ value, label: say(WORDS[value], locale) }))}
          value={mode}
          onChoose={setMode}
        />
      )}
      <BenchPart
        key={`${system} ${bench} ${mode}`}
        bench={bench}
        system={system}
        range={range}
        mode={mode}
        locale={locale}
        start={start}
      />
    </div>
  );
}
