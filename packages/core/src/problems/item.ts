import type { DraftItem, DraftOption, MisconceptionId } from './draft.ts';
import { type Fillers, isSamePhrase, type Templates, text, type Phrase } from './phrase.ts';
import type { Figure, Difficulty } from '@ori/contracts/practice';
import { equals, formatRational, rational, type Rational } from '../maths/rational.ts';
import type { SeededRandom } from './seeded-random.ts';

/** Everything of an item but its answer. */
export interface Explained {
  readonly prompt: Phrase;
  readonly figure?: Figure;
  readonly figureText?: Phrase;
  readonly nudge: Phrase;
  readonly steps: DraftItem['steps'];
}
/** A wrong value and the misconception it comes from. */
export type Wrong<Value> = readonly [Value, MisconceptionId];
type Step = DraftItem['steps'][number];

const OPTION_IDS = ['a', 'b', 'c', 'd'] as const;

/** One step and why it may be taken. */
export function step(what: Templates, why: Templates, fillers: Fillers = {}): Step {
  return { text: text(what, fillers), reason: text(why, fillers) };
}

/** `6/8 = 3/4`, or `3/4` alone where it is in lowest terms already: a step never says the same thing twice. */
export const inLowestTerms = (raw: string, result: string): string =>
  raw === result ? result : `${raw} = ${result}`;

/** What makes the items of one skill: its chances hang on the skill, the difficulty and the seed, and on nothing else. */
export interface SkillPractice {
  readonly skill: string;
  readonly make: (random: SeededRandom, difficulty: Difficulty) => DraftItem;
}

/** The practice of a skill. */
export function generator(skill: string, make: SkillPractice['make']): SkillPractice {
  return { skill, make };
}

/** Keeps the first wrong way to each value, and none that leads to the right one by luck. */
export function distinct<Value>(
  answer: Value,
  wrong: readonly Wrong<Value>[],
  isSame: (a: Value, b: Value) => boolean,
): readonly Wrong<Value>[] {
  const kept: Wrong<Value>[] = [];
  for (const candidate of wrong) {
    const taken = [answer, ...kept.map(([value]) => value)];
    if (!taken.some((value) => isSame(value, candidate[0]))) kept.push(candidate);
  }
  return kept;
}

/** A whole-number answer. Wrong values that are no whole numbers are left out: nobody could type them here. */
export function integerItem(parts: Explained, answer: number, wrong: readonly Wrong<number>[]): DraftItem {
  const whole = wrong.filter(([value]) => Number.isSafeInteger(value));
  const kept = distinct(answer, whole, (a, b) => a === b);
  return {
    ...parts,
    answerKind: { kind: 'integer' },
    answer: String(answer),
    distractors: kept.map(([value, misconception]) => ({ answer: String(value), misconception })),
  };
}

/** A fraction; `simplest` asks for lowest terms. */
export function rationalItem(
  parts: Explained,
  answer: Rational,
  form: 'any' | 'simplest',
  wrong: readonly Wrong<Rational>[],
): DraftItem {
  return {
    ...parts,
    answerKind: { kind: 'rational', form },
    answer: formatRational(answer),
    distractors: distinct(answer, wrong, equals).map(([value, misconception]) => ({
      answer: formatRational(value),
      misconception,
    })),
  };
}

/** A decimal within `tolerance`, in `unit` where one is named. Wrong values too near to tell apart are left out. */
export function decimalItem(
  parts: Explained,
  answer: number,
  how: { readonly tolerance: number; readonly unit?: string },
  wrong: readonly Wrong<number>[],
): DraftItem {
  const finite = wrong.filter(([value]) => Number.isFinite(value));
  const kept = distinct(answer, finite, (a, b) => Math.abs(a - b) <= 2 * how.tolerance + 1e-9);
  return {
    ...parts,
    answerKind: { kind: 'decimal', ...how },
    answer: String(answer),
    distractors: kept.map(([value, misconception]) => ({ answer: String(value), misconception })),
  };
}

/** What an option shows. */
export type Option = Omit<DraftOption, 'id'>;
/** A number to choose. */
export const numberOption = (value: number): Option => ({ text: text('{value}', { value }) });

/** One of two to four options, in a seeded order; a wrong option that looks like another is left out. */
export function choiceItem(
  parts: Explained,
  random: SeededRandom,
  right: Option,
  wrong: readonly Wrong<Option>[],
): DraftItem {
  const kept = distinct(right, wrong, looksSame);
  const shuffled = random.shuffle([right, ...kept.map(([option]) => option)]);
  const idOf = (option: Option) => OPTION_IDS[shuffled.indexOf(option)] ?? '';
  return {
    ...parts,
    answerKind: { kind: 'choice', options: shuffled.map((option) => ({ id: idOf(option), ...option })) },
    answer: idOf(right),
    distractors: kept.map(([option, misconception]) => ({ answer: idOf(option), misconception })),
  };
}

/**
 * The same choice with its options in the order of the `letter` their words are filled with: `Jar A` stands first, where
 * a sheet or a screen puts an A beside it.
 */
export function byOwnLetter(item: DraftItem): DraftItem {
  if (item.answerKind.kind !== 'choice') return item;
  const sorted = item.answerKind.options.toSorted((a, b) => (letterOf(a) < letterOf(b) ? -1 : 1));
  const now = (old: string) => OPTION_IDS[sorted.findIndex(({ id }) => id === old)] ?? '';
  return {
    ...item,
    answerKind: { kind: 'choice', options: sorted.map((option) => ({ ...option, id: now(option.id) })) },
    answer: now(item.answer),
    distractors: item.distractors.map((wrong) => ({ ...wrong, answer: now(wrong.answer) })),
  };
}

function letterOf({ text: words }: DraftOption): string {
  const letter = 'kind' in words && words.kind === 'filled' ? words.fillers['letter'] : null;
  return typeof letter === 'string' ? letter : '';
}

function looksSame(a: Option, b: Option): boolean {
  return isSamePhrase(a.text, b.text) && JSON.stringify(a.figure) === JSON.stringify(b.figure);
}

/** `a/b` in lowest terms. */
export function fraction(top: number, bottom: number): Rational {
  return rational(top, bottom);
}

/** Rounds to so many decimal places, away from floating noise. */
export function rounded(value: number, places: number): number {
  return Number(value.toFixed(places));
}
