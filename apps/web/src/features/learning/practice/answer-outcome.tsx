import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { OfflineNote } from '../../../ui/feedback/states.tsx';
import { Note } from '../../../ui/note.tsx';
import type { Outcome } from './use-answering.ts';
import { Verdict } from './verdict.tsx';

interface AnswerOutcomeProps {
  readonly outcome: Outcome;
  /** For those who cannot read yet. */
  readonly spoken: boolean;
  /** The skill that was mastered by it. */
  readonly newStar: string | null;
  readonly onNext: () => void;
  readonly onAgain: () => void;
}

/** What became of a closed answer, and where to go from there. */
export function AnswerOutcome({ outcome, spoken, newStar, onNext, onAgain }: AnswerOutcomeProps) {
  const { t } = useTranslation('lesson');
  const canRetry = outcome.at === 'judged' && outcome.reply.verdict === 'incorrect';
  return (
    <>
      {outcome.at === 'judged' && (
        <Verdict key={outcome.reply.id} reply={outcome.reply} spoken={spoken} newStar={newStar} />
      )}
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
