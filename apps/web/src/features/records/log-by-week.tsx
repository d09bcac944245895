import type { RecordSummary } from '@ori/contracts/records-room';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { dayWords } from '../../lib/dates.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { DayMark } from './day-mark.tsx';
import { LogLine } from './log-line.tsx';
import { type LogDay, type LogWeek, logWeeks } from './log-weeks.ts';
import { useLog } from './records.queries.ts';
import { useTimeWords } from './use-time-words.ts';

function Day({
  day: { day, minutes, kind, entries },
  today,
}: {
  readonly day: LogDay;
  readonly today: string;
}) {
  const { t, i18n } = useTranslation('records');
  const timeWords = useTimeWords();
  return (
    <section className="rec-log-day" aria-label={dayWords(day, i18n.language, 'long')}>
      <h4>
        <span>{dayWords(day, i18n.language, 'long')}</span>
        {kind !== null && (
          <span className="rec-log-kind">
            <DayMark kind={kind} />
            {t(`mark.${kind}`)}
          </span>
        )}
        <span className="rec-log-time">{timeWords(minutes)}</span>
      </h4>
      <ul>
        {entries.map((entry) => (
          <LogLine key={entry.id} entry={entry} today={today} />
        ))}
      </ul>
    </section>
  );
}

function Week({ week, today }: { readonly week: LogWeek; readonly today: string }) {
  const { t, i18n } = useTranslation('records');
  const timeWords = useTimeWords();
  const days = new Intl.NumberFormat(i18n.language).format(week.attended);
  return (
    <article className="rec-week">
      <h3>
        <span>
          {t('log.week', {
            from: dayWords(week.monday, i18n.language, 'date'),
            to: dayWords(week.sunday, i18n.language, 'date'),
          })}
        </span>
        <span className="rec-week-total">
          {timeWords(week.minutes)} · {t('log.days', { count: week.attended, days })}
        </span>
      </h3>
      {week.days.map((day) => (
        <Day key={day.day} day={day} today={today} />
      ))}
    </article>
  );
}

/** The log by week, newest first: what was counted and what was written, with what each week comes to. */
export function LogByWeek({ year }: { readonly year: RecordSummary }) {
  const { t } = useTranslation('records');
  const headingId = useId();
  const query = useLog(year.childId, year);
  return (
    <section id="lines" className="rec-part" aria-labelledby={headingId}>
      <h2 id={headingId} className="text-2xl">
        {t('log.title')}
      </h2>
      <Loaded query={query} waiting={<Skeleton className="h-96 w-full" />}>
        {({ pages }) => {
          const weeks = logWeeks(
            pages.flatMap(({ entries }) => entries),
            year.days,
          );
          if (weeks.length === 0) return <p className="max-w-prose text-mute">{t('log.empty')}</p>;
          return (
            <>
              {weeks.map((week) => (
                <Week key={week.monday} week={week} today={year.today} />
              ))}
              {query.hasNextPage && (
                <p>
                  <Button
                    variant="secondary"
                    busy={query.isFetchingNextPage}
                    onClick={() => void query.fetchNextPage()}
                  >
                    {t('log.earlier')}
                  </Button>
                </p>
              )}
            </>
          );
        }}
      </Loaded>
    </section>
  );
}
