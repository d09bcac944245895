import type { Schedule, ScheduleEntry } from '@ori/contracts/planning';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dayWords } from '../../lib/dates.ts';
import { DayIll } from './day-ill.tsx';
import { draggedType, useDropDay } from './drag-between-days.ts';
import { useMoveTold } from './move-told.ts';
import { ScheduleEntryCard } from './schedule-entry.tsx';
import type { PlannedDay } from './week-days.ts';

interface DayProps {
  readonly planned: PlannedDay;
  readonly schedule: Schedule;
  readonly onMove: (entry: ScheduleEntry) => void;
  readonly aloud?: ((text: string) => ReactNode) | undefined;
}

/** A day of the week with its entries, or why it is free. */
export function ScheduleDay({ planned, schedule, onMove, aloud }: DayProps) {
  const { t, i18n } = useTranslation('dashboard');
  const { day, entries, rests, isClosed } = planned;
  const isToday = day === schedule.today;
  const move = useMoveTold(schedule.entries);
  const cell = useDropDay({
    type: draggedType('entry', schedule.childId),
    isOpen: schedule.mayEdit,
    onDropped: (id) => move(id, day),
  });
  return (
    <li
      className="plan-day"
      data-today={isToday || undefined}
      aria-current={isToday ? 'date' : undefined}
      aria-label={dayWords(day, i18n.language, 'long')}
      {...cell}
    >
      <h2 className="plan-name">
        <span>{dayWords(day, i18n.language, 'short')}</span>
        <small>{isToday ? t('schedule.today') : dayWords(day, i18n.language, 'date')}</small>
      </h2>
      {schedule.mayEdit && day >= schedule.today && rests.length === 0 && <DayIll day={day} />}
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
        rests.length === 0 && (
          <p className="plan-free">{t(isClosed ? 'planning:week.closed' : 'schedule.free')}</p>
        )
      )}
    </li>
  );
}
