import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../features/accounts/session.ts';
import { useChildren } from '../../../features/families/families.queries.ts';
import { OwnCourses } from '../../../features/learning/own-courses/own-courses.tsx';
import { PlanOwner } from '../../../features/planning/plan-owner.ts';
import { ScheduleView } from '../../../features/planning/schedule-view.tsx';
import { Loaded } from '../../../lib/loaded.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';

/** `/dashboard/parent/schedule`: each child's week and timetable, one child at a time, and the courses of one's own. */
export function Page() {
  const { t } = useTranslation('dashboard');
  const { user } = useSession();
  const query = useChildren();
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <div className="page grid gap-8 pb-16">
      <PageHeader title={t('schedule.parentTitle')} lead={t('schedule.parentLead')} />
      <Loaded query={query} waiting={<Skeleton className="h-96 w-full" />}>
        {({ children }) => {
          const child = children.find(({ id }) => id === chosen) ?? children[0];
          if (!child)
            return (
              <EmptyState
                title={t('family.nobody')}
                text={t('family.nobodyText')}
                actions={<LinkButton to="/dashboard/parent/children/add">{t('family.add')}</LinkButton>}
              />
            );
          return (
            <>
              <div role="group" aria-label={t('family.choose')} className="no-print flex flex-wrap gap-2">
                {children.map(({ id, firstName }) => (
                  <Button
                    key={id}
                    variant={id === child.id ? 'primary' : 'secondary'}
                    aria-pressed={id === child.id}
                    onClick={() => setChosen(id)}
                  >
                    {firstName}
                  </Button>
                ))}
              </div>
              <PlanOwner value={child} key={child.id}>
                <ScheduleView density="high" />
              </PlanOwner>
            </>
          );
        }}
      </Loaded>
      {user && <OwnCourses viewerId={user.id} />}
    </div>
  );
}
