import type { Locale, LocalisedText } from '@ori/contracts/locale';
import { type ReactNode, useState } from 'react';
import { Choices } from '../frame/choices.tsx';
import { say } from '../frame/words.ts';
import { ACTIVITY_WORDS } from './activity-words.ts';
import { ProofPart } from './proof-part.tsx';
import type { Proof } from './proof-shape.ts';
import { WORDS } from './words.ts';

interface PredictProps {
  readonly ask: LocalisedText;
  readonly choices: readonly string[];
  /** The place of the right one among the choices. */
  readonly right: number;
  readonly locale: Locale;
  /** Stands at the end, since it gives the answer away. */
  readonly proof: Proof;
  /** What can be explored once a guess is made. */
  readonly children: ReactNode;
}

/** A question that is guessed before anything is shown; then the field is free. */
export function Predict({ ask, choices, right, locale, proof, children }: PredictProps) {
  const [guess, setGuess] = useState<number | null>(null);
  const [isShown, setShown] = useState(false);
  const blanks = { guess: choices[guess ?? 0] ?? '', answer: choices[right] ?? '' };
  if (isShown)
    return (
      <>
        <p className="geo-guess" role="status">
          {say(ACTIVITY_WORDS.guessed, locale, blanks)}
        </p>
        {children}
        <ProofPart proof={proof} locale={locale} />
      </>
    );
  return (
    <div className="grid gap-3">
      <p className="eyebrow">{say(WORDS.predict, locale)}</p>
      <Choices
        legend={say(ask, locale)}
        choices={choices.map((label, value) => ({ value, label }))}
        value={guess}
        onChoose={setGuess}
      />
      <button
        type="button"
        className="btn btn-primary justify-self-start"
        disabled={guess === null}
        onClick={() => setShown(true)}
      >
        {say(WORDS.showMe, locale)}
      </button>
    </div>
  );
}
