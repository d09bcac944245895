import type { AuthenticatorState } from '@ori/contracts/authenticator';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { answered } from '../../lib/answered.ts';
import { rest } from '../../lib/rest.ts';

/** Stands in every room for an admin whom only a mailed code guards, until that is mended: it cannot be put away. */
export function GuardNotice() {
  const { t } = useTranslation('administration');
  const { data } = useQuery({
    queryKey: ['authenticator'],
    queryFn: () => answered(rest<AuthenticatorState>('GET', '/api/accounts/authenticator')),
  });
  if (data?.isGuarded !== false) return null;
  return (
    <section className="admin-aside no-print mt-8" aria-labelledby="guard">
      <h2 id="guard">{t('guard.title')}</h2>
      <p className="max-w-prose">{t('guard.text')}</p>
      <p className="flex flex-wrap gap-x-5 gap-y-2">
        <Link to="/profile#authenticator">{t('guard.app')}</Link>
        <Link to="/profile#passkeys">{t('guard.passkey')}</Link>
      </p>
    </section>
  );
}
