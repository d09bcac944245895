import type { Locale } from '@ori/contracts/locale';
import { type ReactNode, useState } from 'react';
import { Choices } from '../frame/choices.tsx';
import { Finding } from '../frame/finding.tsx';
import { say } from '../frame/words.ts';
import { SOUND_WORDS } from '../sound/sound-words.ts';
import { WORDS } from './words.ts';

interface GuessProps<Value extends string | number> {
  readonly locale: Locale;
  readonly ask: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly answer: Value;
  /** What is so, and why. */
  readonly told: string;
  /** What can be tried once the guess is made. */
  readonly children: ReactNode;
}

/** A question to commit to; what it asks about is shown only afterwards. */
export function Guess<Value extends string | number>(props: GuessProps<Value>) {
  const { locale, ask, choices, answer, told, children } = props;
  const [chosen, setChosen] = useState<Value | null>(null);
  const [isShown, setShown] = useState(false);
  const isRight = chosen === answer;
  if (isShown)
    return (
      <>
        <p className="lab-card">
          {say(isRight ? WORDS.right : WORDS.wrong, locale)} {told}
        </p>
        {children}
      </>
    );
  return (
    <>
      <p className="lab-card">{ask}</p>
      <Choices legend={say(WORDS.guess, locale)} choices={choices} value={chosen} onChoose={setChosen} />
      <button
        type="button"
        className="btn btn-primary"
        disabled={chosen === null}
        onClick={() => setShown(true)}
      >
        {say(SOUND_WORDS.showMe, locale)}
      </button>
      <Finding tone="open">{say(WORDS.waiting, locale)}</Finding>
    </>
  );
}
