import type { Locale, LocalisedText } from '@ori/contracts/locale';
import { type ReactNode, useState } from 'react';
import { Choices } from './choices.tsx';
import { Finding } from './finding.tsx';
import { say } from './words.ts';

export interface GuessProps<Value extends string | number> {
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

/** What the lab says around a guess. */
export type GuessWords = Readonly<Record<'mine' | 'show' | 'first' | 'right' | 'wrong', LocalisedText>>;

interface WordedGuess<Value extends string | number> extends GuessProps<Value> {
  readonly words: GuessWords;
}

/** A guess to commit to before the apparatus shows what is so; then everything may be tried. */
export function GuessFirst<Value extends string | number>(props: WordedGuess<Value>) {
  const { locale, words, ask, choices, answer, told, onShow, children } = props;
  const [guess, setGuess] = useState<Value | null>(null);
  const [isMade, setMade] = useState(false);
  if (isMade)
    return (
      <>
        <p className="lab-card" role="status">
          {say(guess === answer ? words.right : words.wrong, locale)} {told}
        </p>
        {children}
      </>
    );
  const show = () => {
    setMade(true);
    onShow?.();
  };
  return (
    <>
      <p className="lab-card">{ask}</p>
      <Choices legend={say(words.mine, locale)} choices={choices} value={guess} onChoose={setGuess} />
      <button type="button" className="btn btn-primary" disabled={guess === null} onClick={show}>
        {say(words.show, locale)}
      </button>
      <Finding tone="open">{say(words.first, locale)}</Finding>
    </>
  );
}
