import type { Locale } from '@ori/contracts/locale';
import { formatRational } from '@ori/core/maths/rational';
import { readAt, sexagesimalPlaces, transcribe } from '@ori/core/numerals/sexagesimal';
import { useState } from 'react';
import { Choices } from '../frame/choices.tsx';
import { say } from '../frame/words.ts';
import { WORDS } from './words.ts';

const POWERS = [1, 0, -1] as const;
const NAMES = { '1': WORDS.sixties, '0': WORDS.ones, '-1': WORDS.sixtieths } as const;

/** The same wedges, read three ways: which place is the ones is for the reader to know. */
export function PlaceReading({ value, locale }: { readonly value: number; readonly locale: Locale }) {
  const [power, setPower] = useState<(typeof POWERS)[number]>(0);
  const places = sexagesimalPlaces(value);
  return (
    <>
      <Choices
        legend={say(WORDS.lastPlace, locale)}
        choices={POWERS.map((each) => ({ value: each, label: say(NAMES[`${each}`], locale) }))}
        value={power}
        onChoose={setPower}
      />
      <p>
        {say(WORDS.sameWedges, locale, {
          transcribed: transcribe(places, power),
          value: formatRational(readAt(places, power)),
        })}
      </p>
    </>
  );
}
