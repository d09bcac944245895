import type { SkillMap } from '@ori/contracts/learning';
import type { questionsAnswer } from '@ori/contracts/practice';
import type { Subject } from '@ori/contracts/subjects';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { answered } from '../../lib/answered.ts';
import { rest } from '../../lib/rest.ts';

type Questions = z.infer<typeof questionsAnswer>;

/** The skills of a subject, those that can be practised told apart. */
export function useSkillsOf(subject: Subject) {
  const { i18n } = useTranslation();
  const path = `/api/learning/map?subject=${subject}`;
  return useQuery({
    queryKey: ['progress', 'map', path, i18n.language],
    queryFn: ({ signal }) => answered(rest<SkillMap>('GET', path, undefined, { signal })),
    retry: 1,
  });
}

/** Questions of a skill for paper. */
export function useSheet() {
  return useMutation({
    mutationFn: (asked: { readonly skill: string; readonly count: number }) =>
      answered(rest<Questions>('POST', '/api/learning/questions', asked)),
  });
}
