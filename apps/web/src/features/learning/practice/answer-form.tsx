import type { Question } from '@ori/contracts/practice';
import type { TFunction } from 'i18next';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useReadAloud } from '../../../lib/read-aloud.ts';
import { Button } from '../../../ui/button.tsx';
import { AnswerField } from '../answers/answer-field.tsx';
import { NumberPad } from '../answers/number-pad.tsx';
import { isClosed, type Outcome, type useAnswering } from './use-answering.ts';

interface AnswerFormProps {
  readonly kind: Question['answer'];
  readonly answering: ReturnType<typeof useAnswering>;
  readonly spoken: boolean;
}

/** What is to be put right in the field, if anything. */
function problemOf(outcome: Outcome, t: TFunction<'lesson'>): string | undefined {
  if (outcome.at === 'empty') return t('question.empty');
  if (outcome.at === 'no-room') return t('question.noRoom');
  return outcome.at === 'malformed' ? outcome.message : undefined;
}

/** Where the answer is given and sent. */
export function AnswerForm({ kind, answering, spoken }: AnswerFormProps) {
  const { t, i18n } = useTranslation('lesson');
  const { say } = useReadAloud();
  const { answer, setAnswer, outcome, inputRef, submit } = answering;
  const disabled = isClosed(outcome);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (spoken && answer.trim() === '') say(t('question.empty'), i18n.language);
    void submit();
  };
  return (
    <form onSubmit={send} className="grid gap-5">
      <AnswerField
        kind={kind}
        value={answer}
        onChange={setAnswer}
        error={problemOf(outcome, t)}
        disabled={disabled}
        inputRef={inputRef}
        hear={spoken ? (text) => say(text, i18n.language) : undefined}
      />
      {spoken && kind.kind === 'integer' && (
        <NumberPad value={answer} onChange={setAnswer} disabled={disabled} />
      )}
      {!disabled && (
        <div className="flex flex-wrap items-start gap-4">
          <Button type="submit" size="large" busy={outcome.at === 'sending'}>
            {t('question.check')}
          </Button>
        </div>
      )}
    </form>
  );
}
