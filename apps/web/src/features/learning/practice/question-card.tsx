import type { AttemptAnswer, Question } from '@ori/contracts/practice';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../../lib/failure-words.ts';
import { Button } from '../../../ui/button.tsx';
import { OfflineNote } from '../../../ui/feedback/states.tsx';
import { Note } from '../../../ui/note.tsx';
import { PracticeFigure } from '../figures/practice-figure.tsx';
import { AnswerField } from './answer-field.tsx';
import type { AttemptQueue } from './attempt-queue.ts';
import { Hints } from './hints.tsx';
import { newId } from './new-id.ts';
import { NumberPad } from './number-pad.tsx';
import type { PracticeCalls } from './practice.calls.ts';
import { Speak } from './speak.tsx';
import { Verdict } from './verdict.tsx';

type Outcome =
  | { readonly at: 'open' | 'sending' | 'kept' }
  | { readonly at: 'malformed' | 'refused'; readonly message: string }
  | { readonly at: 'judged'; readonly reply: AttemptAnswer };

interface QuestionCardProps {
  readonly question: Question;
  readonly lessonId: string;
  readonly queue: AttemptQueue;
  readonly calls: PracticeCalls;
  /** For those who do not read or type yet. */
  readonly spoken: boolean;
  readonly focusFirst: boolean;
  readonly onJudged: (reply: AttemptAnswer) => void;
  readonly onKept: () => void;
  readonly onNext: () => void;
}

/** A question's own state: what is typed, the help taken, what became of the answer. */
function useAnswering({ question, lessonId, queue, onJudged, onKept }: QuestionCardProps) {
  const wordsOf = useFailureWords();
  const [answer, setAnswer] = useState('');
  const [hintLevel, setHintLevel] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>({ at: 'open' });
  const [shownAt, setShownAt] = useState(() => performance.now());
  const input = useRef<HTMLInputElement>(null);

  const judge = async (): Promise<Outcome> => {
    const durationMs = Math.round(performance.now() - shownAt);
    const sent = await queue.submit({
      id: newId(),
      item: question.item,
      answer,
      hintLevel,
      durationMs,
      lessonId,
    });
    if (sent.outcome === 'kept') return { at: 'kept' };
    if (sent.outcome === 'refused') return { at: 'refused', message: wordsOf(sent.failure) };
    const { reply } = sent;
    return reply.verdict === 'malformed'
      ? { at: 'malformed', message: reply.message }
      : { at: 'judged', reply };
  };
  const submit = async () => {
    if (outcome.at === 'sending' || answer.trim() === '') return input.current?.focus();
    setOutcome({ at: 'sending' });
    const next = await judge();
    setOutcome(next);
    if (next.at === 'judged') onJudged(next.reply);
    if (next.at === 'kept') onKept();
    if (next.at === 'malformed') input.current?.focus();
    return undefined;
  };
  const again = () => {
    setAnswer('');
    setShownAt(performance.now());
    setOutcome({ at: 'open' });
    requestAnimationFrame(() => input.current?.focus());
  };
  return { answer, setAnswer, hintLevel, setHintLevel, outcome, input, submit, again };
}

/** One question: its picture, the answer, help, and what the server says of it. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, calls, spoken, focusFirst, onNext } = props;
  const { t } = useTranslation('lesson');
  const { answer, setAnswer, hintLevel, setHintLevel, outcome, input, submit, again } = useAnswering(props);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => (focusFirst ? heading.current?.focus() : undefined), [focusFirst]);

  const isClosed = outcome.at === 'judged' || outcome.at === 'kept' || outcome.at === 'refused';
  const canRetry = outcome.at === 'judged' && outcome.reply.verdict === 'incorrect';
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <div className="question">
      <p className="eyebrow">{question.skillTitle}</p>
      <div className="flex items-center gap-3">
        <h3 ref={heading} tabIndex={-1} className="question-prompt">
          {question.prompt}
        </h3>
        <Speak question={question} large={spoken} />
      </div>
      {question.figure && (
        <div className="lesson-figure">
          <PracticeFigure figure={question.figure} label={question.figureText ?? question.prompt} />
        </div>
      )}
      <form onSubmit={send} className="grid gap-5">
        <AnswerField
          kind={question.answer}
          value={answer}
          onChange={setAnswer}
          error={outcome.at === 'malformed' ? outcome.message : undefined}
          disabled={isClosed}
          inputRef={input}
        />
        {spoken && question.answer.kind === 'integer' && (
          <NumberPad value={answer} onChange={setAnswer} disabled={isClosed} />
        )}
        {!isClosed && (
          <div className="flex flex-wrap items-start gap-4">
            <Button type="submit" size="large" busy={outcome.at === 'sending'}>
              {t('question.check')}
            </Button>
          </div>
        )}
      </form>
      {!isClosed && <Hints item={question.item} level={hintLevel} onLevel={setHintLevel} calls={calls} />}
      {outcome.at === 'judged' && <Verdict reply={outcome.reply} />}
      {outcome.at === 'kept' && <OfflineNote>{t('question.kept')}</OfflineNote>}
      {outcome.at === 'refused' && <Note tone="danger">{outcome.message}</Note>}
      {isClosed && (
        <div className="flex flex-wrap gap-3">
          <Button size="large" onClick={onNext}>
            {t('question.next')}
          </Button>
          {canRetry && (
            <Button variant="secondary" onClick={again}>
              {t('question.again')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
