import { homeAfterSignIn } from '@ori/core/access/home-of';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router';
import { returnPath } from '../lib/return-path.ts';
import { AccountFrame } from '../features/accounts/account-frame.tsx';
import { CheckFailed } from '../features/accounts/check-failed.tsx';
import { readOAuthReturn } from '../features/accounts/oauth-address.ts';
import { useSession } from '../features/accounts/session.ts';
import { SignInPanel } from '../features/accounts/sign-in-panel.tsx';

function Aside() {
  const { t } = useTranslation();
  return (
    <>
      <p className="font-display text-2xl">{t('auth:signIn.asideTitle')}</p>
      <p className="text-mute">{t('auth:signIn.asideChild')}</p>
      <p className="text-mute">{t('auth:signIn.asideParent')}</p>
      <p>
        {t('auth:signIn.noAccount')} <Link to="/account-type">{t('auth:signIn.createOne')}</Link>
      </p>
      <p>
        <Link to="/forgot-password">{t('auth:signIn.forgot')}</Link>
      </p>
    </>
  );
}

/** Sign in; whoever is signed in already goes on to where they wanted to be. */
export function Page() {
  const { t } = useTranslation();
  const { user } = useSession();
  const [search] = useSearchParams();
  if (user && !readOAuthReturn(search.toString())) {
    return <Navigate replace to={returnPath(search, homeAfterSignIn(user.role, user.ageGroup))} />;
  }
  return (
    <AccountFrame title={t('auth:signIn.title')} lead={t('auth:signIn.lead')} aside={<Aside />}>
      <CheckFailed />
      <SignInPanel from={returnPath(search, '/auth')} />
    </AccountFrame>
  );
}
