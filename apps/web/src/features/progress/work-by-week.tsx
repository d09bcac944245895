import { useTranslation } from 'react-i18next';
import { dayWords } from '../../lib/dates.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { BarChart } from '../../ui/charts/bar-chart.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useStatistics } from './progress.queries.ts';

/** The last weeks, minute by minute of work, with their table. */
export function WorkByWeek() {
  const { t, i18n } = useTranslation('dashboard');
  const query = useStatistics();
  return (
    <section aria-labelledby="by-week" className="grid max-w-3xl gap-3">
      <h2 id="by-week" className="sr-only">
        {t('progress.weeks.title')}
      </h2>
      <Loaded query={query} waiting={<Skeleton className="h-56 w-full" />}>
        {({ weeks }) => (
          <BarChart
            width={768}
            height={220}
            title={t('progress.weeks.title')}
            summary={t('progress.weeks.summary', {
              minutes: weeks.reduce((sum, { minutes }) => sum + minutes, 0),
              count: weeks.length,
            })}
            tableLabel={t('progress.weeks.table')}
            nameHead={t('progress.weeks.week')}
            valueHead={t('progress.weeks.minutes')}
            bars={weeks.map(({ week, minutes, answers }, index) => ({
              id: week,
              label: dayWords(week, i18n.language, 'date'),
              name: dayWords(week, i18n.language, 'long'),
              value: minutes,
              valueText: t('progress.weeks.value', { minutes, answers }),
              strong: index === weeks.length - 1,
            }))}
          />
        )}
      </Loaded>
    </section>
  );
}
