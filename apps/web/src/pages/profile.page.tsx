import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseAccount, mayCloseAlone } from '../features/accounts/close-account.tsx';
import { useSession } from '../features/accounts/session.ts';
import { loadWithRetry } from '../lib/lazy-load.ts';
import { buttonClass } from '../ui/button.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { ProfilePart, ProfileParts } from './profile-parts.tsx';

const PlanDesk = lazy(async () => ({
  default: (await loadWithRetry(() => import('../features/billing/plan-desk.tsx'))).PlanDesk,
}));

/** One's own account: details, PIN, devices, language and theme, and everything that is kept, to take away. */
export function Page() {
  const { t } = useTranslation();
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className="page pb-16">
      <PageHeader
        title={t('auth:profile.title')}
        eyebrow={t(`role.${user.role}`)}
        lead={t('auth:profile.lead', { name: user.sacredId ?? user.email ?? user.name })}
      />
      <ProfileParts user={user}>
        <ProfilePart id="data" title={t('auth:profile.data')} lead={t('auth:profile.dataLead')}>
          <p>
            <a className={buttonClass({ variant: 'secondary' })} href="/api/accounts/export" download>
              {t('auth:profile.export')}
            </a>
          </p>
        </ProfilePart>
        {mayCloseAlone(user) && (
          <ProfilePart id="close" title={t('auth:close.title')} lead={t('auth:close.lead')}>
            <CloseAccount user={user} />
          </ProfilePart>
        )}
      </ProfileParts>
      {user.role === 'teacher' && (
        <section id="plan" className="grid gap-6 pt-14" aria-labelledby="plan-title">
          <h2 id="plan-title" className="text-3xl">
            {t('billing:title')}
          </h2>
          <Suspense fallback={<Skeleton className="h-96 w-full" />}>
            <PlanDesk payer="teacher" />
          </Suspense>
        </section>
      )}
    </div>
  );
}
