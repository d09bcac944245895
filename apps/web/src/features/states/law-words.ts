import type { DueRule, TimeMeasure, ToldPathway } from '@ori/contracts/states';
import { colon } from '@ori/core/words/colon';
import { useTranslation } from 'react-i18next';

type Grades = ToldPathway['duties'][number]['grades'];

/** Says when something is due, for which grades, and how much time a year asks for. */
export function useLawWords() {
  const { t, i18n } = useTranslation('states');
  const dayOf = (month: number, day: number) =>
    new Intl.DateTimeFormat(i18n.language, { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
      new Date(Date.UTC(2027, month - 1, day)),
    );
  const level = (grade: number) => (grade === 0 ? t('grade.k') : String(grade));

  function onDay({ month, day, at, lateDays }: Extract<DueRule, { on: 'date' }>): string {
    const by = t(`due.${at}`, { day: dayOf(month, day) });
    if (lateDays === null) return by;
    return `${by} (${lateDays === 0 ? t('due.atOnce') : t('due.lateDays', { count: lateDays })})`;
  }

  return {
    due(due: DueRule): string {
      switch (due.on) {
        case 'date':
          return onDay(due);
        case 'window':
          return t('due.window', { from: dayOf(due.month, due.first), to: dayOf(due.month, due.last) });
        case 'before-start':
          return due.days === 0 ? t('due.beforeStart') : t('due.daysBefore', { count: due.days });
        case 'after-start':
          return t('due.daysAfter', { count: due.days });
        case 'year-end':
          return t('due.yearEnd');
        case 'parts':
          return t('due.parts', { count: due.count });
      }
    },
    grades({ from, to }: Grades, only: readonly number[] | null = null): string {
      if (only) return t('grade.only', { grades: only.map(level).join(', ') });
      if (from === 0 && to === 12) return t('grade.all');
      return from === to
        ? t('grade.one', { grade: level(from) })
        : t('grade.span', { from: level(from), to: level(to) });
    },
    time({ days, hours, dayMinutes, coreHours, coreHoursAtHome, isEquivalent }: TimeMeasure): string {
      const amounts = [
        ...(days === null ? [] : [t('time.days', { count: days })]),
        ...(hours === null
          ? []
          : [t('time.hours', { count: hours, amount: hours.toLocaleString(i18n.language) })]),
      ];
      const more = [
        ...(dayMinutes === null ? [] : [t('time.dayMinutes', { hours: dayMinutes / 60 })]),
        ...(coreHours === null ? [] : [t('time.core', { count: coreHours })]),
        ...(coreHoursAtHome === null ? [] : [t('time.coreAtHome', { count: coreHoursAtHome })]),
      ];
      const [first = '', ...rest] = amounts;
      const both = isEquivalent
        ? [t('time.equivalent', { days: first }), ...rest].join(colon(i18n.language))
        : amounts.join(` ${t('time.or')} `);
      return [both, ...more].join(', ');
    },
  };
}
