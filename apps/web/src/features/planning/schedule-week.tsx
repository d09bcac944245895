import type { Schedule, ScheduleEntry } from '@ori/contracts/planning';
import { addDays } from '@ori/core/learning/day-of';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayWords } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { ScheduleDay } from './schedule-day.tsx';
import { WEEK_DAYS, weekOf } from './week-days.ts';

interface WeekProps {
  readonly schedule: Schedule;
  /** Goes to another week by its Monday; null is the running one. */
  readonly onWeek: (from: string | null) => void;
  readonly aloud?: ((text: string) => ReactNode) | undefined;
}

/** The way to the weeks around the one that is shown. */
export function WeekTurner({ schedule, onWeek }: Pick<WeekProps, 'schedule' | 'onWeek'>) {
  const { t, i18n } = useTranslation('dashboard');
  const { from, to, today } = schedule;
  const isRunning = from <= today && today <= to;
  const dates = { from: dayWords(from, i18n.language, 'date'), to: dayWords(to, i18n.language, 'date') };
  return (
    <div className="week-turner">
      <IconButton
        label={t('schedule.before')}
        icon={<ChevronLeft size={22} aria-hidden="true" />}
        onClick={() => onWeek(addDays(from, -WEEK_DAYS))}
      />
      <p className="font-display text-xl" aria-live="polite">
        {t('schedule.week', dates)}
      </p>
      <IconButton
        label={t('schedule.after')}
        icon={<ChevronRight size={22} aria-hidden="true" />}
        onClick={() => onWeek(addDays(from, WEEK_DAYS))}
      />
      {!isRunning && (
        <Button variant="quiet" onClick={() => onWeek(null)}>
          {t('schedule.thisWeek')}
        </Button>
      )}
    </div>
  );
}

/** Once the dialog is off the page: until then nothing beneath it takes the focus. */
const afterDialog = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(act));

/** An entry that was moved stands on another day, and its button with it: the focus follows, or goes to the week. */
function useMoving() {
  const week = useRef<HTMLOListElement>(null);
  const [moving, setMoving] = useState<ScheduleEntry | null>(null);
  const close = (isMoved: boolean) => {
    const moved = `[data-entry="${moving?.id}"] :is(button, a)`;
    setMoving(null);
    if (isMoved)
      afterDialog(() => (week.current?.querySelector<HTMLElement>(moved) ?? week.current)?.focus());
  };
  return { week, moving, setMoving, close };
}

/** A week of the plan, day by day, and the way to the weeks around it. */
export function ScheduleWeek({ schedule, onWeek, aloud }: WeekProps) {
  const { week, moving, setMoving, close } = useMoving();
  return (
    <div className="grid gap-4">
      <WeekTurner schedule={schedule} onWeek={onWeek} />
      <ol className="plan-week" ref={week} tabIndex={-1}>
        {weekOf(schedule).map((planned) => (
          <ScheduleDay
            key={planned.day}
            planned={planned}
            schedule={schedule}
            onMove={setMoving}
            aloud={aloud}
          />
        ))}
      </ol>
      {moving && <MoveDialog entry={moving} today={schedule.today} onClose={close} />}
    </div>
  );
}
