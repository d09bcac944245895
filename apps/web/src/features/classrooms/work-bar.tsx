import type { PlannedAssignment } from '@ori/contracts/planning';
import { addDays } from '@ori/core/learning/day-of';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localDay } from '../../lib/local-day.ts';
import { useFailureWords } from '../../lib/failure-words.ts';
import { useToasts } from '../../lib/toasts.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Note } from '../../ui/note.tsx';
import '../../ui/styles/chosen-bar.css';
import { useMoveWork, useTakeBack } from './classrooms.queries.ts';

interface Props {
  readonly chosen: readonly PlannedAssignment[];
  readonly onDone: () => void;
}

/** What is done with all that is chosen: another day, or taken back. A day the parents chose stays. */
export function WorkBar({ chosen, onDone }: Props) {
  const { t } = useTranslation('classroom');
  const toasts = useToasts();
  const wordsOf = useFailureWords();
  const today = localDay(useNow());
  const [day, setDay] = useState(() => addDays(today, 1));
  const move = useMoveWork();
  const takeBack = useTakeBack();
  const movable = chosen.filter(({ from }) => from?.isMovedAtHome !== true);
  const error = move.error ?? takeBack.error;
  const say = (title: string) => () => {
    toasts.show({ type: 'success', title });
    onDone();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const input = { ids: movable.map(({ id }) => id), dueOn: day };
    move.mutate(input, { onSuccess: say(t('work.moved', { count: movable.length })) });
  };
  const back = () =>
    takeBack.mutate(
      chosen.map(({ id }) => id),
      { onSuccess: say(t('work.takenBack', { count: chosen.length })) },
    );
  return (
    <form className="chosen-bar" onSubmit={send} aria-label={t('work.bar')}>
      <p aria-live="polite">{t('work.chosen', { count: chosen.length })}</p>
      <TextField
        label={t('work.day')}
        type="date"
        required
        min={today}
        value={day}
        onChange={(event) => setDay(event.target.value)}
      />
      <Button type="submit" busy={move.isPending} disabled={movable.length === 0}>
        {t('work.move')}
      </Button>
      <Button variant="secondary" busy={takeBack.isPending} onClick={back}>
        {t('work.takeBack')}
      </Button>
      <Button variant="quiet" onClick={onDone}>
        {t('work.clear')}
      </Button>
      {movable.length < chosen.length && <p className="work-bar-note">{t('work.someStay')}</p>}
      {error && <Note tone="danger">{wordsOf(error)}</Note>}
    </form>
  );
}
