import type { User } from '@ori/contracts/accounts';
import { EMAIL_MAX, PASSWORD_MAX } from '@ori/contracts/limits';
import { useTranslation } from 'react-i18next';
import { textOf, useForm } from '../../lib/use-form.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { signInWithPassword, stepIn } from './sign-in.calls.ts';
import { CodeField } from './code-field.tsx';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { useSessionStore } from './session.ts';
import { LongWait } from './waiting.tsx';

/** The other way in, for grown-ups who added a password: e-mail and password. */
export function PasswordSignIn() {
  const { t } = useTranslation();
  const store = useSessionStore();
  const state = useForm<User>({
    send: (filled) =>
      signInWithPassword(store, {
        email: textOf(filled, 'email'),
        password: textOf(filled, 'password'),
        remember: filled.has('remember'),
        ...stepIn(filled),
      }),
    onDone: () => undefined,
  });
  return (
    <form {...state.form} className="grid gap-5">
      <TextField
        label={t('auth:email.label')}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={EMAIL_MAX}
        error={state.errorOf('email')}
      />
      <PasswordField
        label={t('auth:password.label')}
        showLabel={t('auth:password.show')}
        hideLabel={t('auth:password.hide')}
        name="password"
        required
        maxLength={PASSWORD_MAX}
        error={state.errorOf('password')}
      />
      <CodeField state={state} />
      <Checkbox name="remember" label={t('auth:signIn.remember')} />
      <FormEnd {...state.end} label={t('auth:signIn.submit')} />
      <LongWait what="verifyingCredentials" when={state.end.sending} />
    </form>
  );
}
