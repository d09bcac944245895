import type { DraftItem } from '../../draft.ts';
import { messagesOf } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { leftOf, matchPairs } from '../../fact-pairs.ts';
import { groupOf, memberOf, sortAll, type SortBank } from '../../fact-sort.ts';
import { generator } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { known, termBank } from './terms.ts';

const message = messagesOf('ss-law');

const TEXTS = termBank(
  [
    known(
      message('texts.pairs.laws-ur-namma.name'),
      message('texts.pairs.laws-ur-namma.meaning'),
      message('texts.pairs.laws-ur-namma.why'),
    ),
    known(
      message('texts.pairs.laws-hammurabi.name'),
      message('texts.pairs.laws-hammurabi.meaning'),
      message('texts.pairs.laws-hammurabi.why'),
    ),
    known(
      message('texts.pairs.magna-carta.name'),
      message('texts.pairs.magna-carta.meaning'),
      message('texts.pairs.magna-carta.why'),
    ),
    known(
      message('texts.pairs.manden-charter.name'),
      message('texts.pairs.manden-charter.meaning'),
      message('texts.pairs.manden-charter.why'),
    ),
    known(
      message('texts.pairs.declaration-rights-man.name'),
      message('texts.pairs.declaration-rights-man.meaning'),
      message('texts.pairs.declaration-rights-man.why'),
    ),
    known(
      message('texts.pairs.olympe-de-gouges.name'),
      message('texts.pairs.olympe-de-gouges.meaning'),
      message('texts.pairs.olympe-de-gouges.why'),
    ),
    known(
      message('texts.pairs.haitis-constitution-1805.name'),
      message('texts.pairs.haitis-constitution-1805.meaning'),
      message('texts.pairs.haitis-constitution-1805.why'),
    ),
    known(
      message('texts.pairs.universal-declaration-human.name'),
      message('texts.pairs.universal-declaration-human.meaning'),
      message('texts.pairs.universal-declaration-human.why'),
    ),
    known(
      message('texts.pairs.convention-rights-child.name'),
      message('texts.pairs.convention-rights-child.meaning'),
      message('texts.pairs.convention-rights-child.why'),
    ),
  ],
  'law-texts-mixed-up',
);
const CLAUSES: SortBank = {
  groups: [
    {
      name: message('clauses.groups.same-rule-all.name'),
      ask: message('clauses.groups.same-rule-all.ask'),
      why: message('clauses.groups.same-rule-all.why'),
      falseWhys: [],
      mistaken: 'rank-overlooked',
    },
    {
      name: message('clauses.groups.depends.name'),
      ask: message('clauses.groups.depends.ask'),
      why: message('clauses.groups.depends.why'),
      falseWhys: [],
      mistaken: 'rank-overlooked',
    },
  ],
  things: [
    {
      name: message('clauses.things.whoever-steals-pays.name'),
      group: 0,
    },
    {
      name: message('clauses.things.every-child-shall.name'),
      group: 0,
    },
    {
      name: message('clauses.things.all-equal-before.name'),
      group: 0,
    },
    {
      name: message('clauses.things.nobody-shall-punished.name'),
      group: 0,
    },
    {
      name: message('clauses.things.everyone-may-state.name'),
      group: 0,
    },
    {
      name: message('clauses.things.noble-pays-less.name'),
      group: 1,
    },
    {
      name: message('clauses.things.only-men-own.name'),
      group: 1,
    },
    {
      name: message('clauses.things.wife-may-sell.name'),
      group: 1,
    },
    {
      name: message('clauses.things.strangers-may-speak.name'),
      group: 1,
    },
    {
      name: message('clauses.things.slaves-eye-worth.name'),
      group: 1,
    },
  ],
  askGroup: message('clauses.ask-group'),
  askSort: message('clauses.ask-sort'),
  askWhy: message('clauses.ask-why'),
  nudge: message('clauses.nudge'),
  rule: [message('clauses.rule.underline-meant'), message('clauses.rule.rule-equal-when-would')],
};

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const isEven = random.integer(0, 1) === 0;
  if (difficulty === 1) return isEven ? groupOf(CLAUSES, random) : memberOf(CLAUSES, random);
  if (difficulty === 2) return isEven ? sortAll(CLAUSES, random) : leftOf(TEXTS, random, 4);
  return matchPairs(TEXTS, random, 4);
}

/** Texts of law compared, and for whom a clause holds (C3 D2.Civ.8.6-8). */
export const ssLaw = generator('ss-law', make);
