import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useSession, useSessionStore } from '../features/accounts/session.ts';
import { isUnreached } from '../features/accounts/session-store.ts';
import { LongWait } from '../features/accounts/waiting.tsx';
import { Button } from '../ui/button.tsx';

function SignOut() {
  const { t } = useTranslation();
  const store = useSessionStore();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await store.signOut(() => navigate('/'));
  };
  return (
    <>
      <Button variant="quiet" onClick={() => void leave()}>
        {t('nav.signOut')}
      </Button>
      <LongWait what="signingOut" when={isLeaving} />
    </>
  );
}

/** Sign in; or, for somebody known, their profile and the way out. Without network nobody can tell which. */
export function AccountTools() {
  const { t } = useTranslation();
  const session = useSession();
  if (isUnreached(session)) return <span className="nav-link">{t('nav.noNetwork')}</span>;
  if (!session.user) {
    return (
      <Link className="nav-link" to="/auth">
        {t('nav.signIn')}
      </Link>
    );
  }
  return (
    <>
      <Link className="nav-link" to="/profile">
        {t('nav.profile')}
      </Link>
      <SignOut />
    </>
  );
}
