import type { Locale } from '@ori/contracts/locale';
import { type DoublingRow, doublingTable } from '@ori/core/numerals/doubling';
import { useState } from 'react';
import { Finding } from '../frame/finding.tsx';
import { number, say } from '../frame/words.ts';
import type { BenchProps } from './bench-props.ts';
import { NumberField } from './number-field.tsx';
import { NumeralDrawing } from './numeral-drawing.tsx';
import { type Range, write } from './systems.ts';
import { WORDS } from './words.ts';

const STARTS = { twenty: [3, 6], large: [13, 12] } as const;
const MOST = { twenty: [4, 5], large: [127, 9999] } as const;

interface Factors {
  readonly n: number;
  readonly m: number;
}

/** What the chosen rows make, against what is wanted. */
function told(rows: readonly DoublingRow[], { n, m }: Factors, locale: Locale): string {
  const left = rows.reduce((sum, { times }) => sum + times, 0);
  const blanks = {
    n: number(n, locale),
    m: number(m, locale),
    left: rows.length === 0 ? '0' : rows.map(({ times }) => number(times, locale)).join(' + '),
    right: rows.map(({ product }) => number(product, locale)).join(' + '),
    product: number(n * m, locale),
    rest: number(n - left, locale),
    over: number(left - n, locale),
  };
  if (left === n) return say(WORDS.doubleDone, locale, blanks);
  return say(left > n ? WORDS.doubleOver : WORDS.doubleSoFar, locale, blanks);
}

/** Multiply as in the Rhind papyrus: double, choose the rows that make the multiplier, add. */
export function DoubleBench({ locale, range }: BenchProps) {
  const [n, setN] = useState<number | null>(STARTS[range][0]);
  const [m, setM] = useState<number | null>(STARTS[range][1]);
  return (
    <>
      <div className="count-two">
        <NumberField
          label={say(WORDS.times, locale)}
          value={n}
          least={1}
          most={MOST[range][0]}
          locale={locale}
          onNumber={setN}
        />
        <NumberField
          label={say(WORDS.number, locale)}
          value={m}
          least={1}
          most={MOST[range][1]}
          locale={locale}
          onNumber={setM}
        />
      </div>
      {n !== null && m !== null && <Table key={`${n} ${m}`} n={n} m={m} range={range} locale={locale} />}
    </>
  );
}

function Table({ n, m, locale }: Factors & { readonly range: Range; readonly locale: Locale }) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const rows = doublingTable(n, m);
  const kept = rows.filter(({ times }) => chosen.includes(times));
  const isDone = kept.reduce((sum, { times }) => sum + times, 0) === n;
  const turn = (times: number) =>
    setChosen(chosen.includes(times) ? chosen.filter((each) => each !== times) : [...chosen, times]);
  return (
    <>
      <p className="lab-card">
        {say(WORDS.doubleAsk, locale, { n: number(n, locale), m: number(m, locale) })}
      </p>
      <ul className="count-doubles">
        {rows.map(({ times, product }) => (
          <li key={times}>
            <label>
              <input type="checkbox" checked={chosen.includes(times)} onChange={() => turn(times)} />
              <span className="sr-only">{`${say(WORDS.row, locale)}: `}</span>
              <span className="count-pair">
                <b>{number(times, locale)}</b>
                <NumeralDrawing written={write(times, 'egyptian', 'counting')} label="" />
              </span>
              <span className="count-pair">
                <b>{number(product, locale)}</b>
                <NumeralDrawing written={write(product, 'egyptian', 'counting')} label="" />
              </span>
            </label>
          </li>
        ))}
      </ul>
      <Finding tone={isDone ? 'found' : 'open'}>{told(kept, { n, m }, locale)}</Finding>
    </>
  );
}
