import type { ScheduleEntry } from '@ori/contracts/planning';
import { useTranslation } from 'react-i18next';
import { dayWords } from '../../lib/dates.ts';
import { useFailureWords } from '../../lib/failure-words.ts';
import { useToasts } from '../../lib/toasts.ts';
import { useEntryName } from './entry-name.ts';
import { useMoveEntry } from './planning.queries.ts';
import { useChangeTold } from './use-change-told.ts';

/** Moves one of these entries to a day, says so, and offers the way back. */
export function useMoveTold(entries: readonly ScheduleEntry[]): (id: string, day: string) => void {
  const { t, i18n } = useTranslation('dashboard');
  const toasts = useToasts();
  const wordsOf = useFailureWords();
  const nameOf = useEntryName();
  const move = useMoveEntry();
  const told = useChangeTold();
  return (id, day) => {
    const entry = entries.find((each) => each.id === id);
    if (entry === undefined || entry.day === day) return;
    const words = { name: nameOf(entry), day: dayWords(day, i18n.language, 'long') };
    move.mutate(
      { id, day },
      {
        onSuccess: (answer) => told(answer, t('schedule.moved', words)),
        onError: (error) => toasts.show({ type: 'error', title: wordsOf(error) }),
      },
    );
  };
}
