import type { User } from '@ori/contracts/accounts';
import { EMAIL_MAX, NAME_MAX } from '@ori/contracts/limits';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../lib/toasts.ts';
import { textOf, useForm } from '../../lib/use-form.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { updateProfile } from './own-account.calls.ts';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { useSessionStore } from './session.ts';

const emailIn = (filled: FormData): string => textOf(filled, 'email').trim();

/** Name and e-mail; a child has no e-mail and is not asked for one, a grown-up may add one. */
export function ProfileDetails({ user }: { readonly user: User }) {
  const { t } = useTranslation();
  const store = useSessionStore();
  const toasts = useToasts();
  const takesEmail = user.email !== null || user.role !== 'student';
  const state = useForm<User>({
    send: (filled) =>
      updateProfile(store, {
        firstName: textOf(filled, 'firstName').trim(),
        lastName: textOf(filled, 'lastName').trim(),
        ...(emailIn(filled) === '' ? {} : { email: emailIn(filled) }),
      }),
    onDone: () => toasts.show({ type: 'success', title: t('auth:profile.saved') }),
  });
  return (
    <form {...state.form} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t('auth:profile.firstName')}
          name="firstName"
          defaultValue={user.firstName}
          autoComplete="given-name"
          required
          maxLength={NAME_MAX}
          error={state.errorOf('firstName')}
        />
        <TextField
          label={t('auth:profile.lastName')}
          name="lastName"
          defaultValue={user.lastName}
          autoComplete="family-name"
          maxLength={NAME_MAX}
          error={state.errorOf('lastName')}
        />
      </div>
      {takesEmail && (
        <TextField
          label={t('auth:email.label')}
          name="email"
          type="email"
          defaultValue={user.email ?? ''}
          autoComplete="email"
          required={user.email !== null}
          maxLength={EMAIL_MAX}
          error={state.errorOf('email')}
        />
      )}
      <FormEnd {...state.end} label={t('auth:profile.save')} />
    </form>
  );
}
