import type { Locale } from '@ori/contracts/locale';
import { say } from '../frame/words.ts';
import { Stepper } from '../frame/stepper.tsx';
import { WORDS } from './words.ts';

/** The slider begins before phosphorus, the first element that has a finder. */
export const FIRST_YEAR = 1650;
export const LAST_YEAR = 2010;
/** Phosphorus; the first table; its gaps filled; radioactivity; made by people; the last. */
const STOPS = [FIRST_YEAR, 1669, 1800, 1869, 1886, 1898, 1940, LAST_YEAR];

interface YearPartProps {
  readonly locale: Locale;
  readonly year: number;
  readonly onYear: (year: number) => void;
}

/** The year in which the table is looked at: a slider, and steps to years in which much happened. */
export function YearPart({ locale, year, onYear }: YearPartProps) {
  return (
    <div className="pt-years">
      <Stepper
        label={say(WORDS.year, locale)}
        value={year}
        min={FIRST_YEAR}
        max={LAST_YEAR}
        onChange={onYear}
      />
      <div role="group" aria-label={say(WORDS.jump, locale)}>
        {STOPS.map((stop) => (
          <button key={stop} type="button" aria-pressed={stop === year} onClick={() => onYear(stop)}>
            {stop}
          </button>
        ))}
      </div>
    </div>
  );
}
