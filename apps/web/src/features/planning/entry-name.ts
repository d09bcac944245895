import type { ScheduleEntry } from '@ori/contracts/planning';
import { useTranslation } from 'react-i18next';

/** What an entry of the week is called: its lesson, or practice of its subject. */
export function useEntryName(): (entry: Pick<ScheduleEntry, 'lesson' | 'subject'>) => string {
  const { t } = useTranslation('dashboard');
  return ({ lesson, subject }) =>
    lesson?.title ?? t('schedule.practice', { subject: t(`subject.${subject}`) });
}
