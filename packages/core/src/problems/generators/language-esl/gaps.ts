import type { DraftItem, MisconceptionId } from '../../draft.ts';
import { messagesOf, type Phrase, text } from '../../phrase.ts';
import type { Pair, PairBank } from '../../fact-pairs.ts';
import { choiceItem, step } from '../../item.ts';
import { wordItem } from '../../item-written.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('gaps');

/** An English sentence with a gap `___`, the word for it, wrong words, and why it fits. */
export interface Gap {
  readonly sentence: string;
  readonly right: string;
  readonly wrong: readonly string[];
  readonly missed: MisconceptionId;
  readonly why: Phrase;
}

/** How a set of gaps is written down; what choosing wrongly shows is `usual` where a gap names nothing else. */
export const gapMissedBy =
  (usual: MisconceptionId) =>
  (sentence: string, right: string, wrong: readonly string[], why: Phrase, missed = usual): Gap => ({
    sentence,
    right,
    wrong,
    missed,
    why,
  });

const ASK_GAP = message('ask-gap');
const GAP_NUDGE = message('gap-nudge');
const TRY = step(message('try.step'), message('try.reason'));
const FULL = message('full');

/** Which word fits? */
export function chooseGap(gaps: readonly [Gap, ...Gap[]], random: SeededRandom): DraftItem {
  const { sentence, right, wrong, missed, why } = random.pick(gaps);
  const full = sentence.replace('___', right);
  return choiceItem(
    {
      prompt: text(ASK_GAP, { sentence }),
      nudge: text(GAP_NUDGE),
      steps: [TRY, step(FULL, why, { sentence: full })],
    },
    random,
    { text: text(right) },
    wrong.map((word) => [{ text: text(word) }, missed]),
  );
}

/** A word to be typed, in English whatever the reader's language is. */
export interface TypedWord {
  readonly prompt: Phrase;
  readonly right: string;
  readonly accepted?: readonly string[];
  readonly wrong: readonly (readonly [string, MisconceptionId])[];
  readonly nudge: Phrase;
  readonly first: readonly [Phrase, Phrase];
  readonly why: Phrase;
}

/** The word is typed. */
export function typeWord({ prompt, right, accepted = [], wrong, nudge, first, why }: TypedWord): DraftItem {
  const steps = [step(...first), step(FULL, why, { sentence: right })];
  return wordItem(
    { prompt: text(prompt), nudge: text(nudge), steps },
    right,
    { en: accepted, fr: accepted, es: accepted },
    wrong,
  );
}

/** What one says, and what the other answers. */
export function exchange(left: string, right: string, why: Phrase): Pair {
  return { left: { text: text(left) }, right: { text: text(right) }, why };
}

/** Exchanges in English, asked about in the reader's language. */
export function exchangeBank(pairs: PairBank['pairs']): PairBank {
  return {
    pairs,
    askRight: message('exchange-bank.ask-right'),
    askLeft: message('exchange-bank.ask-left'),
    askMatch: message('exchange-bank.ask-match'),
    mixedUp: 'reply-for-another-situation',
    nudge: message('exchange-bank.nudge'),
    rule: [
      message('exchange-bank.rule.ask-other-wants-name'),
      message('exchange-bank.rule.answer-must-give-just'),
    ],
  };
}
