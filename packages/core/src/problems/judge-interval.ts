import type { Locale } from '@ori/contracts/locale';
import type { PracticeItem } from '@ori/contracts/practice';
import { parseSolutionSet } from '../maths/inequalities/parse-solution-set.ts';
import { sameSet, type SolutionSet } from '../maths/inequalities/solution-set.ts';
import { wantInterval } from './judge-form-messages.ts';
import {
  correct,
  incorrect,
  malformed,
  misconceptionBehind,
  type Judgement,
  type KindOf,
} from './judgement.ts';

/** The item's own set. Throws on one that cannot be read: the item is at fault. */
function canonical(text: string, variable: string): SolutionSet {
  const set = parseSolutionSet(text, variable, 'en');
  if (!set) throw new Error(`"${text}" is not a set of numbers an item may carry`);
  return set;
}

/** Judges which numbers an inequality lets in, however it is written: `x > 3`, `3 < x`, `]3 ; +∞[`. */
export function judgeInterval(
  item: PracticeItem,
  { variable }: KindOf<'interval'>,
  answer: string,
  locale: Locale,
): Judgement {
  const typed = parseSolutionSet(answer, variable, locale);
  if (!typed) return malformed(wantInterval(variable));
  if (sameSet(typed, canonical(item.answer, variable))) return correct;
  return incorrect(misconceptionBehind(item, (wrong) => sameSet(typed, canonical(wrong, variable))));
}
