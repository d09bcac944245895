import { type ChangeEvent, type ComponentPropsWithRef, useId, useState } from 'react';
import { describedBy, FieldError, type FieldTexts } from './field-frame.tsx';
import '../styles/pin.css';

type PinFieldProps = FieldTexts &
  Omit<ComponentPropsWithRef<'input'>, 'className' | 'type' | 'value' | 'defaultValue' | 'maxLength'> & {
    /** How many digits. */
    readonly length?: number;
    /** Set to control it from outside; left out, it keeps its own digits. */
    readonly value?: string | undefined;
    /** Called once, each time the last digit lands. */
    readonly onComplete?: ((pin: string) => void) | undefined;
  };

/** Digits only, at most `length` of them: what is left of a typed or pasted text. */
export function digitsOf(text: string, length: number): string {
  return text.replace(/\D/g, '').slice(0, length);
}

/** The drawn boxes: a dot for each digit; the next one is marked. They are for the eye only. */
function PinBoxes({ filled, length }: { readonly filled: number; readonly length: number }) {
  const next = Math.min(filled, length - 1);
  return (
    <div className="pin-boxes" aria-hidden="true">
      {Array.from({ length }, (_, index) => (
        <span key={index} className="pin-box" data-next={index === next || undefined}>
          {index < filled && <span className="pin-dot" />}
        </span>
      ))}
    </div>
  );
}

/**
 * A PIN: four drawn boxes over one real password input, so that typing, pasting, autofill
 * and a screen reader all meet a plain field. Only digits get in; the number pad opens on phones.
 */
export function PinField({
  label,
  hint,
  error,
  mark,
  id,
  length = 4,
  value,
  onChange,
  onComplete,
  ...input
}: PinFieldProps) {
  const own = useId();
  const fieldId = id ?? own;
  const [kept, setKept] = useState('');
  const digits = value ?? kept;
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const next = digitsOf(event.target.value, length);
    event.target.value = next;
    setKept(next);
    onChange?.(event);
    if (next.length === length && next !== digits) onComplete?.(next);
  };
  return (
    <div className="field">
      <label htmlFor={fieldId} className="field-label">
        {label}
        {mark && <span className="field-mark"> ({mark})</span>}
      </label>
      {hint && (
        <div className="field-hint" id={`${fieldId}-hint`}>
          {hint}
        </div>
      )}
      <div className="pin" data-invalid={error ? true : undefined}>
        <PinBoxes filled={digits.length} length={length} />
        <input
          autoComplete="off"
          {...input}
          type="password"
          inputMode="numeric"
          pattern={`\\d{${length}}`}
          id={fieldId}
          className="pin-input"
          {...(value === undefined ? {} : { value })}
          onChange={change}
          {...describedBy(fieldId, { hint, error })}
        />
      </div>
      <FieldError id={`${fieldId}-error`}>{error}</FieldError>
    </div>
  );
}
