import type { PlannedAssignment } from '@ori/contracts/planning';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../lib/loaded.tsx';
import { useChosenIds } from '../../lib/use-chosen-ids.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useGivenToAll } from './calendar.queries.ts';
import { GivenBar } from './given-bar.tsx';
import { GivenColumn } from './given-column.tsx';
import type { PlanChild } from './plan-owner.ts';
import './given.css';

interface FamilyProps {
  readonly family: readonly PlanChild[];
}

/** Chosen assignments: those that are gone meanwhile are not among them any more. */
function useChosen(assignments: readonly PlannedAssignment[]) {
  const choosing = useChosenIds();
  return { ...choosing, chosen: assignments.filter(({ id }) => choosing.ids.has(id)) };
}

function Columns({
  family,
  assignments,
}: FamilyProps & { readonly assignments: readonly PlannedAssignment[] }) {
  const { ids, chosen, choose, clear } = useChosen(assignments);
  return (
    <>
      <div className="given-columns">
        {family.map((child) => (
          <GivenColumn
            key={child.id}
            child={child}
            given={assignments.filter(({ childId }) => childId === child.id)}
            chosen={ids}
            onChoose={choose}
          />
        ))}
      </div>
      {chosen.length > 0 && <GivenBar chosen={chosen} onDone={clear} />}
    </>
  );
}

/** What the children were given, beside one another: what is late, what is due, and what to do with it. */
export function GivenFamily({ family }: FamilyProps) {
  const { t } = useTranslation('planning');
  const query = useGivenToAll();
  return (
    <Loaded query={query} waiting={<Skeleton className="h-96 w-full" />}>
      {({ assignments }) => (
        <section aria-label={t('given.title')} className="grid grid-cols-1 gap-6">
          <Columns family={family} assignments={assignments} />
        </section>
      )}
    </Loaded>
  );
}
