import { type ComponentPropsWithRef, useId } from 'react';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';

type TextFieldProps = FieldTexts & Omit<ComponentPropsWithRef<'input'>, 'className'>;

/** One line of text. Everything else (name, type, autocomplete, ref, a form library's handlers) goes to the input. */
export function TextField({ label, hint, error, mark, id, ...input }: TextFieldProps) {
  const own = useId();
  const fieldId = id ?? own;
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} mark={mark}>
      <input
        type="text"
        {...input}
        id={fieldId}
        className="input"
        {...describedBy(fieldId, { hint, error })}
      />
    </FieldFrame>
  );
}
