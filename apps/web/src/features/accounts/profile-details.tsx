import { mayHavePasskeys } from '@ori/core/accounts/passkeys';
import type { User } from '@ori/contracts/accounts';
import { EMAIL_MAX, NAME_MAX } from '@ori/contracts/limits';
import { succeed } from '@ori/contracts/result';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../lib/toasts.ts';
import { type FormState, textOf, useForm } from '../../lib/use-form.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { updateProfile } from './own-account.calls.ts';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { Note } from '../../ui/note.tsx';
import { useSessionStore } from './session.ts';
import { useAskedProof } from '../../lib/use-asked-proof.tsx';

const emailIn = (filled: FormData): string => textOf(filled, 'email').trim();

/** The address that was given and is not the account's yet; null where it is. */
function waitingOf(given: string, { email }: User): string | null {
  return given === '' || given.toLowerCase() === email?.toLowerCase() ? null : given;
}

interface FieldsProps {
  readonly user: User;
  readonly state: FormState;
  readonly waiting: string | null;
}

/** Once another address waits, the field shows again the one that counts. */
function Fields({ user, state, waiting }: FieldsProps) {
  const { t } = useTranslation();
  const takesEmail = user.email !== null || user.role !== 'student';
  return (
    <>
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
          key={waiting}
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
    </>
  );
}

/** Name and e-mail; a child has no e-mail and is not asked for one, a grown-up may add one. */
export function ProfileDetails({ user }: { readonly user: User }) {
  const { t } = useTranslation();
  const store = useSessionStore();
  const toasts = useToasts();
  const { form, heard, proof } = useAskedProof(user.sacredId !== null, mayHavePasskeys(user.role));
  const [waiting, setWaiting] = useState<string | null>(null);
  const state = useForm<string | null>({
    send: async (filled) => {
      const email = emailIn(filled);
      const answer = await updateProfile(store, {
        firstName: textOf(filled, 'firstName').trim(),
        lastName: textOf(filled, 'lastName').trim(),
        ...(email === '' ? {} : { email }),
      });
      return heard(answer.ok ? succeed(waitingOf(email, answer.value)) : answer);
    },
    onDone: (given) => {
      setWaiting(given);
      toasts.show({ type: 'success', title: t('auth:profile.saved') });
    },
  });
  return (
    <div className="grid gap-5">
      <form {...state.form} ref={form} className="grid gap-5">
        <Fields user={user} state={state} waiting={waiting} />
        {proof === null && <FormEnd {...state.end} label={t('auth:profile.save')} />}
      </form>
      {proof}
      <div role="status">
        {waiting !== null && proof === null && (
          <Note tone="lapis">{t('auth:profile.emailWaits', { email: waiting })}</Note>
        )}
      </div>
    </div>
  );
}
