import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../../lib/failure-words.ts';
import { Button } from '../../../ui/button.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { ErrorState, OfflineNote } from '../../../ui/feedback/states.tsx';
import { practiceCalls, type PracticeCalls } from './practice.calls.ts';
import { QuestionCard } from './question-card.tsx';
import { usePractice } from './use-practice.ts';

interface PracticePlayerProps {
  readonly lessonId: string;
  /** Who is practising: answers are kept and sent for this person alone. */
  readonly learnerId: string;
  /** Pre-readers hear everything and type nothing. */
  readonly spoken: boolean;
  /** Shown once every question has its answer. */
  readonly done: ReactNode;
  readonly calls?: PracticeCalls;
}

/** A lesson's practice, one question at a time. */
export function PracticePlayer({
  lessonId,
  learnerId,
  spoken,
  done,
  calls = practiceCalls,
}: PracticePlayerProps) {
  const { t } = useTranslation('lesson');
  const wordsOf = useFailureWords();
  const practice = usePractice(lessonId, learnerId, calls);
  const [moved, setMoved] = useState(false);
  const { at, question, answered, total, failure } = practice;

  const next = () => {
    setMoved(true);
    practice.next();
  };
  return (
    <div className="practice">
      {total > 0 && (
        <ProgressBar
          label={t('practice.progress')}
          value={answered}
          max={total}
          valueText={t('practice.count', { answered, total })}
          tone="gold"
        />
      )}
      {practice.keptCount > 0 && (
        <OfflineNote>{t('practice.kept', { count: practice.keptCount })}</OfflineNote>
      )}
      {at === 'loading' && <SkeletonText lines={4} label={t('practice.loading')} />}
      {at === 'failed' && failure && (
        <ErrorState
          level={3}
          title={t('practice.failed')}
          text={wordsOf(failure)}
          actions={<Button onClick={practice.reload}>{t('practice.reload')}</Button>}
        />
      )}
      {at === 'waiting' && <Button onClick={practice.reload}>{t('practice.reload')}</Button>}
      {at === 'asking' && question && (
        <QuestionCard
          key={question.item}
          question={question}
          lessonId={lessonId}
          queue={practice.queue}
          calls={calls}
          spoken={spoken}
          focusFirst={moved}
          onJudged={({ lesson }) => lesson && practice.noteAnswered(lesson.answered)}
          onKept={practice.noteKept}
          onNext={next}
        />
      )}
      {at === 'done' && done}
    </div>
  );
}
