import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { describedBy, FieldError } from './field-frame.tsx';
import '../styles/check.css';

type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'type'> & {
  /** May hold links. */
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
};

/** A yes or no with its words beside it. */
export function Checkbox({ label, hint, error, id, ...input }: CheckboxProps) {
  const own = useId();
  const fieldId = id ?? own;
  return (
    <div className="field">
      <label className="check">
        <input {...input} type="checkbox" id={fieldId} {...describedBy(fieldId, { hint, error })} />
        <span>{label}</span>
      </label>
      {hint && (
        <div className="field-hint" id={`${fieldId}-hint`}>
          {hint}
        </div>
      )}
      <FieldError id={`${fieldId}-error`}>{error}</FieldError>
    </div>
  );
}
