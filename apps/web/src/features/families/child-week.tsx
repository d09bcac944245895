import type { ChildOverview } from '@ori/contracts/learning';
import { useTranslation } from 'react-i18next';
import { dayWords } from '../../lib/dates.ts';
import { BarChart } from '../../ui/charts/bar-chart.tsx';
import { PhoneFold } from './phone-fold.tsx';

interface WeekProps {
  readonly child: ChildOverview;
  /** Three panels stand in a row: fewer drawing units keep the words large. */
  readonly narrow: boolean;
}

/** The last seven days in minutes, with the goal of a day; its table behind it. */
export function ChildWeek({ child, narrow }: WeekProps) {
  const { t, i18n } = useTranslation('dashboard');
  const { week, today, firstName } = child;
  const minutes = week.reduce((sum, day) => sum + day.minutes, 0);
  const answers = week.reduce((sum, day) => sum + day.answers, 0);
  const gist = (
    <span>
      <b>{t('week.title')}</b> <span className="text-mute">{t('week.minutes', { count: minutes })}</span>
    </span>
  );
  return (
    <PhoneFold label={gist}>
      <BarChart
        width={narrow ? 270 : 380}
        height={150}
        title={t('week.title')}
        summary={t('week.summary', {
          name: firstName,
          minutes: t('week.minutes', { count: minutes }),
          answers: t('week.answers', { count: answers }),
        })}
        tableLabel={t('week.table', { name: firstName })}
        nameHead={t('week.day')}
        valueHead={t('week.worked')}
        {...(today.goalMinutes > 0
          ? { goal: { value: today.goalMinutes, label: t('week.goal', { count: today.goalMinutes }) } }
          : {})}
        bars={week.map(({ day, minutes: worked, answers: given }, index) => ({
          id: day,
          label: dayWords(day, i18n.language, 'short'),
          name: dayWords(day, i18n.language, 'long'),
          value: worked,
          valueText: `${t('week.minutes', { count: worked })}, ${t('week.answers', { count: given })}`,
          strong: index === week.length - 1,
        }))}
      />
    </PhoneFold>
  );
}
