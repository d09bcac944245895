import type { SkillMap } from '@ori/contracts/learning';
import type { AchievementsAnswer, Progress, Statistics } from '@ori/contracts/progress';
import type { Subject } from '@ori/contracts/subjects';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answered } from '../../lib/answered.ts';
import { rest } from '../../lib/rest.ts';

const WEEKS = 8;

/** Asks anew whenever a page opens: a lesson in between has changed the figures. */
function useAsked<Answer>(name: string, path: string) {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: ['progress', name, path, i18n.language],
    queryFn: ({ signal }) => answered(rest<Answer>('GET', path, undefined, { signal })),
    refetchOnMount: 'always',
    retry: 1,
  });
}

/** Figures of the signed-in learner. */
export const useProgress = () => useAsked<Progress>('progress', '/api/progress');
/** Every skill of a subject with where the learner stands in it. */
export const useSkillMap = (subject: Subject) =>
  useAsked<SkillMap>('map', `/api/learning/map?subject=${subject}`);
/** Work by week, subject and skill. */
export const useStatistics = () =>
  useAsked<Statistics>('statistics', `/api/progress/statistics?weeks=${WEEKS}`);
/** What was earned, and what can be. */
export const useAchievements = () =>
  useAsked<AchievementsAnswer>('achievements', '/api/progress/achievements');
