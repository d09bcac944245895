import type { TrainingQuestion } from '@ori/contracts/texts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioCards } from '../../ui/forms/radio-cards.tsx';
import { Note } from '../../ui/note.tsx';

interface SelfCheckProps {
  readonly question: TrainingQuestion;
  /** The option that was chosen first, by its place; null while none was. */
  readonly first: number | null;
  readonly onAnswer: (option: number) => void;
}

/** A question one checks oneself with: one answer is kept, and each option then says why. */
export function SelfCheck({ question: { ask, options }, first, onAnswer }: SelfCheckProps) {
  const { t } = useTranslation('teacher');
  const name = useId();
  const chosen = first === null ? undefined : options[first];
  const stateOf = (at: number) => {
    if (first === null) return undefined;
    if (options[at]?.right) return 'right';
    return at === first ? 'wrong' : undefined;
  };
  return (
    <div className="self-check">
      <RadioCards
        legend={ask}
        name={name}
        value={first === null ? '' : String(first)}
        disabled={first !== null}
        onChange={(value) => onAnswer(Number(value))}
        options={options.map(({ text, why }, at) => ({
          value: String(at),
          title: text,
          text: first === null ? undefined : why,
          state: stateOf(at),
        }))}
      />
      <div role="status">
        {chosen && (
          <Note tone={chosen.right ? 'nile' : 'clay'}>
            {t(chosen.right ? 'training.check.right' : 'training.check.wrong')}
          </Note>
        )}
      </div>
    </div>
  );
}
