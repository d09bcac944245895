import type { Locale } from '@ori/contracts/locale';
import { useId, useState } from 'react';
import { FieldFault } from '../frame/field-fault.tsx';
import { number, say } from '../frame/words.ts';
import { WORDS } from './words.ts';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number | null;
  readonly least: number;
  readonly most: number;
  readonly locale: Locale;
  /** Null while what stands there is no whole number of the range. */
  readonly onNumber: (value: number | null) => void;
}

/** A whole number as typed, with any dash for a minus and spaces between digits; null for anything else. */
export function wholeNumber(typed: string): number | null {
  const plain = typed
    .trim()
    .replaceAll(/[\s,.\u202f\u00a0]/g, '')
    .replace(/^[−–]/, '-');
  return /^-?\d{1,9}$/.test(plain) ? Number(plain) : null;
}

/** A number to type, with a key for one less and one for one more: large enough for small fingers. */
export function NumberField({ label, value, least, most, locale, onNumber }: NumberFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(value === null ? '' : String(value));
  const shown = value === null || wholeNumber(typed) === value ? typed : String(value);
  const take = (text: string) => {
    setTyped(text);
    const read = wholeNumber(text);
    onNumber(read !== null && read >= least && read <= most ? read : null);
  };
  const step = (by: number) => take(String(Math.min(most, Math.max(least, (value ?? least - by) + by))));
  const range = { least: number(least, locale), most: number(most, locale) };
  const words = say(WORDS.range, locale, range);
  const fault = value === null && typed.trim() !== '' ? say(WORDS.outside, locale, range) : null;
  return (
    <div className="count-field">
      <label htmlFor={id}>
        {label} <small>{words}</small>
      </label>
      <div>
        <button type="button" className="count-step" disabled={value === least} onClick={() => step(-1)}>
          <span aria-hidden="true">−</span>
          <span className="sr-only">{`${label}: ${say(WORDS.less, locale)}`}</span>
        </button>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={shown}
          aria-invalid={fault !== null}
          aria-describedby={`${id}-fault`}
          onChange={(event) => take(event.currentTarget.value)}
        />
        <button type="button" className="count-step" disabled={value === most} onClick={() => step(1)}>
          <span aria-hidden="true">+</span>
          <span className="sr-only">{`${label}: ${say(WORDS.more, locale)}`}</span>
        </button>
      </div>
      <FieldFault id={`${id}-fault`} words={fault} />
    </div>
  );
}
