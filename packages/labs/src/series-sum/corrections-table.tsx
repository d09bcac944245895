import type { Locale } from '@ori/contracts/locale';
import type { Rational } from '@ori/core/maths/rational';
import {
  type Correction,
  corrected,
  correctionAfter,
  CORRECTIONS,
} from '@ori/core/number-theory/circle-series';
import { settlesAt } from '@ori/core/number-theory/settling';
import { number, say } from '../frame/words.ts';
import { partedDigits } from './digits.ts';
import { WORDS } from './words.ts';

export const SETTLING_DECIMALS = 2;
export const SETTLING_MOST = 1000;

interface CorrectionsTableProps {
  readonly terms: number;
  readonly sum: Rational;
  readonly chosen: Correction;
  readonly locale: Locale;
}

const SETTLED = new Map(CORRECTIONS.map((kind) => [kind, settlesAt(SETTLING_DECIMALS, kind, SETTLING_MOST)]));

/** What each correction makes of the same sum, and how soon it settles. */
export function CorrectionsTable({ terms, sum, chosen, locale }: CorrectionsTableProps) {
  return (
    <table className="lab-table series-table">
      <caption className="text-sm text-mute">{say(WORDS.caption, locale, { n: terms })}</caption>
      <thead>
        <tr>
          <th scope="col">{say(WORDS.correction, locale)}</th>
          <th scope="col">{say(WORDS.value, locale)}</th>
          <th scope="col">{say(WORDS.settles, locale)}</th>
        </tr>
      </thead>
      <tbody>
        {CORRECTIONS.map((kind) => {
          const [right, rest] = partedDigits(corrected(terms, sum, correctionAfter(terms, kind)), locale);
          return (
            <tr key={kind} data-chosen={kind === chosen || undefined}>
              <th scope="row">
                <Formula of={say(WORDS[kind], locale)} />
              </th>
              <td>
                <b>{right}</b>
                <span className="text-mute">{rest}</span>
              </td>
              <td>{number(SETTLED.get(kind) ?? 0, locale)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** A formula that may break behind its stroke. */
function Formula({ of }: { readonly of: string }) {
  const [top, bottom] = of.split('/');
  return bottom === undefined ? (
    top
  ) : (
    <>
      {top}/<wbr />
      {bottom}
    </>
  );
}
