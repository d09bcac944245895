import type { DraftItem } from '../../draft.ts';
import { messagesOf } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import type { PairBank } from '../../fact-pairs.ts';
import { leftOf, rightOf } from '../../fact-pairs.ts';
import { groupOf, memberOf, sortAll } from '../../fact-sort.ts';
import { generator } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { known, termBank } from '../social-6-8/terms.ts';
import { CASES } from './consent-cases.ts';

const message = messagesOf('ss-ethno');

/** The four CARE principles (Carroll et al., Data Science Journal 19, 2020) and neighbours they are mistaken for. */
const PRINCIPLES: PairBank = termBank(
  [
    known(
      message('principles.pairs.collective-benefit.name'),
      message('principles.pairs.collective-benefit.meaning'),
      message('principles.pairs.collective-benefit.why'),
    ),
    known(
      message('principles.pairs.authority-control.name'),
      message('principles.pairs.authority-control.meaning'),
      message('principles.pairs.authority-control.why'),
    ),
    known(
      message('principles.pairs.responsibility.name'),
      message('principles.pairs.responsibility.meaning'),
      message('principles.pairs.responsibility.why'),
    ),
    known(
      message('principles.pairs.ethics.name'),
      message('principles.pairs.ethics.meaning'),
      message('principles.pairs.ethics.why'),
    ),
    known(
      message('principles.pairs.findable-accessible.name'),
      message('principles.pairs.findable-accessible.meaning'),
      message('principles.pairs.findable-accessible.why'),
    ),
    known(
      message('principles.pairs.free-prior-informed.name'),
      message('principles.pairs.free-prior-informed.meaning'),
      message('principles.pairs.free-prior-informed.why'),
    ),
  ],
  'principles-mixed-up',
);

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const isEven = random.integer(0, 1) === 0;
  if (difficulty === 1) return isEven ? rightOf(PRINCIPLES, random, 4) : groupOf(CASES, random);
  if (difficulty === 2) return isEven ? leftOf(PRINCIPLES, random, 4) : memberOf(CASES, random, 3);
  return sortAll(CASES, random, 5);
}

/** Consent and the CARE principles in work with living cultures. */
export const ssEthno = generator('ss-ethno', make);
