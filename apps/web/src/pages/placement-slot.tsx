import { useTranslation } from 'react-i18next';
import { AnswerField } from '../features/learning/answers/answer-field.tsx';
import { NumberPad } from '../features/learning/answers/number-pad.tsx';
import { QuestionPrompt } from '../features/learning/practice/question-prompt.tsx';
import type { QuestionSlot, QuestionSlotProps } from '../features/placement/question-slot.ts';
import { useReadAloud } from '../lib/read-aloud.ts';
import '../features/learning/practice/practice.css';

const focusNothing = () => undefined;

function Asked({ spoken, ...asked }: QuestionSlotProps & { readonly spoken: boolean }) {
  const { i18n } = useTranslation();
  const { say } = useReadAloud();
  const { question, value, onChange, error, disabled, focusFirst } = asked;
  return (
    <>
      <QuestionPrompt question={question} spoken={spoken} focusFirst={focusFirst} />
      <AnswerField
        kind={question.answer}
        value={value}
        onChange={onChange}
        error={error}
        disabled={disabled}
        inputRef={focusNothing}
        hear={spoken ? (text) => say(text, i18n.language) : undefined}
      />
      {spoken && question.answer.kind === 'integer' && (
        <NumberPad value={value} onChange={onChange} disabled={disabled} />
      )}
    </>
  );
}

/** A question of a placement, drawn as in practice. */
export const PlacementSlot: QuestionSlot = (asked) => <Asked {...asked} spoken={false} />;
/** The same for those who do not read or type yet. */
export const SpokenPlacementSlot: QuestionSlot = (asked) => <Asked {...asked} spoken />;
