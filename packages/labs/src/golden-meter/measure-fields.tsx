import type { Locale } from '@ori/contracts/locale';
import type { Readings } from '@ori/core/geometry/measured-ratio';
import { useId } from 'react';
import { FieldFault } from '../frame/field-fault.tsx';
import { say } from '../frame/words.ts';
import { FAULTS, WORDS } from './words.ts';

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

const READABLE = /^\d+(?:[.,]\d*)?$|^[.,]\d+$/;
/** Beyond it no ruler reaches in any unit, and ratios lose their digits. */
const LONGEST = 1e12;

/** A measure as typed, with a comma or a point; NaN where there is none that can be read. */
function measureOf(text: string): number {
  const plain = text.trim();
  return READABLE.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN;
}

/** The numbers that were typed; null where one is missing. */
export function readingsOf(typed: Typed): Readings | null {
  const [a, b, error] = [measureOf(typed.a), measureOf(typed.b), measureOf(typed.error)];
  return [a, b, error].every((it) => it <= LONGEST) ? { a, b, error } : null;
}

/** What is wrong with one field, or null: nothing, or too little, typed; an error as large as what it is the error of. */
function faultOf(key: keyof Typed, typed: Typed): keyof typeof FAULTS | null {
  if (typed[key].trim() === '') return null;
  const value = measureOf(typed[key]);
  if (!(value <= LONGEST)) return key === 'error' ? 'noError' : 'noLength';
  if (key !== 'error' && value === 0) return 'noLength';
  return key !== 'error' && value <= measureOf(typed.error) ? 'tooShort' : null;
}

interface MeasureFieldsProps {
  readonly typed: Typed;
  readonly unit: string;
  readonly locale: Locale;
  readonly onTyped: (typed: Typed) => void;
}

/** Both lengths and the error of reading them. */
export function MeasureFields({ typed, unit, locale, onTyped }: MeasureFieldsProps) {
  const id = useId();
  const field = (key: keyof Typed, words: string) => {
    const fault = faultOf(key, typed);
    return (
      <div className="meter-field">
        <label htmlFor={`${id}-${key}`}>
          {words}
          {unit !== '' && ` (${unit})`}
        </label>
        <input
          id={`${id}-${key}`}
          inputMode="decimal"
          autoComplete="off"
          value={typed[key]}
          aria-invalid={fault !== null}
          aria-describedby={`${id}-${key}-fault`}
          onChange={(event) => onTyped({ ...typed, [key]: event.currentTarget.value })}
        />
        <FieldFault id={`${id}-${key}-fault`} words={fault && say(FAULTS[fault], locale)} />
      </div>
    );
  };
  return (
    <div className="meter-fields">
      {field('a', say(WORDS.first, locale))}
      {field('b', say(WORDS.second, locale))}
      {field('error', say(WORDS.error, locale))}
    </div>
  );
}
