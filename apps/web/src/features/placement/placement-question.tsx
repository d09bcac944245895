import type { PlacementRun } from '@ori/contracts/placement';
import type { Question } from '@ori/contracts/practice';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure-words.ts';
import { Button } from '../../ui/button.tsx';
import { OfflineNote } from '../../ui/feedback/offline-note.tsx';
import { Note } from '../../ui/note.tsx';
import { useAnswerPlacement } from './placement.queries.ts';
import type { QuestionSlot } from './question-slot.ts';

interface Asked {
  readonly runId: string;
  readonly question: Question;
  readonly newId: () => string;
  readonly onRun: (run: PlacementRun) => void;
}

/** One question's own state. Sent twice, an answer has the same id, so that it counts once. */
function usePlacedAnswer({ runId, question, newId, onRun }: Asked) {
  const send = useAnswerPlacement(runId);
  const [id] = useState(newId);
  const [shownAt] = useState(() => performance.now());
  const [answer, setAnswer] = useState('');
  const message = send.data?.message ?? undefined;
  const give = (given: string | null) => {
    const durationMs = Math.round(performance.now() - shownAt);
    send.mutate(
      { id, item: question.item, answer: given, durationMs },
      { onSuccess: (reply) => (reply.message === null ? onRun(reply.run) : undefined) },
    );
  };
  return {
    answer,
    setAnswer,
    give,
    message,
    error: send.error,
    isSending: send.isPending,
    isWaiting: send.isPaused,
  };
}

interface QuestionProps extends Asked {
  readonly slot: QuestionSlot;
  readonly focusFirst: boolean;
}

/** One question of a walk. What comes of an answer is the next question, never a verdict. */
export function PlacementQuestion({ slot: Slot, focusFirst, ...asked }: QuestionProps) {
  const { t } = useTranslation('dashboard');
  const wordsOf = useFailureWords();
  const { answer, setAnswer, give, message, error, isSending, isWaiting } = usePlacedAnswer(asked);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (answer.trim() !== '') give(answer);
  };
  return (
    <form onSubmit={send} className="placement-question">
      <Slot
        question={asked.question}
        value={answer}
        onChange={setAnswer}
        error={message}
        disabled={isSending}
        focusFirst={focusFirst}
      />
      {isWaiting && <OfflineNote>{t('state.offline')}</OfflineNote>}
      {error && <Note tone="danger">{wordsOf(error)}</Note>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="large" busy={isSending} disabled={answer.trim() === ''}>
          {t('placement.next')}
        </Button>
        <Button variant="secondary" size="large" disabled={isSending} onClick={() => give(null)}>
          {t('placement.notYet')}
        </Button>
      </div>
    </form>
  );
}
