import type { Child } from '@ori/contracts/families';
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';

/** The child whose plan a parent looks at. */
export type PlanChild = Pick<Child, 'id' | 'firstName' | 'ageGroup'>;

/** Whose plan is shown to a parent; null for a learner, who sees their own. */
export const PlanOwner = createContext<PlanChild | null>(null);

export function usePlanOwner(): PlanChild | null {
  return use(PlanOwner);
}

/** What a plan says of itself: to its learner, or to a parent about the child. */
export function usePlanWords() {
  const { t } = useTranslation('dashboard');
  const name = usePlanOwner()?.firstName;
  if (name === undefined)
    return {
      none: t('schedule.noneOwn'),
      restText: t('schedule.restText'),
      timetable: t('schedule.timetable.title'),
      timetableText: t('schedule.timetable.text'),
      saved: t('schedule.timetable.saved'),
    };
  return {
    none: t('schedule.child.none', { name }),
    restText: t('schedule.child.restText', { name }),
    timetable: t('schedule.child.timetable', { name }),
    timetableText: t('schedule.child.timetableText'),
    saved: t('schedule.child.saved', { name }),
  };
}
