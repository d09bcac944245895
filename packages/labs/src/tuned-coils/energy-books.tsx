import type { Locale } from '@ori/contracts/locale';
import type { SparkEntry } from '@ori/core/electricity/spark-ledger';
import { memo } from 'react';
import { number, say } from '../frame/words.ts';
import { splitOf } from './bench.ts';
import { SPARK_WORDS } from './words.ts';

const WIDTH = 480;
const inMj = (joules: number): number => joules * 1000;

/** What a reading holds all together, heat and light included, in joules. */
export function sumOf({ senderJ, receiverJ, sharedJ, heatJ, lampJ }: SparkEntry): number {
  return senderJ + receiverJ + sharedJ + heatJ + lampJ;
}

interface EnergyBooksProps {
  readonly entry: SparkEntry;
  readonly putInJ: number;
  readonly locale: Locale;
}

/** A bar as long as what was put in, filled with where it is now. */
function Bar({
  entry,
  putInJ,
  label,
}: Pick<EnergyBooksProps, 'entry' | 'putInJ'> & { readonly label: string }) {
  const { senderJ, receiverJ } = splitOf(entry);
  const parts = [
    { joules: senderJ, colour: 'var(--gold)' },
    { joules: receiverJ, colour: 'var(--lapis)' },
    { joules: entry.lampJ, colour: 'var(--nile)' },
    { joules: entry.heatJ, colour: 'var(--clay)' },
  ];
  let from = 0;
  return (
    <svg viewBox={`-2 -2 ${WIDTH + 4} 38`} role="img" aria-label={label} className="lab-figure">
      {parts.map(({ joules, colour }) => {
        const width = Math.max(0, (joules / putInJ) * WIDTH);
        from += width;
        return <rect key={colour} x={from - width} width={width} height="34" fill={colour} />;
      })}
      <rect width={WIDTH} height="34" fill="none" stroke="var(--ink)" strokeWidth="1.6" />
    </svg>
  );
}

/** The ledger at a moment: every part was reckoned by itself, and the sum is held against what was put in. */
export const EnergyBooks = memo(function EnergyBooks({ entry, putInJ, locale }: EnergyBooksProps) {
  const mj = (joules: number) =>
    say(SPARK_WORDS.mj, locale, {
      n: inMj(joules)
        .toFixed(2)
        .replace('-', '−')
        .replace('.', locale === 'en' ? '.' : ','),
    });
  const rows = [
    ['sender', entry.senderJ],
    ['receiver', entry.receiverJ],
    ['shared', entry.sharedJ],
    ['light', entry.lampJ],
    ['heat', entry.heatJ],
  ] as const;
  const caption = say(SPARK_WORDS.books, locale, { time: number(entry.timeS * 1e6, locale, 0) });
  return (
    <>
      <Bar entry={entry} putInJ={putInJ} label={caption} />
      <table className="lab-table coils-books">
        <caption className="sr-only">{caption}</caption>
        <tbody>
          {rows.map(([name, joules]) => (
            <tr key={name} data-part={name}>
              <th scope="row">{say(SPARK_WORDS[name], locale)}</th>
              <td>{mj(joules)}</td>
            </tr>
          ))}
          <tr data-part="sum">
            <th scope="row">{say(SPARK_WORDS.sum, locale)}</th>
            <td>{mj(sumOf(entry))}</td>
          </tr>
          <tr data-part="put-in">
            <th scope="row">{say(SPARK_WORDS.putIn, locale)}</th>
            <td>{mj(putInJ)}</td>
          </tr>
        </tbody>
      </table>
    </>
  );
});
