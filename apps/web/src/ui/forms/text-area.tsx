import { type ComponentPropsWithRef, useId } from 'react';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';

type TextAreaProps = FieldTexts & Omit<ComponentPropsWithRef<'textarea'>, 'className'>;

/** Several lines of text. */
export function TextArea({ label, hint, error, mark, id, ...area }: TextAreaProps) {
  const own = useId();
  const fieldId = id ?? own;
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} mark={mark}>
      <textarea
        rows={5}
        {...area}
        id={fieldId}
        className="input"
        {...describedBy(fieldId, { hint, error })}
      />
    </FieldFrame>
  );
}
