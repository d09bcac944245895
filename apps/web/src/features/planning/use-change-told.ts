import type { ChangeAnswer, PlanChange } from '@ori/contracts/planning';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure-words.ts';
import { FailedCall } from '../../lib/failure.ts';
import { useToasts } from '../../lib/toasts.ts';
import { useUndo } from './plan-changes.queries.ts';

const UNDO_SHOWN_MS = 12_000;

/** Says what a press did to a plan and offers the way back for some seconds. */
export function useChangeTold(): (answer: ChangeAnswer, title: string) => void {
  const { t } = useTranslation('planning');
  const toasts = useToasts();
  const wordsOf = useFailureWords();
  const undo = useUndo();
  const whyNot = (error: Error) =>
    error instanceof FailedCall && error.failure.code === 'moved-on' ? t('undo.newer') : wordsOf(error);
  const takeBack = (change: PlanChange, shown: string) => {
    toasts.dismiss(shown);
    void undo
      .mutateAsync(change.id)
      .then(() => toasts.show({ type: 'info', title: t('undo.done') }))
      .catch((error: Error) => toasts.show({ type: 'error', title: whyNot(error) }));
  };
  return ({ change }, title) => {
    if (change === null) return void toasts.show({ type: 'info', title: t('undo.nothing') });
    const lessons = change.moved.filter((moved) => moved.title !== null).length;
    const shown: string = toasts.show({
      type: 'success',
      title,
      ...(lessons > 0 && { message: t('undo.moved', { count: lessons }) }),
      durationMs: UNDO_SHOWN_MS,
      action: { label: t('undo.undo'), run: () => takeBack(change, shown) },
    });
  };
}
