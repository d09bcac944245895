import type { PlannedAssignment } from '@ori/contracts/planning';
import { useTranslation } from 'react-i18next';
import { dueWordsWithin } from '../../lib/dates.ts';
import { localDay } from '../../lib/local-day.ts';
import { useNow } from '../../lib/use-now.ts';

type Dated = Pick<PlannedAssignment, 'status' | 'dueOn' | 'completedAt'>;

/** For when it is, for when it was, or when it was done: told without blame. */
export function useDueWords(): (given: Dated) => string {
  const { t, i18n } = useTranslation('classroom');
  const today = localDay(useNow());
  return ({ status, dueOn, completedAt }) => {
    const day = status === 'done' && completedAt !== null ? localDay(new Date(completedAt)) : dueOn;
    return t(`due.${status}`, { day: dueWordsWithin(day, today, i18n.language) });
  };
}
