import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/link-button.tsx';
import { StepList, type Step } from '../../ui/step-list.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Loaded } from '../../lib/loaded.tsx';
import { useParentDashboard } from './families.queries.ts';

const STEPS = ['child', 'lesson', 'evening'] as const;
const PLACES = {
  child: '/dashboard/parent/children/add',
  lesson: '/dashboard/parent',
  evening: '/dashboard/parent',
} as const;

/** Three calm steps of a newcomer: a child, a lesson, the first evening; done when they really are. */
export function FirstSteps() {
  const { t } = useTranslation('dashboard');
  const dashboard = useParentDashboard();
  return (
    <Loaded query={dashboard} waiting={<Skeleton className="h-72 w-full" />}>
      {({ activeChildren, upcomingAssignments, recentActivity }) => {
        const done = {
          child: activeChildren > 0,
          lesson: upcomingAssignments.length > 0 || recentActivity.length > 0,
          evening: recentActivity.length > 0,
        };
        const current = STEPS.find((step) => !done[step]);
        const steps = STEPS.map((id): Step => ({
          id,
          title: t(`begin.${id}`),
          text: (
            <>
              <p>{t(`begin.${id}Text`)}</p>
              {id === current && (
                <p className="mt-3">
                  <LinkButton to={PLACES[id]}>{t(`begin.${id}Go`)}</LinkButton>
                </p>
              )}
            </>
          ),
          state: done[id] ? 'done' : id === current ? 'current' : 'open',
        }));
        return <StepList steps={steps} doneLabel={t('begin.done')} />;
      }}
    </Loaded>
  );
}
