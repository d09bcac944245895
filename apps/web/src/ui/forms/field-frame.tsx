import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** What every field may be told. Texts come in already worded. */
export interface FieldTexts {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** A quiet word after the label, such as "optional". */
  readonly mark?: string | undefined;
}

/** The attributes that tie an input to its hint and error, by the ids that `FieldFrame` gives them. */
export function describedBy(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined } as const;
}

/** The message under a field that was filled in wrongly. */
export function FieldError({ id, children }: { readonly id: string; readonly children: string | undefined }) {
  return (
    <div id={id} aria-live="polite">
      {children && (
        <p className="field-error">
          <CircleAlert size={18} aria-hidden="true" />
          {children}
        </p>
      )}
    </div>
  );
}

/** Label above, hint below it, the control, then the error. */
export function FieldFrame({
  id,
  label,
  mark,
  hint,
  error,
  children,
}: FieldTexts & { readonly id: string; readonly children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
        {mark && <span className="field-mark"> ({mark})</span>}
      </label>
      {hint && (
        <div className="field-hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {children}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
