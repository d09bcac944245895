import { useTranslation } from 'react-i18next';
import { Loaded } from '../../lib/loaded.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useCatalogue, useComingWeeks, useFollowed } from './calendar.queries.ts';
import { FollowedChild } from './followed-child.tsx';
import type { PlanChild } from './plan-owner.ts';
import './given.css';
import './planning.css';

/** The courses of children beside one another, or of one with the dates of its lessons. */
export function FollowedFamily({ family }: { readonly family: readonly PlanChild[] }) {
  const { t } = useTranslation('planning');
  const query = useFollowed();
  const catalogue = useCatalogue().data?.courses ?? [];
  const weeks = useComingWeeks(family.map(({ id }) => id));
  return (
    <Loaded query={query} waiting={<Skeleton className="h-96 w-full" />}>
      {({ children }) => (
        <div className="given-columns" role="group" aria-label={t('courses.title')}>
          {family.map((child) => {
            const followed = children.find(({ childId }) => childId === child.id);
            if (followed === undefined) return null;
            return (
              <FollowedChild
                key={child.id}
                child={child}
                followed={followed}
                schedule={weeks.find(({ childId }) => childId === child.id)}
                catalogue={catalogue}
                isAlone={family.length === 1}
              />
            );
          })}
        </div>
      )}
    </Loaded>
  );
}
