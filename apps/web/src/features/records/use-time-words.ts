import { useTranslation } from 'react-i18next';

const HOUR_MINUTES = 60;

/** Says a time: "40 min", "3 h 20 min", "1,000 h". */
export function useTimeWords(): (minutes: number) => string {
  const { t, i18n } = useTranslation('records');
  return (all) => {
    const minutes = all % HOUR_MINUTES;
    const hours = new Intl.NumberFormat(i18n.language).format((all - minutes) / HOUR_MINUTES);
    if (all < HOUR_MINUTES) return t('time.minutes', { minutes: all });
    return minutes === 0 ? t('time.hours', { hours }) : t('time.both', { hours, minutes });
  };
}
