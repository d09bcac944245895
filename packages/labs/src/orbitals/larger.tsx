import type { Locale } from '@ori/contracts/locale';
import { meanRadiusBohr, type Orbital, ORBITALS } from '@ori/core/quantum/hydrogen-orbital';
import { useState } from 'react';
import { Choices } from '../frame/choices.tsx';
import { Finding } from '../frame/finding.tsx';
import { number, say } from '../frame/words.ts';
import { nameParts } from './orbital-name.tsx';
import { WORDS } from './words.ts';

interface LargerProps {
  readonly n: number;
  readonly locale: Locale;
}

/** One orbital of each kind in a shell. */
const kindsOf = (n: number): readonly Orbital[] => ORBITALS.filter((each) => each.n === n && each.m === 0);

/** A second prediction: which kind of a shell reaches farthest, answered by the mean distances. */
export function Larger({ n, locale }: LargerProps) {
  const [guess, setGuess] = useState<number | null>(null);
  const kinds = kindsOf(n);
  if (kinds.length < 2) return null;
  const list = kinds
    .map((each) => `${nameParts(each).shell}: ${number(meanRadiusBohr(each), locale, 1)}`)
    .join(' · ');
  const verdict =
    guess === 0
      ? say(WORDS.right, locale)
      : say(WORDS.wrong, locale, { guess: `${n}${'spdf'[guess ?? 0] ?? ''}` });
  return (
    <>
      <Choices
        legend={say(WORDS.larger, locale)}
        choices={kinds.map((each) => ({ value: each.l, label: nameParts(each).shell }))}
        value={guess}
        onChoose={setGuess}
      />
      {guess !== null && (
        <Finding tone={guess === 0 ? 'found' : 'open'}>
          {verdict} {say(WORDS.largerState, locale, { list })}
        </Finding>
      )}
    </>
  );
}
