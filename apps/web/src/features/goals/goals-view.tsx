import { useTranslation } from 'react-i18next';
import { localDay } from '../../lib/local-day.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { useNow } from '../../lib/use-now.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { GoalCard } from './goal-card.tsx';
import { GoalForm } from './goal-form.tsx';
import { useGoals } from './goals.queries.ts';
import './goals.css';

/** A learner's own goals: counted from what is done, set and let go freely. */
export function GoalsView() {
  const { t } = useTranslation('dashboard');
  const query = useGoals();
  const today = localDay(useNow());
  const isEmpty = query.data?.goals.length === 0;
  return (
    <div className="page pb-16">
      <PageHeader title={t('goals.title')} lead={t('goals.lead')} />
      <div className="goals-page" data-empty={isEmpty || undefined}>
        <Loaded query={query} waiting={<Skeleton className="h-48 w-full" />}>
          {({ goals }) =>
            goals.length === 0 ? (
              <EmptyState title={t('goals.none')} text={t('goals.noneText')} />
            ) : (
              <ul className="goals">
                {goals.map((goal) => (
                  <GoalCard key={goal.id} goal={goal} />
                ))}
              </ul>
            )
          }
        </Loaded>
        <section aria-labelledby="new-goal" className="grid max-w-2xl gap-4">
          <h2 id="new-goal" className="text-3xl">
            {t('goals.new')}
          </h2>
          <GoalForm today={today} />
        </section>
      </div>
    </div>
  );
}
