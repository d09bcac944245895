import { useTranslation } from 'react-i18next';
import type { FormState } from '../../lib/use-form.ts';
import { TextField } from '../../ui/forms/text-field.tsx';

const ASKING = ['second-step-needed', 'code-wrong'];

/** The code is the one thing still missing, so the keyboard goes there once. */
function takeFocus(field: HTMLInputElement | null): void {
  field?.focus();
}

/** The second step: appears once the server asks for the code it mailed. */
export function CodeField({ state }: { readonly state: FormState }) {
  const { t } = useTranslation();
  const code = state.failure?.code;
  if (!code || !ASKING.includes(code)) return null;
  return (
    <TextField
      label={t('auth:code.label')}
      hint={t('auth:code.hint')}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      ref={takeFocus}
      maxLength={12}
      error={code === 'code-wrong' ? state.errorOf('code') : undefined}
    />
  );
}
