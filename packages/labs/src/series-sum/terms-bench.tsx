import type { Locale } from '@ori/contracts/locale';
import { formatRational, toNumber } from '@ori/core/maths/rational';
import {
  type Correction,
  corrected,
  correctionAfter,
  CORRECTIONS,
  quarterSum,
} from '@ori/core/number-theory/circle-series';
import { useMemo, useState } from 'react';
import { Choices } from '../frame/choices.tsx';
import { Finding } from '../frame/finding.tsx';
import { Stepper } from '../frame/stepper.tsx';
import { say } from '../frame/words.ts';
import { CorrectionsTable } from './corrections-table.tsx';
import { partedDigits } from './digits.ts';
import { plainSums, SeriesFigure, WIDE } from './figure.tsx';
import { WORDS } from './words.ts';

const MOST = 30;
const FRACTION_UNTIL = 6;

function mendedSums(terms: number, kind: Correction): readonly number[] {
  if (kind === 'none') return [];
  return Array.from({ length: terms }, (_, index) =>
    toNumber(corrected(index + 1, quarterSum(index + 1), correctionAfter(index + 1, kind))),
  );
}

function sumWords(terms: number, kind: Correction, locale: Locale): string {
  const correction = correctionAfter(terms, kind);
  const value = corrected(terms, quarterSum(terms), correction);
  const [digits, rest] = partedDigits(value, locale);
  const told = say(kind === 'none' ? WORDS.sum : WORDS.taken, locale, {
    n: terms,
    correction: formatRational(correction),
    value: `${digits}${rest}`,
    right: digits === '' ? say(WORDS.rightNone, locale) : say(WORDS.right, locale, { digits }),
  });
  if (terms > FRACTION_UNTIL) return told;
  return `${told} ${say(WORDS.fraction, locale, { fraction: formatRational(value) })}`;
}

/** Add terms one by one, choose a correction, and compare what all of them make of the sum. */
export function TermsBench({ start, locale }: { readonly start: number; readonly locale: Locale }) {
  const [terms, setTerms] = useState(start);
  const [kind, setKind] = useState<Correction>('none');
  const sum = useMemo(() => quarterSum(terms), [terms]);
  const words = sumWords(terms, kind, locale);
  return (
    <>
      <SeriesFigure sums={plainSums(terms)} mended={mendedSums(terms, kind)} reach={WIDE} label={words} />
      <Stepper label={say(WORDS.terms, locale)} value={terms} min={1} max={MOST} onChange={setTerms} />
      <Choices
        legend={say(WORDS.correction, locale)}
        choices={CORRECTIONS.map((value) => ({ value, label: say(WORDS[value], locale) }))}
        value={kind}
        onChoose={setKind}
      />
      <Finding tone={kind === 'none' ? 'open' : 'found'}>{words}</Finding>
      <CorrectionsTable terms={terms} sum={sum} chosen={kind} locale={locale} />
    </>
  );
}
