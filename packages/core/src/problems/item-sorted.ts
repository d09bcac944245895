import type { DraftItem } from './draft.ts';
import { distinct, type Explained, type Option, type Wrong } from './item.ts';

const LETTERS = 'abcdefghijklmnop';
const write = (places: readonly number[]) =>
  places.map((place, index) => `${LETTERS[index] ?? ''}-${place + 1}`).join(',');

/**
 * Things to be put into groups; several may go into one. `right` and each wrong way name, for each thing, the
 * position of its group. Things and groups are shown in the order given.
 */
export function sortItem(
  parts: Explained,
  things: readonly Option[],
  groups: readonly Option[],
  right: readonly number[],
  wrong: readonly Wrong<readonly number[]>[],
): DraftItem {
  const whole = wrong.filter(([places]) => places.length === things.length);
  return {
    ...parts,
    answerKind: {
      kind: 'match',
      left: things.map((thing, index) => ({ id: LETTERS[index] ?? '', ...thing })),
      right: groups.map((group, index) => ({ id: String(index + 1), ...group })),
    },
    answer: write(right),
    distractors: distinct(right, whole, (a, b) => a.join() === b.join()).map(([places, misconception]) => ({
      answer: write(places),
      misconception,
    })),
  };
}
