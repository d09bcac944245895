import type { Schedule, TimetableSlot } from '@ori/contracts/planning';
import { SUBJECTS } from '@ori/contracts/subjects';
import { moveSlot } from '@ori/core/planning/move-slot';
import { CalendarSync } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure-words.ts';
import { SUBJECT_LOOKS } from '../../lib/subject-look.ts';
import { useToasts } from '../../lib/toasts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Emblem } from '../../ui/ornament/emblem.tsx';
import { draggedType, useDragged, useDropDay } from './drag-between-days.ts';
import { useSetTimetable } from './planning.queries.ts';
import { SlotDialog } from './slot-dialog.tsx';
import { weekdayName, WEEKDAYS } from './weekday-names.ts';

const idOf = ({ weekday, subject }: TimetableSlot): string => `${weekday} ${subject}`;

interface SlotProps {
  readonly slot: TimetableSlot;
  readonly owner: string;
  readonly onOpen: (slot: TimetableSlot) => void;
}

/** Minutes of a subject, to be dragged to another weekday or moved there by “Move to…”. */
function Slot({ slot, owner, onOpen }: SlotProps) {
  const { t, i18n } = useTranslation('planning');
  const { subject, minutes, weekday } = slot;
  const { emblem, tone } = SUBJECT_LOOKS[subject];
  const name = t(`dashboard:subject.${subject}`);
  const drag = useDragged({ type: draggedType('slot', owner), id: idOf(slot), isMovable: true });
  return (
    <li className="slot" data-tone={tone} data-movable {...drag}>
      <Emblem shape={emblem} size={20} />
      <span>
        {name}
        <small>{t('minutes', { count: minutes })}</small>
      </span>
      <IconButton
        label={t('slot.move', { name, day: weekdayName(weekday, i18n.language) })}
        icon={<CalendarSync size={16} aria-hidden="true" />}
        onClick={() => onOpen(slot)}
      />
    </li>
  );
}

interface DayProps extends Pick<SlotProps, 'onOpen'> {
  readonly weekday: number;
  readonly schedule: Schedule;
  readonly onMove: (slot: TimetableSlot, weekday: number) => void;
}

function SlotDay({ weekday, schedule, onOpen, onMove }: DayProps) {
  const { t, i18n } = useTranslation('planning');
  const { timetable, childId } = schedule;
  const cell = useDropDay({
    type: draggedType('slot', childId),
    isOpen: true,
    onDropped: (id) => {
      const slot = timetable.find((each) => idOf(each) === id);
      if (slot) onMove(slot, weekday);
    },
  });
  const slots = timetable
    .filter((slot) => slot.weekday === weekday)
    .toSorted((a, b) => SUBJECTS.indexOf(a.subject) - SUBJECTS.indexOf(b.subject));
  const total = slots.reduce((sum, { minutes }) => sum + minutes, 0);
  return (
    <li className="slot-day" {...cell}>
      <h3>{weekdayName(weekday, i18n.language)}</h3>
      <ul>
        {slots.map((slot) => (
          <Slot key={idOf(slot)} slot={slot} owner={childId} onOpen={onOpen} />
        ))}
      </ul>
      <p>{total === 0 ? t('slot.free') : t('slot.total', { count: total })}</p>
    </li>
  );
}

/** Puts a slot on another weekday, says so, and offers the way back. */
function useMoveSlot({ timetable }: Schedule): DayProps['onMove'] {
  const { t, i18n } = useTranslation('planning');
  const toasts = useToasts();
  const wordsOf = useFailureWords();
  const save = useSetTimetable();
  const onError = (error: Error) => void toasts.show({ type: 'error', title: wordsOf(error) });
  return (slot, weekday) => {
    const slots = moveSlot(timetable, slot, weekday);
    if (slots === null) {
      if (weekday !== slot.weekday) toasts.show({ type: 'warning', title: t('slot.full') });
      return;
    }
    const name = t(`dashboard:subject.${slot.subject}`);
    const title = t('slot.moved', { name, day: weekdayName(weekday, i18n.language) });
    const back = () => save.mutate({ slots: timetable, before: slots }, { onError });
    const action = { label: t('undo.undo'), run: back };
    save.mutate(
      { slots, before: timetable },
      { onSuccess: () => void toasts.show({ type: 'success', title, action }), onError },
    );
  };
}

/** The week of every week: each subject’s minutes on its weekdays, moved by drag or by “Move to…”. */
export function TimetableBoard({ schedule }: { readonly schedule: Schedule }) {
  const [opened, setOpened] = useState<TimetableSlot | null>(null);
  const move = useMoveSlot(schedule);
  if (schedule.timetable.length === 0) return null;
  return (
    <>
      <ol className="slot-week">
        {WEEKDAYS.map((weekday) => (
          <SlotDay key={weekday} weekday={weekday} schedule={schedule} onOpen={setOpened} onMove={move} />
        ))}
      </ol>
      {opened && <SlotDialog slot={opened} onMove={move} onClose={() => setOpened(null)} />}
    </>
  );
}
