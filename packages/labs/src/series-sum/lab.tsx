import type { Locale } from '@ori/contracts/locale';
import type { SeriesSumProps } from '@ori/contracts/maths-labs';
import { settlesAt } from '@ori/core/number-theory/settling';
import { useState } from 'react';
import type { LabProps } from '../frame/lab-props.tsx';
import { number, say } from '../frame/words.ts';
import { SETTLING_DECIMALS, SETTLING_MOST } from './corrections-table.tsx';
import { plainSums, SeriesFigure, WIDE } from './figure.tsx';
import { GuessFirst } from './guess-first.tsx';
import { OwnBench } from './own-bench.tsx';
import { TermsBench } from './terms-bench.tsx';
import { WORDS } from './words.ts';
import './series-sum.css';

const TERM_GUESSES = [10, 100, 600, 5000] as const;
const CONSTANT_GUESSES = [0, 0.5, 1, 2] as const;

/** The words of each bench's question and of what comes after it. */
function questionOf(bench: SeriesSumProps['bench'], locale: Locale) {
  if (bench === 'own')
    return {
      ask: say(WORDS.askOwn, locale),
      choices: CONSTANT_GUESSES.map((value) => ({ value, label: `c = ${number(value, locale)}` })),
      told: (guess: string) => say(WORDS.toldOwn, locale, { guess }),
    };
  const n = settlesAt(SETTLING_DECIMALS, 'none', SETTLING_MOST) ?? 0;
  return {
    ask: say(WORDS.askTerms, locale),
    choices: TERM_GUESSES.map((value) => ({
      value,
      label: say(WORDS.about, locale, { n: number(value, locale) }),
    })),
    told: (guess: string) => say(WORDS.toldTerms, locale, { n, guess }),
  };
}

/** The series for a quarter of π: guess how slow it is, then see how a correction mends it. */
export function Lab({ props: { bench, terms }, locale }: LabProps<SeriesSumProps>) {
  const [isOpen, setOpen] = useState(false);
  const sums = plainSums(terms);
  const { ask, choices, told } = questionOf(bench, locale);
  const label = say(WORDS.figure, locale, { n: terms, value: number(sums.at(-1) ?? 0, locale, 4) });
  const Bench = bench === 'own' ? OwnBench : TermsBench;
  return (
    <div className="lab series">
      {!isOpen && <SeriesFigure sums={sums} mended={[]} reach={WIDE} label={label} />}
      <GuessFirst
        locale={locale}
        ask={ask}
        choices={choices}
        waiting={say(WORDS.waiting, locale, { n: terms })}
        told={told}
        onOpen={() => setOpen(true)}
      >
        <Bench start={terms} locale={locale} />
        <p className="text-sm text-mute">{say(WORDS.model, locale)}</p>
      </GuessFirst>
    </div>
  );
}
