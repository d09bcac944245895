import type { CalendarItem } from '@ori/contracts/calendar';
import { REST_REASONS } from '@ori/contracts/plan-terms';
import { useTranslation } from 'react-i18next';

/** What a thing in the calendar is called; days off without a name are called by their reason, practice by its subject. */
export function useItemName(): (item: Pick<CalendarItem, 'title' | 'reason' | 'kind' | 'subject'>) => string {
  const { t } = useTranslation('dashboard');
  return ({ title, reason, kind, subject }) => {
    if (kind === 'practice' && subject !== null) return t(`subject.${subject}`);
    const known = REST_REASONS.find((each) => each === reason) ?? 'holiday';
    return title ?? t(`schedule.rest.${known}`);
  };
}
