import { AnswerForm } from './answer-form.tsx';
import { AnswerOutcome } from './answer-outcome.tsx';
import { Hints } from './hints.tsx';
import type { PracticeCalls } from './practice.calls.ts';
import { QuestionPrompt } from './question-prompt.tsx';
import { isClosed, useAnswering, type AnsweringParts } from './use-answering.ts';

interface QuestionCardProps extends AnsweringParts {
  readonly calls: PracticeCalls;
  /** For those who do not read or type yet. */
  readonly spoken: boolean;
  readonly focusFirst: boolean;
  readonly onNext: () => void;
}

/** One question: its picture, the answer, help, and what the server says of it. */
export function QuestionCard({ calls, spoken, focusFirst, onNext, ...parts }: QuestionCardProps) {
  const { question } = parts;
  const answering = useAnswering(parts);
  const { outcome, hintLevel, setHintLevel, again } = answering;
  return (
    <div className="question" data-item={question.item}>
      <QuestionPrompt question={question} spoken={spoken} focusFirst={focusFirst} />
      <AnswerForm kind={question.answer} answering={answering} spoken={spoken} />
      {isClosed(outcome) ? (
        <AnswerOutcome outcome={outcome} onNext={onNext} onAgain={again} />
      ) : (
        <Hints item={question.item} level={hintLevel} onLevel={setHintLevel} calls={calls} />
      )}
    </div>
  );
}
