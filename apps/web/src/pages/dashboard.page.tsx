import type { User } from '@ori/contracts/accounts';
import { homeAfterSignIn } from '@ori/core/access/home-of';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { AddressLine } from '../features/accounts/address-line.tsx';
import { useSession } from '../features/accounts/session.ts';
import { loadWithRetry } from '../lib/lazy-load.ts';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageHeader } from '../ui/page-header.tsx';

const HERE = '/dashboard';
/** Fetched only where it is shown: most people are led on from here. */
const OwnCourses = lazy(async () => ({
  default: (await loadWithRetry(() => import('../features/learning/own-courses/own-courses.tsx'))).OwnCourses,
}));

/** The home of teachers and admins (spec §6): what there is for them, and the courses they put together. */
function Landing({ user }: { readonly user: User }) {
  const { t } = useTranslation();
  return (
    <div className="page grid gap-10 pb-16">
      <div>
        <AddressLine />
        <PageHeader
          title={t('dashboard:landing.title', { name: user.firstName || user.name })}
          lead={t(`dashboard:landing.${user.role}`)}
        />
        <div className="flex flex-wrap gap-3">
          {user.role === 'admin' && (
            <>
              <LinkButton to="/admin/dashboard">{t('dashboard:landing.administration')}</LinkButton>
              <LinkButton to="/admin/security" variant="secondary">
                {t('dashboard:ori.admin.title')}
              </LinkButton>
            </>
          )}
          {user.role === 'teacher' && (
            <LinkButton to="/dashboard/teacher">{t('dashboard:landing.learners')}</LinkButton>
          )}
          <LinkButton to="/dashboard/messages" variant="secondary">
            {t('dashboard:room.place.letters')}
          </LinkButton>
          <LinkButton to="/profile" variant="secondary">
            {t('nav.profile')}
          </LinkButton>
          <LinkButton to="/help" variant="secondary">
            {t('nav.help')}
          </LinkButton>
        </div>
      </div>
      <Suspense fallback={<Skeleton className="h-40 w-full" />}>
        <OwnCourses
          viewerId={user.id}
          {...(user.role === 'teacher' ? { lead: t('dashboard:ownCourse.leadOfTeacher') } : {})}
        />
      </Suspense>
    </div>
  );
}

/** Leads each role home; whose home it is (spec §6) is told what there is for them. */
export function Page() {
  const { user } = useSession();
  if (!user) return null;
  const home = homeAfterSignIn(user.role, user.ageGroup);
  return home === HERE ? <Landing user={user} /> : <Navigate replace to={home} />;
}
