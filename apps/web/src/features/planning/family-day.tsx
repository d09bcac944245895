import type { Schedule, ScheduleEntry } from '@ori/contracts/planning';
import { CalendarSync, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { dayWords } from '../../lib/dates.ts';
import { SUBJECT_LOOKS } from '../../lib/subject-look.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Emblem } from '../../ui/ornament/emblem.tsx';
import { FamilyDayIll } from './day-ill.tsx';
import { draggedType, useDragged, useDropDay } from './drag-between-days.ts';
import { useEntryName } from './entry-name.ts';
import { LogElse } from './log-else.tsx';
import { useMoveTold } from './move-told.ts';
import type { PlanChild } from './plan-owner.ts';
import { readingPlace } from './plan-places.ts';
import type { PlannedDay } from './week-days.ts';

interface EntryProps {
  readonly entry: ScheduleEntry;
  readonly onMove: (entry: ScheduleEntry) => void;
}

function EntryName({ entry }: Pick<EntryProps, 'entry'>) {
  const name = useEntryName()(entry);
  const place = readingPlace(entry);
  return place === null ? (
    <span>{name}</span>
  ) : (
    <Link to={place} draggable={false}>
      {name}
    </Link>
  );
}

/** One thing on a child’s day, small enough for seven days and three children on a screen. */
function FamilyEntry({ entry, onMove }: EntryProps) {
  const { t } = useTranslation('planning');
  const name = useEntryName()(entry);
  const { id, childId, subject, minutes, status } = entry;
  const isMovable = status !== 'done';
  const type = draggedType('entry', childId);
  const drag = useDragged({ type, id, isMovable });
  const { emblem, tone } = SUBJECT_LOOKS[subject];
  return (
    <li
      className="fw-entry"
      data-tone={tone}
      data-status={status}
      data-movable={isMovable || undefined}
      {...drag}
    >
      <Emblem shape={emblem} size={20} />
      <EntryName entry={entry} />
      <p className="fw-line">
        <span>{t('minutes', { count: minutes })}</span>
        {status === 'late' && <span>{t('dashboard:schedule.status.late')}</span>}
        {status === 'done' && (
          <span className="plan-done">
            <CircleCheck size={14} aria-hidden="true" /> {t('dashboard:schedule.status.done')}
          </span>
        )}
      </p>
      {isMovable && (
        <IconButton
          className="fw-move"
          label={t('dashboard:schedule.move', { name })}
          icon={<CalendarSync size={16} aria-hidden="true" />}
          onClick={() => onMove(entry)}
        />
      )}
    </li>
  );
}

interface DayProps {
  readonly child: PlanChild;
  readonly planned: PlannedDay;
  readonly schedule: Schedule;
  readonly isShown: boolean;
  readonly onMove: (entry: ScheduleEntry) => void;
}

/** What a free day says: why it is free, or that nothing stands on it. */
function FreeWords({ planned }: Pick<DayProps, 'planned'>) {
  const { t } = useTranslation('planning');
  const { rests, isClosed, entries } = planned;
  if (rests.length > 0)
    return rests.map(({ id, reason, title }) => (
      <p key={id} className="plan-rest">
        {title ?? t(`dashboard:schedule.rest.${reason}`)}
      </p>
    ));
  if (isClosed) return <p className="plan-free">{t('week.closed')}</p>;
  return entries.length === 0 && <p className="plan-free">{t('dashboard:schedule.free')}</p>;
}

/** A child’s day: what stands on it, and what can be done with it at one press. */
export function FamilyDay({ child, planned, schedule, isShown, onMove }: DayProps) {
  const { i18n } = useTranslation();
  const { day, entries, rests } = planned;
  const move = useMoveTold(schedule.entries);
  const cell = useDropDay({
    type: draggedType('entry', child.id),
    isOpen: schedule.mayEdit,
    onDropped: (id) => move(id, day),
  });
  return (
    <li
      className="fw-cell"
      aria-label={`${child.firstName}, ${dayWords(day, i18n.language, 'long')}`}
      data-today={day === schedule.today || undefined}
      data-shown={isShown || undefined}
      {...cell}
    >
      <FreeWords planned={planned} />
      {entries.length > 0 && (
        <ul className="fw-entries">
          {entries.map((entry) => (
            <FamilyEntry key={entry.id} entry={entry} onMove={onMove} />
          ))}
        </ul>
      )}
      <p className="fw-acts">
        {day >= schedule.today && rests.length === 0 && <FamilyDayIll day={day} child={child} />}
        {day <= schedule.today && <LogElse child={child} day={day} />}
      </p>
    </li>
  );
}
