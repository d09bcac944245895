import type { PlannedAssignment } from '@ori/contracts/planning';
import { useTranslation } from 'react-i18next';
import { dueWordsWithin } from '../../lib/dates.ts';
import { localDay } from '../../lib/local-day.ts';
import { useNow } from '../../lib/use-now.ts';

/** For when an assignment is, or when it was done; a day that has passed is told without blame. */
export function useDayOf(): (given: Pick<PlannedAssignment, 'status' | 'dueOn' | 'completedAt'>) => string {
  const { t, i18n } = useTranslation('dashboard');
  const today = localDay(useNow());
  return ({ status, dueOn, completedAt }) => {
    const doneOn = completedAt === null ? null : localDay(new Date(completedAt));
    const day = dueWordsWithin(status === 'done' && doneOn ? doneOn : dueOn, today, i18n.language);
    if (status === 'done') return doneOn ? t('assignments.doneOn', { day }) : t('assignments.status.done');
    return t(status === 'late' ? 'assignments.was' : 'assignments.for', { day });
  };
}
