import type { Locale } from '@ori/contracts/locale';
import { useState } from 'react';
import { Stepper } from '../frame/stepper.tsx';
import { number, say } from '../frame/words.ts';
import { WORDS } from './words.ts';

interface GuessAngleProps {
  readonly angle: string;
  readonly onShow: (guess: number) => void;
  readonly locale: Locale;
}

/** A guess comes before the first measure. */
export function GuessAngle({ angle, onShow, locale }: GuessAngleProps) {
  const [guess, setGuess] = useState(90);
  return (
    <>
      <p>{say(WORDS.before, locale, { angle })}</p>
      <Stepper
        label={say(WORDS.guess, locale, { angle })}
        value={guess}
        min={0}
        max={180}
        valueText={`${number(guess, locale, 0)}°`}
        onChange={setGuess}
      />
      <button type="button" className="btn btn-primary" onClick={() => onShow(guess)}>
        {say(WORDS.show, locale)}
      </button>
    </>
  );
}
