import { Loaded } from '../../lib/loaded.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useSchoolYear } from './calendar.queries.ts';
import { DaysOffPart } from './days-off-part.tsx';
import type { PlanChild } from './plan-owner.ts';
import { YearPart } from './year-part.tsx';

/** The school year and the days off in it. */
export function YearAndOff({ children }: { readonly children: readonly PlanChild[] }) {
  const query = useSchoolYear();
  return (
    <Loaded query={query} waiting={<Skeleton className="h-96 w-full" />}>
      {(year) => (
        <>
          <DaysOffPart rests={year.rests} family={children} />
          <YearPart year={year} family={children} />
        </>
      )}
    </Loaded>
  );
}
