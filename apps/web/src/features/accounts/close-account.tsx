import { mayHavePasskeys } from '@ori/core/accounts/passkeys';
import type { User } from '@ori/contracts/accounts';
import { DAYS_TO_UNDO } from '@ori/contracts/limits';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useToasts } from '../../lib/toasts.ts';
import { useForm } from '../../lib/use-form.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { closeAccount } from './own-account.calls.ts';
import { useSessionStore } from './session.ts';
import { useAskedProof } from '../../lib/use-asked-proof.tsx';

/** Ages at which somebody may hold an account alone, and so end it alone. */
const OWN_AGES: readonly (string | null)[] = ['high', 'university', 'adult'];

/**
 * Whether a person ends their account here: teachers, and learners with an account of their own.
 * A child's account ends with its parents, and a parent's where the whole family is seen.
 */
export function mayCloseAlone({ role, ageGroup, email }: User): boolean {
  return role === 'teacher' || (role === 'student' && email !== null && OWN_AGES.includes(ageGroup));
}

/** The end of one's own account: closed at once, erased after 30 days, brought back by signing in before. */
export function CloseAccount({ user }: { readonly user: User }) {
  const { t } = useTranslation();
  const store = useSessionStore();
  const toasts = useToasts();
  const navigate = useNavigate();
  const leave = async () => {
    await navigate('/');
    await store.signOut();
  };
  const { form, heard, proof } = useAskedProof(user.sacredId !== null, mayHavePasskeys(user.role));
  const state = useForm({
    send: async () => heard(await closeAccount(user.id)),
    check: (filled) => (filled.has('sure') ? {} : { sure: t('auth:close.tick') }),
    onDone: () => {
      toasts.show({ type: 'info', title: t('auth:close.gone', { days: DAYS_TO_UNDO }) });
      void leave();
    },
  });
  return (
    <Disclosure summary={t('auth:close.begin')}>
      <form {...state.form} ref={form} className="grid gap-4">
        <p>{t('auth:close.what', { days: DAYS_TO_UNDO })}</p>
        {user.role === 'teacher' && <p>{t('auth:close.teacher')}</p>}
        <Checkbox name="sure" label={t('auth:close.sure')} error={state.errorOf('sure')} />
        {proof === null && <FormEnd {...state.end} label={t('auth:close.go')} />}
      </form>
      {proof}
    </Disclosure>
  );
}
