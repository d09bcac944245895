import { SLOT_MINUTES_MAX, SLOT_MINUTES_MIN } from '@ori/contracts/plan-terms';
import type { Schedule, TimetableSlot } from '@ori/contracts/planning';
import { SUBJECTS, type Subject } from '@ori/contracts/subjects';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure-words.ts';
import { SUBJECT_LOOKS } from '../../lib/subject-look.ts';
import { useToasts } from '../../lib/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { OfflineNote } from '../../ui/feedback/states.tsx';
import { Note } from '../../ui/note.tsx';
import { Emblem } from '../../ui/ornament/emblem.tsx';
import { usePlanWords } from './plan-owner.ts';
import { useSetTimetable } from './planning.queries.ts';
import { weekdayName, WEEKDAYS } from './weekday-names.ts';

/** Minutes as they are typed, by weekday and subject; an empty field means none. */
type Typed = Readonly<Record<string, string>>;
const fieldOf = (weekday: number, subject: Subject): string => `${weekday}-${subject}`;

function typedOf(slots: readonly TimetableSlot[]): Typed {
  return Object.fromEntries(
    slots.map(({ weekday, subject, minutes }) => [fieldOf(weekday, subject), String(minutes)]),
  );
}

function slotsOf(typed: Typed): TimetableSlot[] {
  return WEEKDAYS.flatMap((weekday) =>
    SUBJECTS.map((subject) => ({
      weekday,
      subject,
      minutes: Number(typed[fieldOf(weekday, subject)] ?? 0),
    })),
  ).filter(({ minutes }) => minutes > 0);
}

interface DayFieldsProps {
  readonly weekday: number;
  readonly name: string;
  readonly typed: Typed;
  readonly onType: (field: string, minutes: string) => void;
}

function DayFields({ weekday, name, typed, onType }: DayFieldsProps) {
  const { t } = useTranslation('dashboard');
  return (
    <fieldset className="timetable-day">
      <legend>{name}</legend>
      {SUBJECTS.map((subject) => {
        const field = fieldOf(weekday, subject);
        const { emblem, tone } = SUBJECT_LOOKS[subject];
        return (
          <label key={subject} data-tone={tone}>
            <Emblem shape={emblem} size={24} />
            <span>{t(`subject.${subject}`)}</span>
            <input
              type="number"
              className="input"
              inputMode="numeric"
              min={SLOT_MINUTES_MIN}
              max={SLOT_MINUTES_MAX}
              value={typed[field] ?? ''}
              onChange={(event) => onType(field, event.target.value)}
            />
          </label>
        );
      })}
    </fieldset>
  );
}

/** How many minutes of which subject on which day; the coming weeks are drawn from it. */
export function TimetableEditor({ schedule }: { readonly schedule: Schedule }) {
  const { t, i18n } = useTranslation('dashboard');
  const words = usePlanWords();
  const wordsOf = useFailureWords();
  const toasts = useToasts();
  const save = useSetTimetable();
  const [typed, setTyped] = useState(() => typedOf(schedule.timetable));
  const onSuccess = () => toasts.show({ type: 'success', title: words.saved });
  const send = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(slotsOf(typed), { onSuccess });
  };
  return (
    <form onSubmit={send} className="grid gap-5">
      <p className="max-w-prose text-mute">{words.timetableText}</p>
      <div className="timetable">
        {WEEKDAYS.map((weekday) => (
          <DayFields
            key={weekday}
            weekday={weekday}
            name={weekdayName(weekday, i18n.language)}
            typed={typed}
            onType={(field, minutes) => setTyped((before) => ({ ...before, [field]: minutes }))}
          />
        ))}
      </div>
      {save.isPaused && <OfflineNote>{t('state.offline')}</OfflineNote>}
      {save.error && <Note tone="danger">{wordsOf(save.error)}</Note>}
      <Button type="submit" busy={save.isPending} className="justify-self-start">
        {t('schedule.timetable.save')}
      </Button>
    </form>
  );
}
