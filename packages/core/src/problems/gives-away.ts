import type { PracticeItem } from '@ori/contracts/practice';

/** The kinds whose answer is one number. */
const WRITTEN: ReadonlySet<string> = new Set(['integer', 'rational', 'decimal']);
const NUMBER = /\d+(?:[./]\d+)?/g;

/** Every number of a text, fractions and decimals also in their parts. */
function numbersIn(words: string): ReadonlySet<string> {
  const whole = words.match(NUMBER) ?? [];
  return new Set([...whole, ...whole.flatMap((number) => number.split(/[./]/))]);
}

/**
 * Whether the first two hints (the nudge and the first step) show the answer's number though the question does not:
 * a child would copy it, even where it stands there by chance.
 */
export function givesAway(item: PracticeItem): boolean {
  if (!WRITTEN.has(item.answerKind.kind)) return false;
  const size = item.answer.replace('-', '');
  const [first] = item.steps;
  const help = `${item.nudge.en} | ${first?.text.en} | ${first?.reason.en}`;
  return new Set<string>(help.match(NUMBER)).has(size) && !numbersIn(item.prompt.en).has(size);
}
