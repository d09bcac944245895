import type { JudgedChoice } from '@ori/contracts/learning-methods';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface ChooseAnswerProps {
  /** Tells the radio buttons of one question from another's. */
  readonly name: string;
  readonly prompt: string;
  readonly choices: readonly JudgedChoice[];
}

function Verdict({ choice }: { readonly choice: JudgedChoice }) {
  const { t } = useTranslation('demo');
  const { isRight, misconception } = choice;
  return (
    <span className="tm-verdict">
      <strong>
        {isRight ? <Check size={18} aria-hidden="true" /> : <X size={18} aria-hidden="true" />}
        {isRight ? t('methods.feedback.right') : (misconception?.name ?? t('methods.feedback.wrong'))}
      </strong>
      {misconception && <span>{misconception.question}</span>}
    </span>
  );
}

/** A question with its answers to press; beneath the pressed one stands what the checker says of it. */
export function ChooseAnswer({ name, prompt, choices }: ChooseAnswerProps) {
  const { t } = useTranslation('demo');
  const [chosen, setChosen] = useState<JudgedChoice | null>(null);
  return (
    <fieldset className="tm-choose">
      <legend className="tm-problem">{prompt}</legend>
      {choices.map((choice) => (
        <label key={choice.answer} data-right={choice.isRight || undefined}>
          <input type="radio" name={name} onChange={() => setChosen(choice)} />
          <span className="tm-answer">{choice.answer}</span>
          <Verdict choice={choice} />
        </label>
      ))}
      <p role="status" className="sr-only">
        {chosen &&
          (chosen.misconception?.name ??
            t(chosen.isRight ? 'methods.feedback.right' : 'methods.feedback.wrong'))}
      </p>
    </fieldset>
  );
}
