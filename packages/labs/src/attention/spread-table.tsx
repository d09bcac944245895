import type { Locale } from '@ori/contracts/locale';
import type { Spread } from '@ori/core/mind/reaction';
import { number, say } from '../frame/words.ts';
import { WORDS } from './words.ts';

export interface SpreadRow {
  readonly name: string;
  readonly spread: Spread | null;
  /** Presses that were wrong, where that can be. */
  readonly wrong?: number;
}

/** One's own times: how many, the one in the middle, and where half of them lie. */
export function SpreadTable({ rows, locale }: { rows: readonly SpreadRow[]; locale: Locale }) {
  const ms = (value: number) => number(value, locale, 0);
  const hasWrong = rows.some(({ wrong }) => wrong !== undefined);
  const heads = [WORDS.count, WORDS.median, WORDS.half, ...(hasWrong ? [WORDS.wrong] : [])];
  return (
    <table className="lab-table">
      <caption className="sr-only">{say(WORDS.results, locale)}</caption>
      <thead>
        <tr>
          <th scope="col">{say(WORDS.what, locale)}</th>
          {heads.map((head) => (
            <th key={head.en} scope="col">
              {say(head, locale)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, spread, wrong }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{spread ? spread.count : '–'}</td>
            <td>{spread ? say(WORDS.ms, locale, { n: ms(spread.medianMs) }) : '–'}</td>
            <td>
              {spread ? say(WORDS.between, locale, { from: ms(spread.fromMs), to: ms(spread.toMs) }) : '–'}
            </td>
            {wrong !== undefined && <td>{wrong}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
