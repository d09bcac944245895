import { EMAIL_MAX, NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from '@ori/contracts/limits';
import { useTranslation } from 'react-i18next';
import type { FormState } from '../../lib/use-form.ts';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';

/** The account of the first admin. */
export function AccountPart({ state }: { readonly state: FormState }) {
  const { t } = useTranslation('administration');
  return (
    <>
      <TextField
        label={t('firstRun.you.name')}
        name="fullName"
        autoComplete="name"
        required
        maxLength={NAME_MAX}
        error={state.errorOf('fullName')}
      />
      <TextField
        label={t('firstRun.you.email')}
        name="email"
        type="email"
        autoComplete="email"
        hint={t('firstRun.you.emailHint')}
        required
        maxLength={EMAIL_MAX}
        error={state.errorOf('email')}
      />
      <PasswordField
        label={t('firstRun.you.password')}
        hint={t('firstRun.you.passwordHint', { min: PASSWORD_MIN })}
        showLabel={t('auth:password.show')}
        hideLabel={t('auth:password.hide')}
        name="password"
        autoComplete="new-password"
        required
        minLength={PASSWORD_MIN}
        maxLength={PASSWORD_MAX}
        error={state.errorOf('password')}
      />
    </>
  );
}
