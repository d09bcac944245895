import type { LegalAnswer } from '@ori/contracts/legal';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answered } from '../../lib/answered.ts';
import { rest } from '../../lib/rest.ts';

/** A legal text in the language of the page, and who answers for the installation. */
export function useLegalText(slug: string) {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: ['legal', slug, i18n.language],
    queryFn: ({ signal }) => answered(rest<LegalAnswer>('GET', `/api/legal/${slug}`, undefined, { signal })),
    staleTime: Infinity,
    retry: 1,
  });
}
