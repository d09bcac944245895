import type { Locale } from '@ori/contracts/locale';
import { type ReactNode, useState } from 'react';
import { Choices } from '../frame/choices.tsx';
import { Finding } from '../frame/finding.tsx';
import { say } from '../frame/words.ts';
import { GUESS_WORDS } from './words.ts';

interface GuessProps<Value extends string | number> {
  readonly locale: Locale;
  readonly ask: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly answer: Value;
  /** What is so, and why. */
  readonly told: string;
  /** The guess is made: now the apparatus may move. */
  readonly onShow?: () => void;
  /** What can be tried once the guess is made. */
  readonly children: ReactNode;
}

/** A guess to commit to before the apparatus shows what is so; then everything may be tried. */
export function GuessFirst<Value extends string | number>(props: GuessProps<Value>) {
  const { locale, ask, choices, answer, told, onShow, children } = props;
  const [guess, setGuess] = useState<{ readonly of: Value | null; readonly isMade: boolean }>({
    of: null,
    isMade: false,
  });
  if (guess.isMade)
    return (
      <>
        <p className="lab-card" role="status">
          {say(guess.of === answer ? GUESS_WORDS.right : GUESS_WORDS.wrong, locale)} {told}
        </p>
        {children}
      </>
    );
  const show = () => {
    setGuess({ ...guess, isMade: true });
    onShow?.();
  };
  return (
    <>
      <p className="lab-card">{ask}</p>
      <Choices
        legend={say(GUESS_WORDS.mine, locale)}
        choices={choices}
        value={guess.of}
        onChoose={(of) => setGuess({ of, isMade: false })}
      />
      <button type="button" className="btn btn-primary" disabled={guess.of === null} onClick={show}>
        {say(GUESS_WORDS.show, locale)}
      </button>
      <Finding tone="open">{say(GUESS_WORDS.first, locale)}</Finding>
    </>
  );
}
