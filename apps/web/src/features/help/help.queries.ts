import type { HelpAnswer } from '@ori/contracts/help';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answered } from '../../lib/answered.ts';
import { rest } from '../../lib/rest.ts';

/** The guides, or those that hold what was typed. */
export function useGuides(typed: string) {
  const { i18n } = useTranslation();
  const path = `/api/help?${new URLSearchParams({ q: typed })}`;
  return useQuery({
    queryKey: ['help', i18n.language, typed],
    queryFn: ({ signal }) => answered(rest<HelpAnswer>('GET', path, undefined, { signal })),
    staleTime: Infinity,
    retry: 1,
  });
}
