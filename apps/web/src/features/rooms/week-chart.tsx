import type { StudentHome } from '@ori/contracts/learning';
import { useTranslation } from 'react-i18next';
import { dayWords } from '../../lib/dates.ts';
import { BarChart } from '../../ui/charts/bar-chart.tsx';

/** One's own week in minutes, with its table. */
export function WeekChart({ home }: { readonly home: StudentHome }) {
  const { t, i18n } = useTranslation('dashboard');
  const { week, today } = home;
  const minutes = week.reduce((sum, day) => sum + day.minutes, 0);
  return (
    <BarChart
      width={380}
      title={t('week.title')}
      summary={t('week.own', { minutes: t('week.minutes', { count: minutes }) })}
      tableLabel={t('week.ownTable')}
      nameHead={t('week.day')}
      valueHead={t('week.worked')}
      {...(today.goalMinutes > 0
        ? { goal: { value: today.goalMinutes, label: t('week.goal', { count: today.goalMinutes }) } }
        : {})}
      bars={week.map(({ day, minutes: worked, answers }, index) => ({
        id: day,
        label: dayWords(day, i18n.language, 'short'),
        name: dayWords(day, i18n.language, 'long'),
        value: worked,
        valueText: `${t('week.minutes', { count: worked })}, ${t('week.answers', { count: answers })}`,
        strong: index === week.length - 1,
      }))}
    />
  );
}
