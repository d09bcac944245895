import { homeAfterSignIn } from '@ori/core/access/home-of';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { useSession } from '../features/accounts/session.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { PageHeader } from '../ui/page-header.tsx';

const HERE = '/dashboard';

/** Leads each role home; whose home it is (spec §6) is told what there is for them. */
export function Page() {
  const { t } = useTranslation();
  const { user } = useSession();
  if (!user) return null;
  const home = homeAfterSignIn(user.role, user.ageGroup);
  if (home !== HERE) return <Navigate replace to={home} />;
  return (
    <div className="page pb-16">
      <PageHeader
        title={t('dashboard:landing.title', { name: user.firstName || user.name })}
        lead={t(`dashboard:landing.${user.role}`)}
      />
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/profile">{t('nav.profile')}</LinkButton>
        <LinkButton to="/help" variant="secondary">
          {t('nav.help')}
        </LinkButton>
      </div>
    </div>
  );
}
