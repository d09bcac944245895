import type { Schedule, ScheduleEntry } from '@ori/contracts/planning';
import { type DragEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayWords } from '../../lib/dates.ts';
import { useMoveEntry } from './planning.queries.ts';
import { ENTRY_TYPE, ScheduleEntryCard } from './schedule-entry.tsx';
import type { PlannedDay } from './week-days.ts';

interface DayProps {
  readonly planned: PlannedDay;
  readonly schedule: Schedule;
  readonly onMove: (entry: ScheduleEntry) => void;
  readonly aloud?: ((text: string) => ReactNode) | undefined;
}

/** Takes an entry that is dragged here; the same can be done by its “Move to…”. */
function useDrop(day: string, mayEdit: boolean) {
  const move = useMoveEntry();
  const [isOver, setIsOver] = useState(false);
  if (!mayEdit) return {};
  return {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      const id = event.dataTransfer.getData(ENTRY_TYPE);
      setIsOver(false);
      if (id !== '') move.mutate({ id, day });
    },
  };
}

/** A day of the week with its entries, or why it is free. */
export function ScheduleDay({ planned, schedule, onMove, aloud }: DayProps) {
  const { t, i18n } = useTranslation('dashboard');
  const { day, entries, rests } = planned;
  const isToday = day === schedule.today;
  const drop = useDrop(day, schedule.mayEdit);
  return (
    <li
      className="plan-day"
      data-today={isToday || undefined}
      aria-current={isToday ? 'date' : undefined}
      {...drop}
    >
      <h2 className="plan-name">
        <span>{dayWords(day, i18n.language, 'short')}</span>
        <small>{isToday ? t('schedule.today') : dayWords(day, i18n.language, 'date')}</small>
      </h2>
      {rests.map(({ id, reason, title }) => (
        <p key={id} className="plan-rest">
          {title ?? t(`schedule.rest.${reason}`)}
        </p>
      ))}
      {entries.length > 0 ? (
        <ul className="plan-entries">
          {entries.map((entry) => (
            <ScheduleEntryCard
              key={entry.id}
              entry={entry}
              mayMove={schedule.mayEdit}
              onMove={onMove}
              aloud={aloud}
            />
          ))}
        </ul>
      ) : (
        rests.length === 0 && <p className="plan-free">{t('schedule.free')}</p>
      )}
    </li>
  );
}
