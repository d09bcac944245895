import { Eye, EyeOff } from 'lucide-react';
import { type ComponentPropsWithRef, useId, useState } from 'react';
import { IconButton } from '../icon-button.tsx';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';

type PasswordFieldProps = FieldTexts &
  Omit<ComponentPropsWithRef<'input'>, 'className' | 'type'> & {
    /** Names of the button that shows and hides what was typed. */
    readonly showLabel: string;
    readonly hideLabel: string;
  };

/** A secret with a button to look at what one typed. */
export function PasswordField({
  label,
  hint,
  error,
  mark,
  id,
  showLabel,
  hideLabel,
  ...input
}: PasswordFieldProps) {
  const own = useId();
  const fieldId = id ?? own;
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} mark={mark}>
      <div className="input-frame">
        <input
          autoComplete="current-password"
          {...input}
          type={shown ? 'text' : 'password'}
          id={fieldId}
          className="input"
          {...describedBy(fieldId, { hint, error })}
        />
        <IconButton
          label={shown ? hideLabel : showLabel}
          aria-controls={fieldId}
          icon={shown ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
          onClick={() => setShown(!shown)}
        />
      </div>
    </FieldFrame>
  );
}
