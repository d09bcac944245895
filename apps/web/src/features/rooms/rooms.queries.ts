import type { StudentHome } from '@ori/contracts/learning';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answered } from '../../lib/answered.ts';
import { rest } from '../../lib/rest.ts';

/** A learner's own home, in the language on screen. */
export function useStudentHome() {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: ['learning', 'home', i18n.language],
    queryFn: ({ signal }) => answered(rest<StudentHome>('GET', '/api/learning/home', undefined, { signal })),
    retry: 1,
    // A lesson in between has changed every figure: always counted anew.
    refetchOnMount: 'always',
  });
}
