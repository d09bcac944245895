import type { Question } from '@ori/contracts/practice';
import type { WrongReply } from '@ori/core/learning/after-wrong';
import { AnswerForm } from './answer-form.tsx';
import { AnswerOutcome } from './answer-outcome.tsx';
import { HINT_LEVELS, Hints } from './hints.tsx';
import { Offers } from './offers.tsx';
import type { PracticeHelp } from './practice-help.ts';
import type { PracticeCalls } from './practice.calls.ts';
import { QuestionPrompt } from './question-prompt.tsx';
import { isClosed, useAnswering, type AnsweringParts } from './use-answering.ts';

interface QuestionCardProps extends AnsweringParts {
  readonly calls: PracticeCalls;
  /** For those who do not read or type yet. */
  readonly spoken: boolean;
  readonly focusFirst: boolean;
  /** What is said and offered now that the last answer was wrong; null else. */
  readonly again: WrongReply | null;
  /** Its answer mastered the skill. */
  readonly hasNewStar: boolean;
  readonly onNext: () => void;
  readonly Help: PracticeHelp | undefined;
  readonly onTwin: (twin: Question) => void;
}

/** One question: its picture, the answer, help, and what the server says of it. */
export function QuestionCard(props: QuestionCardProps) {
  const { calls, spoken, focusFirst, again: said, hasNewStar, onNext, Help, onTwin, ...parts } = props;
  const { question, lessonId } = parts;
  const answering = useAnswering(parts);
  const { outcome, hintLevel, setHintLevel, again } = answering;
  const raise = (level: number) => setHintLevel(Math.max(hintLevel, level));
  const hints = (most: number) => (
    <Hints item={question.item} level={hintLevel} onLevel={raise} calls={calls} most={most} />
  );
  return (
    <div className="question" data-item={question.item}>
      <QuestionPrompt question={question} spoken={spoken} focusFirst={focusFirst} />
      <AnswerForm kind={question.answer} answering={answering} spoken={spoken} />
      {isClosed(outcome) ? (
        <AnswerOutcome
          outcome={outcome}
          again={said}
          offers={
            outcome.at === 'judged' &&
            said && (
              <Offers
                key={`offers-${outcome.reply.id}`}
                item={question.item}
                offers={
                  outcome.reply.steps === null ? said.offers : said.offers.filter((it) => it === 'easier')
                }
                easier={outcome.reply.easier ?? null}
                calls={calls}
                onLevel={raise}
                onTurn={onTwin}
              />
            )
          }
          spoken={spoken}
          newStar={hasNewStar ? question.skillTitle : null}
          onNext={onNext}
          onAgain={again}
        />
      ) : Help ? (
        <Help
          question={question}
          lessonId={lessonId}
          spoken={spoken}
          onLevel={raise}
          onTwin={onTwin}
          renderHints={hints}
        />
      ) : (
        hints(HINT_LEVELS)
      )}
    </div>
  );
}
