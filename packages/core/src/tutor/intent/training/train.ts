import { TUTOR_INTENTS } from '@ori/contracts/tutor-names';
import type { TutorIntent } from '@ori/contracts/tutor-names';
import { seededRandom } from '../../../problems/seeded-random.ts';
import type { SeededRandom } from '../../../problems/seeded-random.ts';
import { beliefs, WEIGHT_SIGNS, WEIGHT_STEP, ZERO_SIGN } from '../classify.ts';
import { BUCKETS, featuresOf } from '../features.ts';

/** Phrases of our own by intent, for one language or several. */
export type Phrases = Readonly<Record<TutorIntent, readonly string[]>>;

interface Example {
  readonly features: readonly number[];
  readonly intent: number;
}

const ROUNDS = 40;
const FIRST_RATE = 1.2;
const DECAY = 2e-5;
/** Added to every gradient's square: keeps first steps small. */
const DAMPING = 1e-2;
const MISSPELLED_COPIES = 1;

/** Drops, doubles or swaps a letter of a word with four letters or more. */
function misspelled(phrase: string, random: SeededRandom): string {
  const words = phrase.split(' ');
  const at = random.integer(0, words.length - 1);
  const word = words[at] ?? '';
  if (word.length < 4) return phrase;
  const letter = random.integer(1, word.length - 2);
  const [before, one, after] = [word.slice(0, letter), word.charAt(letter), word.slice(letter + 1)];
  const wrong = random.pick([
    before + after,
    before + one + one + after,
    before + after.charAt(0) + one + after.slice(1),
  ]);
  return words.with(at, wrong).join(' ');
}

function examplesOf(all: readonly Phrases[], random: SeededRandom): readonly Example[] {
  return all.flatMap((phrases) =>
    TUTOR_INTENTS.flatMap((intent, index) =>
      phrases[intent].flatMap((phrase) => {
        const copies = Array.from({ length: MISSPELLED_COPIES }, () => misspelled(phrase, random));
        return [phrase, ...copies].map((text) => ({ features: featuresOf(text), intent: index }));
      }),
    ),
  );
}

/** One step of AdaGrad (Duchi, Hazan, Singer 2011) on the cross entropy of one example. */
function learn(weights: Float32Array, squares: Float32Array, { features, intent }: Example): void {
  const intents = TUTOR_INTENTS.length;
  const believed = beliefs(weights, features);
  const share = 1 / Math.sqrt(Math.max(1, features.length));
  for (const bucket of features)
    for (let one = 0; one < intents; one += 1) {
      const place = bucket * intents + one;
      const now = weights[place] ?? 0;
      const slope = share * ((believed[one] ?? 0) - (one === intent ? 1 : 0)) + DECAY * now;
      const square = (squares[place] ?? 0) + slope * slope;
      squares[place] = square;
      weights[place] = now - (FIRST_RATE * slope) / Math.sqrt(square + DAMPING);
    }
}

function signOf(weight: number): string {
  const step = Math.round(weight / WEIGHT_STEP) + ZERO_SIGN;
  return WEIGHT_SIGNS.charAt(Math.min(WEIGHT_SIGNS.length - 1, Math.max(0, step)));
}

/**
 * Softmax regression over hashed words and pieces of words. The same phrases and seed always give the same weights, to
 * the character.
 */
export function trainIntents(all: readonly Phrases[], seed: number): string {
  const random = seededRandom('intents', seed);
  const examples = examplesOf(all, random);
  const size = BUCKETS * TUTOR_INTENTS.length;
  const [weights, squares] = [new Float32Array(size), new Float32Array(size)];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const example of random.shuffle(examples)) learn(weights, squares, example);
  return Array.from(weights, signOf).join('');
}
