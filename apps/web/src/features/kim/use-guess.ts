import type { Guess, HiddenCard, OpenCard } from '@ori/contracts/kim';
import { useState } from 'react';
import { localDay } from '../../lib/local-day.ts';
import type { Failure } from '../../lib/failure.ts';
import { keepGuess, keepOpened, visitorProgress } from './kept-progress.ts';
import { answerCard, openCard, tryGuess } from './kim.calls.ts';

/** Who guesses: a learner's discoveries the server keeps, a visitor's their browser, a signed-in grown-up's nobody. */
export type Player = 'learner' | 'visitor' | 'grown-up';

/** What came of a guess. `again` is the day of the next free try. */
export interface Guessed {
  readonly guess: Guess;
  readonly relationRight: boolean;
  readonly labelRight: boolean;
  readonly again: string | null;
  readonly card: OpenCard | null;
}

const DAY_MS = 86_400_000;
const today = (): string => localDay(new Date());
const tomorrow = (): string => localDay(new Date(Date.now() + DAY_MS));

/** When a visitor may guess this one again; null for now. */
function visitorsNext(mappingId: string): string | null {
  return visitorProgress().triedOn[mappingId] === today() ? tomorrow() : null;
}

/** One guess of one card: the server judges; a learner's is kept there, a visitor's here. */
export function useGuess(hidden: HiddenCard, who: Player, onFound: (card: OpenCard) => void) {
  const [guessed, setGuessed] = useState<Guessed | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { id, modernConcept } = hidden;

  const begin = async (): Promise<string | null> => {
    if (who === 'grown-up') return null;
    if (who === 'visitor') {
      keepOpened({ mappingId: id, modernConcept, at: new Date().toISOString() });
      return visitorsNext(id);
    }
    const opened = await openCard(id);
    return opened.ok ? opened.value.again : null;
  };

  const asVisitor = async (guess: Guess): Promise<Guessed | Failure> => {
    const judged = await tryGuess(id, guess);
    if (!judged.ok) return judged.failure;
    const { receipt, card, relationRight, labelRight } = judged.value;
    if (who === 'visitor') keepGuess(id, today(), receipt);
    return { guess, relationRight, labelRight, card, again: card ? null : tomorrow() };
  };
  const asLearner = async (guess: Guess): Promise<Guessed | Failure> => {
    const tried = await answerCard(id, guess);
    if (!tried.ok) return tried.failure;
    const { relationRight, labelRight } = tried.value.guess;
    const { open, again } = tried.value.state;
    return { guess, relationRight, labelRight, card: open, again };
  };
  const send = async (guess: Guess): Promise<void> => {
    setBusy(true);
    const result = await (who === 'learner' ? asLearner(guess) : asVisitor(guess));
    setBusy(false);
    if ('code' in result) return setFailure(result);
    setFailure(null);
    setGuessed(result);
    if (result.card) onFound(result.card);
    return undefined;
  };
  return { guessed, failure, isBusy, begin, send };
}
