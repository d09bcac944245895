import { useTranslation } from 'react-i18next';
import { updateProfile } from '../../../features/accounts/own-account.calls.ts';
import { useSession, useSessionStore } from '../../../features/accounts/session.ts';
import { FamilyBoardSwitch } from '../../../features/families/family-board-switch.tsx';
import { FamilyOrOne } from '../../../features/families/family-or-one.tsx';
import { NoChildren } from '../../../features/families/no-children.tsx';
import { HeritageLimits } from '../../../features/kim/heritage-limits.tsx';
import { ScreenLimits } from '../../../features/screen-time/screen-limits.tsx';
import { useScreenLimits } from '../../../features/screen-time/screen-time.queries.ts';
import { LimitsForm } from '../../../features/tutor/family/limits-form.tsx';
import { Loaded } from '../../../lib/loaded.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import './settings.css';

type Limits = readonly NonNullable<ReturnType<typeof useScreenLimits>['data']>['children'][number][];

/** Each child's limits in a column of its own: time on screen, Ori, stories. */
function Columns({ shown, everyone }: { readonly shown: Limits; readonly everyone: readonly string[] }) {
  const { t } = useTranslation('privacy');
  return (
    <div className="limits-columns" data-alone={shown.length === 1 || undefined}>
      {shown.map((child) => {
        const { childId, firstName } = child;
        return (
          <article key={childId} className="card limits-column" aria-labelledby={`limits-${childId}`}>
            <h2 id={`limits-${childId}`} className="text-3xl">
              {firstName}
            </h2>
            <ScreenLimits child={child} everyone={everyone} />
            <section className="limits-part" aria-labelledby={`ori-${childId}`}>
              <h3 id={`ori-${childId}`} className="text-xl">
                {t('settings.ori')}
              </h3>
              <LimitsForm childId={childId} firstName={firstName} />
            </section>
            <HeritageLimits childId={childId} firstName={firstName} />
          </article>
        );
      })}
    </div>
  );
}

/** `/dashboard/parent/settings`: what each child may have, side by side or one at a time. */
export function Page() {
  const { t } = useTranslation('privacy');
  const { user } = useSession();
  const store = useSessionStore();
  const limits = useScreenLimits();
  return (
    <div className="page pb-16">
      <PageHeader
        title={t('settings.title')}
        lead={t('settings.lead')}
        actions={
          <LinkButton to="/dashboard/parent/privacy" variant="secondary">
            {t('title')}
          </LinkButton>
        }
      />
      <Loaded query={limits} waiting={<Skeleton className="h-96 w-full" />}>
        {({ children }) => {
          const family = children.map((child) => ({ ...child, id: child.childId }));
          if (family.length === 0) return <NoChildren />;
          return (
            <div className="grid grid-cols-1 gap-8">
              <FamilyOrOne family={family}>
                {({ shown }) => <Columns shown={shown} everyone={family.map(({ id }) => id)} />}
              </FamilyOrOne>
              {user && (
                <FamilyBoardSwitch
                  preferences={user.preferences}
                  family={family}
                  keep={(preferences) => updateProfile(store, { preferences })}
                />
              )}
            </div>
          );
        }}
      </Loaded>
    </div>
  );
}
