import type { FractionBarsProps } from '@ori/contracts/interactives';
import type { Locale } from '@ori/contracts/locale';
import { useState } from 'react';
import { Choices } from '../frame/choices.tsx';
import { Finding } from '../frame/finding.tsx';
import type { LabProps } from '../frame/lab-props.tsx';
import { say } from '../frame/words.ts';
import { FractionBarsFigure } from './figure.tsx';
import { WORDS } from './words.ts';

function fits({ first, second }: FractionBarsProps, cuts: number): boolean {
  return cuts % first.parts === 0 && cuts % second.parts === 0;
}

function wordsFor(setting: FractionBarsProps, cuts: number | null, joined: boolean, locale: Locale): string {
  const { first, second } = setting;
  const names = { a: `${first.shaded}/${first.parts}`, b: `${second.shaded}/${second.parts}` };
  if (cuts === null) return say(WORDS.before, locale, names);
  if (!fits(setting, cuts)) return say(WORDS.noFit, locale, { n: cuts });
  const a = (first.shaded * cuts) / first.parts;
  const b = (second.shaded * cuts) / second.parts;
  const recut = { ...names, as: `${a}/${cuts}`, bs: `${b}/${cuts}`, sum: `${a + b}/${cuts}` };
  return say(joined ? WORDS.joined : WORDS.fits, locale, recut);
}

/** Try cuts until one fits both bars, then lay the shaded parts end to end. */
export function Lab({ props: setting, locale }: LabProps<FractionBarsProps>) {
  const [cuts, setCuts] = useState<number | null>(null);
  const [joined, setJoined] = useState(false);
  const good = cuts !== null && fits(setting, cuts);
  const words = wordsFor(setting, cuts, joined, locale);
  return (
    <div className="lab">
      <FractionBarsFigure setting={setting} cuts={cuts} joined={joined} label={words} />
      <Choices
        legend={say(WORDS.cut, locale)}
        choices={setting.cuts.map((value) => ({ value, label: say(WORDS.parts, locale, { n: value }) }))}
        value={cuts}
        onChoose={(value) => {
          setCuts(value);
          setJoined(false);
        }}
      />
      <button type="button" className="btn btn-primary" aria-disabled={!good} onClick={() => setJoined(good)}>
        {say(WORDS.join, locale)}
      </button>
      <Finding tone={good ? 'found' : 'open'}>{words}</Finding>
    </div>
  );
}
