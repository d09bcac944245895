import type { Question } from '@ori/contracts/practice';
import { useState, type ReactNode } from 'react';
import type { PracticeSource } from './practice-source.ts';
import { practiceCalls, type PracticeCalls } from './practice.calls.ts';
import { PracticeCount, PracticePause } from './practice-standing.tsx';
import { QuestionCard } from './question-card.tsx';
import { usePractice } from './use-practice.ts';
import './practice.css';

interface PracticePlayerProps {
  readonly source: PracticeSource;
  /** Who is practising: answers are kept and sent for this person alone. */
  readonly learnerId: string;
  /** Pre-readers hear everything and type nothing. */
  readonly spoken: boolean;
  /** Shown once every question has its answer. */
  readonly done: ReactNode;
  /** What stands above a question: why it is asked. */
  readonly renderNote?: (question: Question) => ReactNode;
  readonly calls?: PracticeCalls;
}

/** Practice, one question at a time. */
export function PracticePlayer({
  source,
  learnerId,
  spoken,
  done,
  renderNote,
  calls = practiceCalls,
}: PracticePlayerProps) {
  const practice = usePractice(source, learnerId, calls);
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
      {at === 'asking' && question && renderNote?.(question)}
      {at === 'asking' && question && (
        <QuestionCard
          key={question.item}
          question={question}
          lessonId={source.lessonId}
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
