import type { WrongReply } from '@ori/core/learning/after-wrong';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { OfflineNote } from '../../../ui/feedback/offline-note.tsx';
import { Note } from '../../../ui/note.tsx';
import type { Outcome } from './use-answering.ts';
import { Verdict } from './verdict.tsx';

interface AnswerOutcomeProps {
  readonly outcome: Outcome;
  /** What is said of a wrong answer; null of any other. */
  readonly again: WrongReply | null;
  /** The help that is offered after a wrong answer. */
  readonly offers: ReactNode;
  /** For those who cannot read yet. */
  readonly spoken: boolean;
  /** The skill that was mastered by it. */
  readonly newStar: string | null;
  readonly onNext: () => void;
  readonly onAgain: () => void;
}

/** What became of a closed answer, and where to go from there. */
export function AnswerOutcome(props: AnswerOutcomeProps) {
  const { outcome, again, offers, spoken, newStar, onNext, onAgain } = props;
  const { t } = useTranslation('lesson');
  const canRetry = outcome.at === 'judged' && outcome.reply.verdict === 'incorrect';
  return (
    <>
      {outcome.at === 'judged' && (
        <Verdict
          key={outcome.reply.id}
          reply={outcome.reply}
          again={again}
          spoken={spoken}
          newStar={newStar}
        />
      )}
      {canRetry && offers}
      {outcome.at === 'kept' && <OfflineNote>{t('question.kept')}</OfflineNote>}
      {outcome.at === 'set-aside' && <Note tone="clay">{t('question.setAside')}</Note>}
      {outcome.at === 'refused' && <Note tone="danger">{outcome.message}</Note>}
      <div className="flex flex-wrap gap-3">
        <Button size="large" onClick={onNext}>
          {t('question.next')}
        </Button>
        {canRetry && (
          <Button variant="secondary" onClick={onAgain}>
            {t('question.again')}
          </Button>
        )}
      </div>
    </>
  );
}
