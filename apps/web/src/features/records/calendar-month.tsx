import type { RecordDay } from '@ori/contracts/records-room';
import { colon } from '@ori/core/words/colon';
import { Lock } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { dayWords } from '../../lib/dates.ts';
import { DayMark } from './day-mark.tsx';
import type { Month } from './months.ts';
import { useTimeWords } from './use-time-words.ts';

/** A week from Monday on: the heads of the columns are named by it. */
const WEEKDAYS = [16, 17, 18, 19, 20, 21, 22].map((date) => `2026-11-${date}`);

export interface CalendarDays {
  /** Days with minutes or a word, by their date. */
  readonly found: ReadonlyMap<string, RecordDay>;
  readonly today: string;
  /** Days that may be marked. */
  readonly open: ReadonlySet<string>;
  /** The day that the tab key comes to. */
  readonly reached: string;
  readonly onTap: (day: string) => void;
  /** Walks on from the day in focus. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

/** What a day was, in one sentence. */
function useDayWords() {
  const { t, i18n } = useTranslation('records');
  const timeWords = useTimeWords();
  return (day: string, found: RecordDay | undefined): string => {
    const name = dayWords(day, i18n.language, 'long') + colon(i18n.language);
    if (found === undefined) return `${name}${t('calendar.nothing')}`;
    const { kind, minutes, source, lockedAt, filedAs } = found;
    const parts = [
      t(kind === null ? 'calendar.nothing' : `mark.${kind}`),
      minutes > 0 && timeWords(minutes),
      source === 'parent' && t('calendar.said'),
      lockedAt !== null && t('calendar.filed'),
      filedAs !== null && t('calendar.filedAs', { kind: t(`mark.${filedAs}`) }),
    ];
    return `${name}${parts.filter((part) => part !== false).join(', ')}`;
  };
}

/** What of a day is seen: its date, its mark or a dot, and a lock. */
function DayFace({ day, found }: { readonly day: string; readonly found: RecordDay | undefined }) {
  return (
    <>
      <span aria-hidden="true">{Number(day.slice(8))}</span>
      {found?.kind ? <DayMark kind={found.kind} /> : <i data-few={Boolean(found?.minutes) || undefined} />}
      {found?.lockedAt && <Lock className="rec-locked" size={11} aria-hidden="true" />}
    </>
  );
}

function Cell({ day, days }: { readonly day: string; readonly days: CalendarDays }) {
  const wordsOf = useDayWords();
  const found = days.found.get(day);
  const look = {
    className: 'rec-day',
    'data-today': day === days.today || undefined,
    'data-said': found?.source === 'parent' || undefined,
  };
  if (!days.open.has(day))
    return (
      <span {...look}>
        <DayFace day={day} found={found} />
        {found && <span className="sr-only">{wordsOf(day, found)}</span>}
      </span>
    );
  return (
    <button
      type="button"
      {...look}
      data-day={day}
      tabIndex={day === days.reached ? 0 : -1}
      aria-label={wordsOf(day, found)}
      onClick={() => days.onTap(day)}
      onKeyDown={days.onKeyDown}
    >
      <DayFace day={day} found={found} />
    </button>
  );
}

const at = (day: string) => new Date(`${day}T12:00:00Z`);

/** One month of the calendar; every day that is over can be tapped. */
export function CalendarMonth({ month, days }: { readonly month: Month; readonly days: CalendarDays }) {
  const { i18n } = useTranslation();
  const name = new Intl.DateTimeFormat(i18n.language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const narrow = new Intl.DateTimeFormat(i18n.language, { weekday: 'narrow', timeZone: 'UTC' });
  return (
    <table className="rec-month">
      <caption>{name.format(at(`${month.month}-01`))}</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((day) => (
            <th key={day} scope="col" abbr={dayWords(day, i18n.language, 'short')}>
              {narrow.format(at(day))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {month.weeks.map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, place) => (
              <td key={day ?? `blank ${place}`}>{day !== null && <Cell day={day} days={days} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
