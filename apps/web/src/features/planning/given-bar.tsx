import type { PlannedAssignment } from '@ori/contracts/planning';
import { addDays } from '@ori/core/learning/day-of';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayWords } from '../../lib/dates.ts';
import { localDay } from '../../lib/local-day.ts';
import { useFailureWords } from '../../lib/failure-words.ts';
import { useToasts } from '../../lib/toasts.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Note } from '../../ui/note.tsx';
import '../../ui/styles/chosen-bar.css';
import { useExcuse, useGiveAgain, useMoveGiven } from './calendar.queries.ts';

interface BarProps {
  readonly chosen: readonly PlannedAssignment[];
  readonly onDone: () => void;
}

/** What is done with all that is chosen: another day for it, or no longer wanted. */
export function GivenBar({ chosen, onDone }: BarProps) {
  const { t, i18n } = useTranslation('planning');
  const toasts = useToasts();
  const wordsOf = useFailureWords();
  const today = localDay(useNow());
  const [day, setDay] = useState(() => addDays(today, 1));
  const move = useMoveGiven();
  const excuse = useExcuse();
  const again = useGiveAgain();
  const count = chosen.length;
  const error = move.error ?? excuse.error;
  const send = (event: FormEvent) => {
    event.preventDefault();
    const onSuccess = () => {
      toasts.show({
        type: 'success',
        title: t('given.moved', { count, day: dayWords(day, i18n.language, 'long') }),
      });
      onDone();
    };
    move.mutate({ ids: chosen.map(({ id }) => id), dueOn: day }, { onSuccess });
  };
  const giveBack = () =>
    void again
      .mutateAsync(chosen.map((each) => ({ ...each, dueOn: each.dueOn < today ? today : each.dueOn })))
      .catch((failed: Error) => toasts.show({ type: 'error', title: wordsOf(failed) }));
  // This bar is gone once nothing is chosen any more: what is said then hangs on the call, not on the bar.
  const sayExcused = () => {
    const action = { label: t('undo.undo'), run: giveBack };
    toasts.show({ type: 'success', title: t('given.excused', { count }), action });
    onDone();
  };
  const letGo = () => void excuse.mutateAsync(chosen.map(({ id }) => id)).then(sayExcused, () => undefined);
  return (
    <form className="chosen-bar" onSubmit={send} aria-label={t('given.bar')}>
      <p aria-live="polite">{t('given.chosen', { count })}</p>
      <TextField
        label={t('given.day')}
        type="date"
        required
        min={today}
        value={day}
        onChange={(event) => setDay(event.target.value)}
      />
      <Button type="submit" busy={move.isPending}>
        {t('given.move')}
      </Button>
      <Button variant="secondary" busy={excuse.isPending} onClick={letGo}>
        {t('given.excuse')}
      </Button>
      <Button variant="quiet" onClick={onDone}>
        {t('given.clear')}
      </Button>
      {error && <Note tone="danger">{wordsOf(error)}</Note>}
    </form>
  );
}
