import type { ScheduleEntry } from '@ori/contracts/planning';
import { CalendarSync, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SUBJECT_LOOKS } from '../../lib/subject-look.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Emblem } from '../../ui/ornament/emblem.tsx';
import { draggedType, useDragged } from './drag-between-days.ts';
import { useEntryName } from './entry-name.ts';
import { usePlanOwner } from './plan-owner.ts';
import { entryPlace, readingPlace } from './plan-places.ts';

interface EntryProps {
  readonly entry: ScheduleEntry;
  readonly mayMove: boolean;
  readonly onMove: (entry: ScheduleEntry) => void;
  /** Reads its name aloud, for those who do not read yet. */
  readonly aloud?: ((text: string) => ReactNode) | undefined;
}

/** One thing on a day: its subject's drawing, the way to it, how long, and what became of it. */
export function ScheduleEntryCard({ entry, mayMove, onMove, aloud }: EntryProps) {
  const { t } = useTranslation('dashboard');
  const name = useEntryName()(entry);
  const { subject, minutes, status } = entry;
  const { emblem, tone } = SUBJECT_LOOKS[subject];
  const to = usePlanOwner() === null ? entryPlace(entry) : readingPlace(entry);
  const isMovable = mayMove && status !== 'done';
  const type = draggedType('entry', entry.childId);
  const drag = useDragged({ type, id: entry.id, isMovable });
  return (
    <li
      className="plan-entry"
      data-entry={entry.id}
      data-tone={tone}
      data-status={status}
      data-movable={isMovable || undefined}
      {...drag}
    >
      <Emblem shape={emblem} size={30} className="plan-emblem" />
      <div className="min-w-0">
        {to === null ? (
          <span>{name}</span>
        ) : (
          <Link to={to} draggable={false}>
            {name}
          </Link>
        )}
        <p className="plan-line">
          <span>{t('room.duration', { count: minutes })}</span>
          {status === 'done' && (
            <span className="plan-done">
              <CircleCheck size={16} aria-hidden="true" /> {t('schedule.status.done')}
            </span>
          )}
          {status === 'late' && <span>{t('schedule.status.late')}</span>}
        </p>
      </div>
      {aloud?.(`${t(`subject.${subject}`)}. ${name}`)}
      {isMovable && (
        <IconButton
          className="plan-move"
          label={t('schedule.move', { name })}
          icon={<CalendarSync size={18} aria-hidden="true" />}
          onClick={() => onMove(entry)}
        />
      )}
    </li>
  );
}
