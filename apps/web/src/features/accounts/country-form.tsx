import type { User } from '@ori/contracts/accounts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../lib/toasts.ts';
import { textOf, useForm } from '../../lib/use-form.ts';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { CountrySelect } from './country-select.tsx';
import { updateProfile } from './own-account.calls.ts';
import { useSessionStore } from './session.ts';

/** The country, for whom it was asked: parents, and learners who opened their account themselves. */
export function CountryForm({ user }: { readonly user: User }) {
  const { t } = useTranslation();
  const store = useSessionStore();
  const toasts = useToasts();
  const [country, setCountry] = useState(user.country ?? '');
  const state = useForm<User>({
    send: (filled) => updateProfile(store, { country: textOf(filled, 'country') }),
    onDone: () => toasts.show({ type: 'success', title: t('auth:profile.saved') }),
  });
  if (user.role !== 'parent' && user.country === null) return null;
  return (
    <form {...state.form} className="grid gap-5">
      <CountrySelect value={country} onChange={setCountry} error={state.errorOf('country')} />
      <FormEnd {...state.end} label={t('auth:profile.saveCountry')} />
    </form>
  );
}
