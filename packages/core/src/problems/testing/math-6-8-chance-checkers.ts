import type { PracticeItem } from '@ori/contracts/practice';
import { listed } from './math-6-8-number-checkers.ts';
import { answers, near, numbersOf, valueOf, type Checker } from './reading.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const share = (outcomes: readonly boolean[]) => outcomes.filter(Boolean).length / outcomes.length;

/** Lists every outcome and counts the ones that are meant. */
function checkCompound(item: PracticeItem): boolean {
  const words = item.prompt.en;
  const numbers = numbersOf(item);
  if (words.includes('two dice')) {
    const wanted = numbers.at(-1) ?? 0;
    const sums = upTo(6).flatMap((one) => upTo(6).map((two) => one + two));
    return answers(
      item,
      share(
        sums.map((sum) =>
          words.includes('at least')
            ? sum >= wanted
            : words.includes('at most')
              ? sum <= wanted
              : sum === wanted,
        ),
      ),
    );
  }
  if (words.includes('bag')) {
    const [red = 0, blue = 0] = numbers;
    const beads = upTo(red + blue).map((bead) => (bead <= red ? 'red' : 'blue'));
    const draws = beads.flatMap((first, at) =>
      beads.flatMap((second, other) => (at === other ? [] : [[first, second] as const])),
    );
    return answers(
      item,
      share(
        draws.map(
          ([first, second]) => first === 'red' && second === (words.includes('both') ? 'red' : 'blue'),
        ),
      ),
    );
  }
  const fields = words.includes('coin') ? 2 : (numbers[0] ?? 0);
  const above = numbers.at(-1) ?? 0;
  return answers(
    item,
    share(upTo(fields).flatMap((field) => upTo(6).map((face) => field === 1 && face > above))),
  );
}

/** Fills the whole with copies of the sample, one after another. */
function scaledUp(found: number, size: number, whole: number): number {
  let expected = 0;
  for (let left = whole; left > 0; left -= size) expected += found;
  return expected;
}

function checkSample(item: PracticeItem): boolean {
  const [whole = 0, size = 0, ...counts] = numbersOf(item);
  if (item.answerKind.kind === 'list') {
    const estimates = counts.map((count) => scaledUp(count, size, whole)).toSorted((a, b) => a - b);
    const [low = 0, high = 0] = listed(item);
    return near(low, estimates[0] ?? -1) && near(high, estimates.at(-1) ?? -1);
  }
  const all = counts.reduce((sum, count) => sum + count, 0);
  return near(valueOf(item.answer) * counts.length * size, all * whole);
}

/** Checkers of chance and samples, grades 6 to 8. */
export const MATH_6_8_CHANCE_CHECKERS: Readonly<Record<string, Checker>> = {
  'ma-compound': checkCompound,
  'ma-sample': checkSample,
};
