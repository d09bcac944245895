import type { Locale } from '@ori/contracts/locale';
import { elementOf } from '@ori/core/elements/elements';
import { knownAtFirstTable } from '@ori/core/elements/mendeleev';
import { type ReactNode, useState } from 'react';
import { Choices } from '../frame/choices.tsx';
import { Finding } from '../frame/finding.tsx';
import { say } from '../frame/words.ts';
import { WORDS } from './words.ts';

interface OpeningProps {
  readonly about: 'blue' | 'count';
  readonly locale: Locale;
  /** What stands there until the guess is made. */
  readonly still: ReactNode;
  readonly children: ReactNode;
}

function questionOf(about: OpeningProps['about'], locale: Locale) {
  if (about === 'count')
    return {
      ask: WORDS.askCount,
      told: WORDS.toldCount,
      answer: String(knownAtFirstTable().length),
      choices: ['28', '63', '92', '117'].map((value) => ({ value, label: value })),
    };
  const choices = ['Ca', 'Cu', 'Si', 'O'].map((value) => ({
    value,
    label: elementOf(value)?.name[locale] ?? value,
  }));
  return { ask: WORDS.askBlue, told: WORDS.toldBlue, answer: 'Cu', choices };
}

/** A question to commit to before the table opens; its answer stays above the table. */
export function Opening({ about, locale, still, children }: OpeningProps) {
  const [guess, setGuess] = useState<string | null>(null);
  const [isShown, setShown] = useState(false);
  const { ask, told, answer, choices } = questionOf(about, locale);
  if (isShown)
    return (
      <>
        <p className="lab-card">
          {say(guess === answer ? WORDS.right : WORDS.wrong, locale)} {say(told, locale)}
        </p>
        {children}
      </>
    );
  return (
    <>
      {still}
      <p className="lab-card">{say(ask, locale)}</p>
      <Choices legend={say(WORDS.guess, locale)} choices={choices} value={guess} onChoose={setGuess} />
      <button
        type="button"
        className="btn btn-primary"
        disabled={guess === null}
        onClick={() => setShown(true)}
      >
        {say(WORDS.showMe, locale)}
      </button>
      <Finding tone="open">{say(WORDS.waiting, locale)}</Finding>
    </>
  );
}
