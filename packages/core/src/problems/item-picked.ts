import type { DraftItem, DraftOption } from './draft.ts';
import { distinct, type Explained, type Option, type Wrong } from './item.ts';
import type { SeededRandom } from './seeded-random.ts';

const LETTERS = 'abcdefghijklmnop';
const letter = (index: number) => LETTERS[index] ?? '';
/** Positions 0 to `count` − 1. */
const positions = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Shuffles until the order is not the right one, so that the question is never answered as it stands. */
function mixed(count: number, random: SeededRandom): number[] {
  const right = positions(count);
  for (let draw = 0; draw < 20; draw += 1) {
    const drawn = random.shuffle(right);
    if (drawn.some((place, index) => place !== index)) return drawn;
  }
  return right.toReversed();
}

/**
 * Options to be put in order. `right` is the right order; a wrong order lists positions of `right`,
 * e.g. `[2, 1, 0]` for the reverse.
 */
export function orderItem(
  parts: Explained,
  random: SeededRandom,
  right: readonly Option[],
  wrong: readonly Wrong<readonly number[]>[],
): DraftItem {
  const shown = mixed(right.length, random);
  const idOf = (position: number) => letter(shown.indexOf(position));
  const options = shown.flatMap((position, index): DraftOption[] => {
    const option = right[position];
    return option ? [{ id: letter(index), ...option }] : [];
  });
  const write = (order: readonly number[]) => order.map(idOf).join(',');
  const whole = wrong.filter(
    ([order]) => order.length === right.length && new Set(order).size === right.length,
  );
  const kept = distinct(positions(right.length), whole, (a, b) => a.join() === b.join());
  return {
    ...parts,
    answerKind: { kind: 'order', options },
    answer: write(positions(right.length)),
    distractors: kept.map(([order, misconception]) => ({ answer: write(order), misconception })),
  };
}

/**
 * Pairs to be found: `pairs` in their right partnership, the right-hand sides shown mixed; `extra` are right-hand
 * sides without a partner. A wrong match names, for each left side, the position of its right side (pairs first, then extras).
 */
export function matchItem(
  parts: Explained,
  random: SeededRandom,
  pairs: readonly (readonly [left: Option, right: Option])[],
  wrong: readonly Wrong<readonly number[]>[],
  extra: readonly Option[] = [],
): DraftItem {
  const rights = [...pairs.map(([, right]) => right), ...extra];
  const shown = mixed(rights.length, random);
  const write = (partners: readonly number[]) =>
    partners.map((partner, index) => `${letter(index)}-${shown.indexOf(partner) + 1}`).join(',');
  const right = shown.flatMap((position, index): DraftOption[] => {
    const option = rights[position];
    return option ? [{ id: String(index + 1), ...option }] : [];
  });
  const kept = distinct(
    positions(pairs.length),
    wrong.filter(([partners]) => partners.length === pairs.length),
    (a, b) => a.join() === b.join(),
  );
  return {
    ...parts,
    answerKind: {
      kind: 'match',
      left: pairs.map(([option], index) => ({ id: letter(index), ...option })),
      right,
    },
    answer: write(positions(pairs.length)),
    distractors: kept.map(([partners, misconception]) => ({ answer: write(partners), misconception })),
  };
}

/** Positions as the letters of their parts, in the order of the text. */
function writePicked(picked: readonly number[]): string {
  return picked
    .toSorted((a, b) => a - b)
    .map(letter)
    .join(',');
}

/** Parts of a running text, in its order; `right` and each wrong answer are positions in it. */
export function spanItem(
  parts: Explained,
  segments: readonly Option[],
  right: readonly number[],
  wrong: readonly Wrong<readonly number[]>[],
): DraftItem {
  const whole = wrong.filter(([picked]) => picked.length === right.length);
  const kept = distinct(right, whole, (a, b) => writePicked(a) === writePicked(b));
  return {
    ...parts,
    answerKind: {
      kind: 'span',
      segments: segments.map((option, index) => ({ id: letter(index), ...option })),
      picks: right.length,
    },
    answer: writePicked(right),
    distractors: kept.map(([picked, misconception]) => ({ answer: writePicked(picked), misconception })),
  };
}
