import type { Question } from '@ori/contracts/practice';
import { useState, type ReactNode } from 'react';
import type { PracticeHelp } from './practice-help.ts';
import type { PracticeSource } from './practice-source.ts';
import { practiceCalls, type PracticeCalls } from './practice.calls.ts';
import { PracticeCount, PracticePause } from './practice-standing.tsx';
import { QuestionCard } from './question-card.tsx';
import { NO_TALLY, tallied, type Tally } from './tally.ts';
import { usePractice } from './use-practice.ts';
import { useWrongRun } from './use-wrong-run.ts';
import './practice.css';

interface PracticePlayerProps {
  readonly source: PracticeSource;
  /** Who is practising: answers are kept and sent for this person alone. */
  readonly learnerId: string;
  /** Pre-readers hear everything and type nothing. */
  readonly spoken: boolean;
  /** Shown once every question has its answer; told what the sitting came to. */
  readonly renderDone: (tally: Tally) => ReactNode;
  /** Whether a question's skill was mastered before the sitting. */
  readonly isKnown?: (question: Question) => boolean;
  /** What stands above a question: why it is asked. */
  readonly renderNote?: (question: Question) => ReactNode;
  /** Shown where there is nothing of what was asked for. */
  readonly renderMissing?: (() => ReactNode) | undefined;
  readonly calls?: PracticeCalls;
  /** Who helps with a question; without one, the question's own hints do. */
  readonly Help?: PracticeHelp | undefined;
}

/** Practice, one question at a time. */
export function PracticePlayer({
  source,
  learnerId,
  spoken,
  renderDone,
  isKnown,
  renderNote,
  renderMissing,
  calls = practiceCalls,
  Help,
}: PracticePlayerProps) {
  const practice = usePractice(source, learnerId, calls);
  const [moved, setMoved] = useState(false);
  const [tally, setTally] = useState(NO_TALLY);
  const [twin, setTwin] = useState<Question | null>(null);
  const { again, note } = useWrongRun();
  const { at } = practice;
  const asked = at === 'asking' ? (twin ?? practice.question) : null;

  const next = () => {
    setMoved(true);
    // After the unaided question, the one it stood for is still to be answered.
    if (twin) setTwin(null);
    else practice.next();
  };
  const turnTo = (other: Question) => {
    setMoved(true);
    setTwin(other);
  };
  return (
    <div className="practice">
      <PracticeCount practice={practice} />
      <PracticePause practice={practice} renderMissing={renderMissing} />
      {asked && !twin && renderNote?.(asked)}
      {asked && (
        <QuestionCard
          key={asked.item}
          question={asked}
          lessonId={twin ? null : source.lessonId}
          queue={practice.queue}
          calls={calls}
          spoken={spoken}
          focusFirst={moved}
          again={again}
          onJudged={(reply) => {
            note(reply);
            setTally((before) => tallied(before, asked, reply, isKnown?.(asked) === true));
            if (reply.lesson) practice.noteAnswered(reply.lesson.answered);
          }}
          hasNewStar={tally.starAt === asked.item}
          onKept={practice.noteKept}
          onNext={next}
          Help={Help}
          onTwin={turnTo}
        />
      )}
      {at === 'done' && renderDone(tally)}
    </div>
  );
}
