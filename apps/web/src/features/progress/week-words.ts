import type { Statistics } from '@ori/contracts/progress';
import { useTranslation } from 'react-i18next';

/** The running week beside the one before, as counted; no judgement, since weeks differ. */
export function useWeekWords() {
  const { t } = useTranslation('family');
  return ({ weeks }: Pick<Statistics, 'weeks'>): string => {
    const [before, running] = [weeks.at(-2), weeks.at(-1)];
    const minutes = (count: number) => t('progress.minutes', { count });
    const skills = (count: number) => t('progress.skills', { count });
    if (!running) return '';
    const now = t('progress.thisWeek', {
      minutes: minutes(running.minutes),
      skills: skills(running.mastered),
    });
    if (!before) return now;
    const past = t('progress.lastWeek', {
      minutes: minutes(before.minutes),
      skills: skills(before.mastered),
    });
    return `${now} ${past}`;
  };
}
