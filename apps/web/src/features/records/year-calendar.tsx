import type { RecordSummary } from '@ori/contracts/records-room';
import { addDays } from '@ori/core/learning/day-of';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure-words.ts';
import { Button } from '../../ui/button.tsx';
import { OfflineNote } from '../../ui/feedback/offline-note.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Note } from '../../ui/note.tsx';
import { CalendarMonth } from './calendar-month.tsx';
import { type Brush, MarkBrush, MarkKey } from './mark-brush.tsx';
import { useRecordRoom } from './record-room.ts';
import { useSay } from './records.queries.ts';
import { StretchForm } from './stretch-form.tsx';
import { type ShownMonths, useShownMonths } from './use-shown-months.ts';

/** Arrow keys walk by day and week. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** What a tap makes of a day with the brush in hand: a second tap takes the word back. */
function wordFor(brush: Brush, { days }: RecordSummary, day: string) {
  const found = days.find((known) => known.day === day);
  if (brush === 'counted' || (found?.source === 'parent' && found.kind === brush)) return null;
  return brush;
}

/** The tab key comes to the day that was reached last, arrow keys go on from there. */
function useWalk(open: readonly string[]) {
  const [chosen, setReached] = useState('');
  const reached = open.includes(chosen) ? chosen : (open.at(-1) ?? '');
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = STEPS[event.key];
    if (step === undefined || reached === '') return;
    event.preventDefault();
    const day = addDays(reached, step);
    const button = event.currentTarget
      .closest('.rec-months')
      ?.querySelector<HTMLButtonElement>(`[data-day="${day}"]`);
    if (!button) return;
    setReached(day);
    button.focus();
  };
  return { reached, setReached, onKeyDown };
}

function MonthSteps({ isWhole, fold, earlier, later }: ShownMonths) {
  const { t } = useTranslation('records');
  return (
    <div className="no-print flex flex-wrap items-center gap-1">
      {!isWhole && (
        <>
          <IconButton
            label={t('calendar.earlier')}
            icon={<ChevronLeft size={20} />}
            disabled={earlier === null}
            onClick={() => earlier?.()}
          />
          <IconButton
            label={t('calendar.later')}
            icon={<ChevronRight size={20} />}
            disabled={later === null}
            onClick={() => later?.()}
          />
        </>
      )}
      <Button variant="quiet" aria-pressed={isWhole} onClick={fold}>
        {t(isWhole ? 'calendar.fold' : 'calendar.whole')}
      </Button>
    </div>
  );
}

/** The year's days, and what each of them was: one tap says it. */
export function YearCalendar({ year }: { readonly year: RecordSummary }) {
  const { t } = useTranslation('records');
  const wordsOf = useFailureWords();
  const { mayWrite, newId } = useRecordRoom();
  const headingId = useId();
  const say = useSay();
  const [brush, setBrush] = useState<Brush>('full');
  const months = useShownMonths(year);
  const walk = useWalk(months.open);
  const tap = (day: string) => {
    walk.setReached(day);
    const kind = wordFor(brush, year, day);
    say.mutate({ id: newId(), childId: year.childId, from: day, to: day, kind, weekdaysOnly: false });
  };
  const days = {
    found: new Map(year.days.map((day) => [day.day, day])),
    open: new Set(mayWrite ? months.open : []),
    today: year.today,
    reached: walk.reached,
    onTap: tap,
    onKeyDown: walk.onKeyDown,
  };
  return (
    <section id="days" className="rec-part" aria-labelledby={headingId}>
      <div className="rec-part-head">
        <h2 id={headingId} className="text-2xl">
          {t('calendar.title')}
        </h2>
        <MonthSteps {...months} />
      </div>
      {mayWrite ? (
        <MarkBrush brush={brush} totals={year.attendance} onChoose={setBrush} />
      ) : (
        <MarkKey totals={year.attendance} />
      )}
      <div className="rec-months" data-near={!months.isWhole || undefined}>
        {months.shown.map((month) => (
          <CalendarMonth key={month.month} month={month} days={days} />
        ))}
      </div>
      <div aria-live="polite">
        {say.isPaused && <OfflineNote>{t('dashboard:state.offline')}</OfflineNote>}
        {say.error && <Note tone="danger">{wordsOf(say.error)}</Note>}
      </div>
      <p className="no-print max-w-prose text-sm text-mute">
        {t('calendar.how')} {mayWrite && t('calendar.howTap')}
      </p>
      {mayWrite && <StretchForm year={year} />}
    </section>
  );
}
