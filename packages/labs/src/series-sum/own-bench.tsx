import type { Locale } from '@ori/contracts/locale';
import { rational, toNumber } from '@ori/core/maths/rational';
import { corrected, moveAfter, ownCorrection, quarterSum } from '@ori/core/number-theory/circle-series';
import { useState } from 'react';
import { Finding } from '../frame/finding.tsx';
import { Stepper } from '../frame/stepper.tsx';
import { number, say } from '../frame/words.ts';
import { partedDigits, smallSize } from './digits.ts';
import { type Reach, SeriesFigure } from './figure.tsx';
import { WORDS } from './words.ts';

const MOST = 30;
const QUARTERS = 4;
/** Near enough to see the moves of every c from 0 to the greatest. */
const NEAR: Reach = [2.96, 3.38];
const GREATEST = 2;
const BEST = 1;

const valueAfter = (terms: number, quarters: number) =>
  corrected(terms, quarterSum(terms), ownCorrection(terms, rational(quarters, QUARTERS)));

function moveWords(terms: number, quarters: number, locale: Locale): string {
  const move = moveAfter(terms, (n) => ownCorrection(n, rational(quarters, QUARTERS)));
  const c = quarters / QUARTERS;
  const told = say(WORDS.moves, locale, {
    n: terms,
    c: number(c, locale),
    value: partedDigits(valueAfter(terms, quarters), locale).join(''),
    move: smallSize(toNumber(move), locale),
  });
  return c === BEST ? `${told} ${say(WORDS.best, locale)}` : told;
}

/** A correction of one's own: turn its constant until the corrected sums stand still. */
export function OwnBench({ start, locale }: { readonly start: number; readonly locale: Locale }) {
  const [terms, setTerms] = useState(start);
  const [quarters, setQuarters] = useState(0);
  const words = moveWords(terms, quarters, locale);
  const sums = Array.from({ length: terms }, (_, index) => toNumber(valueAfter(index + 1, quarters)));
  const c = number(quarters / QUARTERS, locale);
  return (
    <>
      <SeriesFigure sums={[]} mended={sums} reach={NEAR} label={words} />
      <Stepper
        label={say(WORDS.constant, locale)}
        value={quarters}
        min={0}
        max={GREATEST * QUARTERS}
        valueText={c}
        onChange={setQuarters}
      />
      <Stepper label={say(WORDS.terms, locale)} value={terms} min={1} max={MOST} onChange={setTerms} />
      <Finding tone={quarters === BEST * QUARTERS ? 'found' : 'open'}>{words}</Finding>
    </>
  );
}
