import type { SkillMap } from '@ori/contracts/learning';
import type { AchievementsAnswer, Progress, Statistics } from '@ori/contracts/progress';
import type { ProgressReport, StuckAnswer } from '@ori/contracts/progress-report';
import type { Subject } from '@ori/contracts/subjects';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answered } from '../../lib/answered.ts';
import { rest } from '../../lib/rest.ts';
import { useProgressOwner } from './progress-owner.ts';

const WEEKS = 8;

/** Asks anew whenever a page opens: a lesson in between has changed the figures. */
function useAsked<Answer>(name: string, path: string, asked: Readonly<Record<string, string>> = {}) {
  const { i18n } = useTranslation();
  const childId = useProgressOwner()?.id;
  const query = new URLSearchParams({ ...asked, ...(childId && { childId }) }).toString();
  const address = query === '' ? path : `${path}?${query}`;
  return useQuery({
    queryKey: ['progress', name, address, i18n.language],
    queryFn: ({ signal }) => answered(rest<Answer>('GET', address, undefined, { signal })),
    meta: { follows: ['work', 'lessons'] },
    refetchOnMount: 'always',
    retry: 1,
  });
}

/** Figures of the learner shown: the signed-in one, or the child a grown-up looks at. */
export const useProgress = () => useAsked<Progress>('progress', '/api/progress');
/** Every skill of a subject with where the learner stands in it. */
export const useSkillMap = (subject: Subject) => useAsked<SkillMap>('map', '/api/learning/map', { subject });
/** Work by week, subject and skill. */
export const useStatistics = () =>
  useAsked<Statistics>('statistics', '/api/progress/statistics', { weeks: String(WEEKS) });
/** What was earned, and what can be. */
export const useAchievements = () =>
  useAsked<AchievementsAnswer>('achievements', '/api/progress/achievements');
/** Skills a child is stuck with; only a grown-up asks. */
export const useStuck = () => useAsked<StuckAnswer>('stuck', '/api/progress/stuck');
/** A child's report over some days, both ends included. */
export const useReport = (from: string, to: string) =>
  useAsked<ProgressReport>('report', '/api/progress/report', { from, to });
