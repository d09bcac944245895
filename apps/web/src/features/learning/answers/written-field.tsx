import type { ReactNode } from 'react';
import { useRef } from 'react';
import { TextField } from '../../../ui/forms/text-field.tsx';
import type { AnswerProps } from './answer-props.ts';

const CHARS_MAX = 200;

interface WrittenFieldProps extends AnswerProps {
  readonly label: string;
  readonly hint?: ReactNode;
  /** What stands before and after the field: `y =`, `cm²`. */
  readonly before?: string | null;
  readonly after?: string | null;
  /** The keyboard a phone opens; `none` where the keys stand on the page. */
  readonly keyboard?: 'text' | 'numeric' | 'decimal' | 'none';
  /** Signs a keyboard may lack: a press puts one where the cursor stands. */
  readonly signs?: readonly string[];
}

/** One line to type an answer in. */
export function WrittenField({
  value,
  onChange,
  inputRef,
  before,
  after,
  signs = [],
  keyboard = 'text',
  hear: _hear,
  ...field
}: WrittenFieldProps) {
  const box = useRef<HTMLInputElement | null>(null);
  const put = (sign: string) => {
    const at = box.current?.selectionStart ?? value.length;
    onChange(value.slice(0, at) + sign + value.slice(box.current?.selectionEnd ?? at));
    requestAnimationFrame(() => {
      box.current?.focus();
      box.current?.setSelectionRange(at + sign.length, at + sign.length);
    });
  };
  return (
    <div className="grid gap-2">
      <div className="number-field">
        {before && <span aria-hidden="true">{before}</span>}
        <TextField
          {...field}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          ref={(node) => {
            box.current = node;
            inputRef(node);
          }}
          inputMode={keyboard}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={CHARS_MAX}
        />
        {after && <span aria-hidden="true">{after}</span>}
      </div>
      {signs.length > 0 && !field.disabled && (
        <div className="sign-keys" data-spare={keyboard !== 'text' || undefined}>
          {signs.map((sign) => (
            <button key={sign} type="button" className="btn btn-secondary" onClick={() => put(sign)}>
              {sign}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
