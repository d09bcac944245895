import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadWithRetry } from '../../lib/lazy-load.ts';
import type { FormState } from '../../lib/use-form.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { PasskeyWay } from './passkey-way.tsx';

const AppCodeField = lazy(async () => ({
  default: (await loadWithRetry(() => import('./app-code-field.tsx'))).AppCodeField,
}));

type Asked = 'mailed' | 'held' | 'app' | 'passkey';

/** What a failure asks for; one about the code itself asks for the same again. */
const ASKS: Readonly<Record<string, Asked | 'same'>> = {
  'second-step-needed': 'mailed',
  'sign-in-held': 'held',
  'app-code-needed': 'app',
  'passkey-needed': 'passkey',
  'code-wrong': 'same',
  'code-not-mailed': 'same',
};

/** The code is the one thing still missing, so the keyboard goes there once. */
function takeFocus(field: HTMLInputElement | null): void {
  field?.focus();
}

interface MailedProps {
  /** Where sign-in is held back a code came only if the rest was right: that may be what has to be mended. */
  readonly isHeld: boolean;
  readonly error: string | undefined;
}

function MailedCodeField({ isHeld, error }: MailedProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('auth:code.label')}
      hint={t(isHeld ? 'auth:code.heldHint' : 'auth:code.hint')}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      required={!isHeld}
      ref={takeFocus}
      maxLength={24}
      error={error}
    />
  );
}

/** The second step: appears once the server asks for a code. A passkey does instead. */
export function CodeField({ state }: { readonly state: FormState }) {
  const { t } = useTranslation();
  const [last, setLast] = useState<Asked>('mailed');
  const asks = ASKS[state.failure?.code ?? ''];
  if (asks === undefined) return null;
  const asked = asks === 'same' ? last : asks;
  if (asked !== last) setLast(asked);
  const error = asks === 'same' ? state.errorOf('code') : undefined;
  return (
    <div className="grid gap-3">
      {asked === 'app' && (
        <Suspense fallback={<p role="status">{t('overlay.loading')}</p>}>
          <AppCodeField error={error} />
        </Suspense>
      )}
      {(asked === 'mailed' || asked === 'held') && (
        <MailedCodeField key={asked} isHeld={asked === 'held'} error={error} />
      )}
      <PasskeyWay label={t('auth:code.passkey')} />
    </div>
  );
}
