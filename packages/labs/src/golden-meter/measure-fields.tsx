import type { Locale } from '@ori/contracts/locale';
import type { Readings } from '@ori/core/geometry/measured-ratio';
import { say } from '../frame/words.ts';
import { WORDS } from './words.ts';

/** What stands in the three fields. */
export interface Typed {
  readonly a: string;
  readonly b: string;
  readonly error: string;
}

export function typedOf(readings: Readings | null): Typed {
  return readings
    ? { a: String(readings.a), b: String(readings.b), error: String(readings.error) }
    : { a: '', b: '', error: '1' };
}

/** The numbers that were typed, with a comma or a point; null where one is missing. */
export function readingsOf({ a, b, error }: Typed): Readings | null {
  const [first, second, off] = [a, b, error].map((text) =>
    text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.')),
  );
  if (first === undefined || second === undefined || off === undefined) return null;
  return [first, second, off].every(Number.isFinite) ? { a: first, b: second, error: off } : null;
}

interface MeasureFieldsProps {
  readonly typed: Typed;
  readonly unit: string;
  readonly locale: Locale;
  readonly onTyped: (typed: Typed) => void;
}

/** Both lengths and the error of reading them. */
export function MeasureFields({ typed, unit, locale, onTyped }: MeasureFieldsProps) {
  const field = (key: keyof Typed, words: string) => (
    <label className="meter-field">
      <span>
        {words}
        {unit !== '' && ` (${unit})`}
      </span>
      <input
        inputMode="decimal"
        value={typed[key]}
        onChange={(event) => onTyped({ ...typed, [key]: event.currentTarget.value })}
      />
    </label>
  );
  return (
    <div className="meter-fields">
      {field('a', say(WORDS.first, locale))}
      {field('b', say(WORDS.second, locale))}
      {field('error', say(WORDS.error, locale))}
    </div>
  );
}
