import { useTranslation } from 'react-i18next';
import type { FormState } from '../../lib/use-form.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { PasskeyWay } from './passkey-way.tsx';

const ASKING = ['second-step-needed', 'code-wrong', 'sign-in-held'];

/** The code is the one thing still missing, so the keyboard goes there once. */
function takeFocus(field: HTMLInputElement | null): void {
  field?.focus();
}

/** The second step: appears once the server asks for the code it mailed, or may have. A passkey does instead. */
export function CodeField({ state }: { readonly state: FormState }) {
  const { t } = useTranslation();
  const code = state.failure?.code;
  if (!code || !ASKING.includes(code)) return null;
  const isHeld = code === 'sign-in-held';
  return (
    <div className="grid gap-3">
      <TextField
        label={t('auth:code.label')}
        hint={isHeld ? t('auth:code.heldHint') : t('auth:code.hint')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        // Where sign-in is held back a code came only if the rest was right: that may be what has to be mended.
        required={!isHeld}
        ref={takeFocus}
        maxLength={12}
        error={code === 'code-wrong' ? state.errorOf('code') : undefined}
      />
      <PasskeyWay label={t('auth:code.passkey')} />
    </div>
  );
}
