import type { StudentYear } from '@ori/contracts/records';
import { useQueries } from '@tanstack/react-query';
import { yearsQuery } from './records.queries.ts';

/** The states that the newest school years of these children name, `US-XX`; none where they name none. */
export function useFamilyStates(childIds: readonly string[]): readonly string[] {
  return useQueries({
    queries: childIds.map(yearsQuery),
    combine: (answers) =>
      answers.flatMap(({ data }) => {
        const [newest]: readonly StudentYear[] = data?.years ?? [];
        return newest?.state ?? [];
      }),
  });
}
