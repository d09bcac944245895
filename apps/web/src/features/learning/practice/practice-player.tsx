import { useState, type ReactNode } from 'react';
import { practiceCalls, type PracticeCalls } from './practice.calls.ts';
import { PracticeCount, PracticePause } from './practice-standing.tsx';
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
  const practice = usePractice(lessonId, learnerId, calls);
  const [moved, setMoved] = useState(false);
  const { at, question } = practice;

  const next = () => {
    setMoved(true);
    practice.next();
  };
  return (
    <div className="practice">
      <PracticeCount practice={practice} />
      <PracticePause practice={practice} />
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
