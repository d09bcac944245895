import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';

const OF_APP = { inputMode: 'numeric', autoComplete: 'one-time-code' } as const;
/** It has letters, and no keyboard of digits would do. */
const OF_RECOVERY = {
  inputMode: 'text',
  autoComplete: 'off',
  autoCapitalize: 'characters',
  spellCheck: false,
} as const;

/** The code of an authenticator app, or a recovery code; or the form is sent with the wish for a mailed one. */
export function AppCodeField({ error }: { readonly error: string | undefined }) {
  const { t } = useTranslation('auth');
  const [isRecovery, setRecovery] = useState(false);
  const code = useRef<HTMLInputElement>(null);
  const wish = useRef<HTMLInputElement>(null);
  // The code is the one thing still missing, so the keyboard goes there, and to the other kind's field once it comes.
  const takeFocus = useCallback((field: HTMLInputElement | null) => {
    code.current = field;
    field?.focus();
  }, []);
  /** Sends the form with the wish in place of the code: what is disabled is not part of it. */
  const askForMail = () => {
    const [given, wished] = [code.current, wish.current];
    if (!given || !wished) return;
    [given.disabled, wished.disabled] = [true, false];
    wished.form?.requestSubmit();
    [given.disabled, wished.disabled] = [false, true];
  };
  return (
    <>
      <TextField
        {...(isRecovery ? OF_RECOVERY : OF_APP)}
        key={String(isRecovery)}
        label={t(isRecovery ? 'code.recoveryLabel' : 'code.appLabel')}
        hint={t(isRecovery ? 'code.recoveryHint' : 'code.appHint')}
        name="code"
        required
        ref={takeFocus}
        maxLength={24}
        error={error}
      />
      <input ref={wish} type="hidden" name="mailCode" value="1" disabled />
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" onClick={() => setRecovery(!isRecovery)}>
          {t(isRecovery ? 'code.useApp' : 'code.useRecovery')}
        </Button>
        <Button variant="quiet" onClick={askForMail}>
          {t('code.mail')}
        </Button>
      </div>
    </>
  );
}
