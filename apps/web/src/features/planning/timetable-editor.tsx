import type { Schedule } from '@ori/contracts/planning';
import { SUBJECTS } from '@ori/contracts/subjects';
import { BAND_OF_AGE } from '@ori/core/learning/band-of-age';
import { usualWeek } from '@ori/core/planning/usual-week';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure-words.ts';
import { fieldsOf } from '../../lib/field-checks.ts';
import { fieldWords } from '../../lib/field-words.ts';
import { useToasts } from '../../lib/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { OfflineNote } from '../../ui/feedback/offline-note.tsx';
import { Note } from '../../ui/note.tsx';
import { type PlanChild, usePlanOwner, usePlanWords } from './plan-owner.ts';
import { isChangedMeanwhile, useSetTimetable } from './planning.queries.ts';
import { draftOf, slotsOf } from './timetable-draft.ts';
import { TimetableRow } from './timetable-row.tsx';
import './timetable.css';

/** An empty timetable of a child's begins with a usual week, to be changed and saved. */
function beginning({ timetable }: Schedule, child: PlanChild | null) {
  if (timetable.length > 0 || child === null) return timetable;
  return usualWeek(BAND_OF_AGE[child.ageGroup]);
}

/** For each subject how long, and on which days; the coming weeks are drawn from it. */
export function TimetableEditor({ schedule }: { readonly schedule: Schedule }) {
  const { t, i18n } = useTranslation('dashboard');
  const words = usePlanWords();
  const wordsOf = useFailureWords();
  const toasts = useToasts();
  const child = usePlanOwner();
  const save = useSetTimetable();
  const [draft, setDraft] = useState(() => draftOf(beginning(schedule, child)));
  // What was changed elsewhere meanwhile is told once; who saves then wants their own.
  const [began, setBegan] = useState(schedule.timetable);
  const before = isChangedMeanwhile(save.error) ? schedule.timetable : began;
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = fieldWords(event.currentTarget, i18n);
    setWrong(found);
    const first = fieldsOf(event.currentTarget).find(({ name }) => found[name]);
    if (first) return first.focus();
    const slots = slotsOf(draft);
    const onSuccess = () => {
      setBegan(slots);
      toasts.show({ type: 'success', title: words.saved });
    };
    save.mutate({ slots, before }, { onSuccess });
  };
  const total = slotsOf(draft).reduce((sum, { minutes }) => sum + minutes, 0);
  return (
    <form onSubmit={send} noValidate className="grid gap-5">
      <p className="max-w-prose text-mute">{words.timetableText}</p>
      <div className="timetable">
        {SUBJECTS.map((subject) => (
          <TimetableRow
            key={subject}
            subject={subject}
            draft={draft[subject]}
            error={wrong[subject]}
            onChange={(next) => {
              setDraft((before) => ({ ...before, [subject]: next }));
              setWrong({ ...wrong, [subject]: '' });
            }}
          />
        ))}
      </div>
      {save.isPaused && <OfflineNote>{t('state.offline')}</OfflineNote>}
      {save.error && <Note tone="danger">{wordsOf(save.error)}</Note>}
      <div className="timetable-save">
        <Button type="submit" busy={save.isPending}>
          {t('schedule.timetable.save')}
        </Button>
        <output>{t('planning:slot.aWeek', { count: total })}</output>
      </div>
    </form>
  );
}
