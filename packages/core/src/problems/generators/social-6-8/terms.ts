import type { MisconceptionId } from '../../draft.ts';
import { messagesOf, type Phrase } from '../../phrase.ts';
import type { Pair, PairBank } from '../../fact-pairs.ts';

const message = messagesOf('terms');

/**
 * A name, what is known of it, and how it is known or what else helps to remember it;
 * `alsoFits` are other meanings, in English, that must not stand beside it.
 */
export function known(name: Phrase, meaning: Phrase, why: Phrase, alsoFits: readonly Phrase[] = []): Pair {
  return { left: { text: name }, right: { text: meaning }, why, alsoFits };
}

/** People, places and things with what sources tell of them, asked both ways and as pairs. */
export function termBank(
  pairs: readonly [Pair, ...Pair[]],
  mixedUp: MisconceptionId = 'works-mixed-up',
): PairBank {
  return {
    pairs,
    mixedUp,
    askRight: message('term-bank.ask-right'),
    askLeft: message('term-bank.ask-left'),
    askMatch: message('term-bank.ask-match'),
    nudge: message('term-bank.nudge'),
    rule: [
      message('term-bank.rule.cross-out-descriptions-surely'),
      message('term-bank.rule.know-others-narrows-choice'),
    ],
  };
}
