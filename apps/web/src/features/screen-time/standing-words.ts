import type { ScreenStanding } from '@ori/contracts/limits-of-child';
import { dayOf } from '@ori/core/learning/day-of';
import { useTranslation } from 'react-i18next';

/** When something happens, by the child's clock: the time today, with its day's name on another. */
export function whenWords(at: string, now: Date, timeZone: string, language: string): string {
  const moment = new Date(at);
  const isToday = dayOf(moment, timeZone) === dayOf(now, timeZone);
  const time = { hour: 'numeric', minute: '2-digit', timeZone } as const;
  return new Intl.DateTimeFormat(language, isToday ? time : { weekday: 'long', ...time }).format(moment);
}

/** How a child stands, as a sentence for the parent. */
export function useStandingWords() {
  const { t, i18n } = useTranslation('privacy');
  return (standing: ScreenStanding, now: Date, timeZone: string): string => {
    const { state, because, minutesLeft, minutesUsed, opensAt, closesAt } = standing;
    const when = (at: string) => whenWords(at, now, timeZone, i18n.language);
    if (state === 'closed') {
      const why = t(`screen.closed.${because ?? 'hours'}`);
      return opensAt === null
        ? `${why} ${t('screen.never')}`
        : `${why} ${t('screen.opens', { when: when(opensAt) })}`;
    }
    const used =
      minutesLeft === null
        ? t('screen.used', { count: minutesUsed })
        : t('screen.left', { count: minutesLeft });
    return closesAt === null ? used : `${used} ${t('screen.closes', { when: when(closesAt) })}`;
  };
}
