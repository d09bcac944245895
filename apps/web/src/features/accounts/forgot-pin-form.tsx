import { EMAIL_MAX, SACRED_ID_MAX } from '@ori/contracts/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textOf, useForm } from '../../lib/use-form.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { requestPinReset } from './own-account.calls.ts';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { Note } from '../../ui/note.tsx';

/** Forgot PIN: Sacred ID and e-mail (spec §2); a mail with a link follows. */
export function ForgotPinForm() {
  const { t } = useTranslation();
  const [isSent, setSent] = useState(false);
  const state = useForm({
    send: (filled) => requestPinReset(textOf(filled, 'sacredId').trim(), textOf(filled, 'email').trim()),
    onDone: () => setSent(true),
  });
  return (
    <form {...state.form} className="grid gap-5">
      <TextField
        label={t('auth:sacredId.label')}
        name="sacredId"
        data-holds="sacredId"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={SACRED_ID_MAX}
        error={state.errorOf('sacredId')}
      />
      <TextField
        label={t('auth:email.label')}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={EMAIL_MAX}
        error={state.errorOf('email')}
      />
      <div role="status">{isSent && <Note tone="nile">{t('auth:forgot.sent')}</Note>}</div>
      <FormEnd {...state.end} label={isSent ? t('auth:forgot.sendAgain') : t('auth:forgot.submit')} />
    </form>
  );
}
