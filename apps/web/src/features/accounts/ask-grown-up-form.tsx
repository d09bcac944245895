import { EMAIL_MAX } from '@ori/contracts/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { textOf, useForm } from '../../lib/use-form.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { AccountFrame } from './account-frame.tsx';
import { askGrownUp } from './accounts.calls.ts';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { Note } from '../../ui/note.tsx';

/** Under 14 nothing is asked of the child but the e-mail address of a grown-up (design §5). */
export function AskGrownUpForm() {
  const { t, i18n } = useTranslation();
  const [isSent, setSent] = useState(false);
  const state = useForm({
    send: (filled) => askGrownUp(textOf(filled, 'email').trim(), i18n.language),
    onDone: () => setSent(true),
  });
  if (isSent) {
    return (
      <div role="status">
        <Note tone="nile">
          <p className="font-bold">{t('auth:grownUp.sent')}</p>
          <p>{t('auth:grownUp.sentNext')}</p>
        </Note>
      </div>
    );
  }
  return (
    <form {...state.form} className="grid gap-5">
      <TextField
        label={t('auth:grownUp.email')}
        hint={t('auth:grownUp.hint')}
        name="email"
        type="email"
        autoComplete="off"
        required
        maxLength={EMAIL_MAX}
        error={state.errorOf('email')}
      />
      <FormEnd {...state.end} label={t('auth:grownUp.submit')} />
    </form>
  );
}

/** The step of the sign-up at which somebody too young for an account of their own asks a grown-up. */
export function AskGrownUpStep() {
  const { t } = useTranslation();
  const aside = (
    <>
      <p className="font-display text-2xl">{t('auth:grownUp.asideTitle')}</p>
      <p className="text-mute">{t('auth:grownUp.aside')}</p>
      <p>
        <Link to="/account-type?role=student">{t('auth:signUp.back')}</Link>
      </p>
    </>
  );
  return (
    <AccountFrame title={t('auth:grownUp.title')} lead={t('auth:grownUp.lead')} aside={aside}>
      <AskGrownUpForm />
    </AccountFrame>
  );
}
