import type { Child } from '@ori/contracts/families';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../lib/loaded.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { GoalCard } from './goal-card.tsx';
import { useGoals } from './goals.queries.ts';
import './goals.css';

/** What one's child set out to do, and how far they are: to look at, since goals are set by whoever has them. */
export function ChildGoals({
  child: { id, firstName },
}: {
  readonly child: Pick<Child, 'id' | 'firstName'>;
}) {
  const { t } = useTranslation('dashboard');
  const query = useGoals(id);
  return (
    <Loaded query={query} waiting={<Skeleton className="h-48 w-full" />}>
      {({ goals }) =>
        goals.length === 0 ? (
          <EmptyState
            title={t('goals.family.none', { name: firstName })}
            text={t('goals.family.noneText', { name: firstName })}
          />
        ) : (
          <ul className="goals">
            {goals.map((goal) => (
              <GoalCard key={goal.id} goal={goal} isOwn={false} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
