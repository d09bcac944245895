import type { RequirementsAnswer } from '@ori/contracts/filings';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answered } from './answered.ts';
import { rest } from './rest.ts';

/** What the law asks of a child's year, and where each stands; without a year, of the running one. */
export const requirementsQuery = (childId: string, yearId: string | null, language: string) =>
  queryOptions({
    queryKey: ['filings', 'requirements', childId, yearId, language],
    queryFn: ({ signal }) => {
      const asked = new URLSearchParams({ childId, ...(yearId && { yearId }) });
      return answered(
        rest<RequirementsAnswer>('GET', `/api/filings/requirements?${asked}`, undefined, { signal }),
      );
    },
    retry: 1,
  });

/** What the law asks of a child's year, in the language on screen; the year before stays until the next one is here. */
export function useRequirements(childId: string, yearId: string | null) {
  const { i18n } = useTranslation();
  return useQuery({
    ...requirementsQuery(childId, yearId, i18n.language),
    placeholderData: keepPreviousData,
  });
}
