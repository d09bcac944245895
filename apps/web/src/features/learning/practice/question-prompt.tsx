import type { Question } from '@ori/contracts/practice';
import { useEffect, useRef } from 'react';
import { PracticeFigure } from '../figures/practice-figure.tsx';
import { Speak } from './speak.tsx';

interface QuestionPromptProps {
  readonly question: Question;
  readonly spoken: boolean;
  /** Whether the reading starts here, as after another question. */
  readonly focusFirst: boolean;
}

/** What is asked: the skill, the words, aloud where it is wanted, and the picture. */
export function QuestionPrompt({ question, spoken, focusFirst }: QuestionPromptProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => (focusFirst ? heading.current?.focus() : undefined), [focusFirst]);
  return (
    <>
      <p className="eyebrow">{question.skillTitle}</p>
      <div className="flex items-center gap-3">
        <h3 ref={heading} tabIndex={-1} className="question-prompt">
          {question.prompt}
        </h3>
        <Speak question={question} large={spoken} />
      </div>
      {question.figure && (
        <div className="figure-frame">
          <PracticeFigure figure={question.figure} label={question.figureText ?? question.prompt} />
        </div>
      )}
    </>
  );
}
