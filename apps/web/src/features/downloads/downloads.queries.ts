import type { DownloadsAnswer } from '@ori/contracts/downloads';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answered } from '../../lib/answered.ts';
import { rest } from '../../lib/rest.ts';

/** The papers to take along, in the language on screen. */
export function useDownloads() {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: ['downloads', i18n.language],
    queryFn: ({ signal }) =>
      answered(rest<DownloadsAnswer>('GET', '/api/resources/downloads', undefined, { signal })),
    staleTime: Infinity,
    retry: 1,
  });
}
