import type { DraftItem } from '../../draft.ts';
import { messagesOf } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { leftOf, matchPairs, rightOf, type PairBank } from '../../fact-pairs.ts';
import { groupOf, memberOf, sortAll, type SortBank } from '../../fact-sort.ts';
import { generator } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { known, termBank } from '../social-6-8/terms.ts';

const message = messagesOf('ss-first');

const HOMES: PairBank = {
  ...termBank(
    [
      known(
        message('homes.pairs.sami.name'),
        message('homes.pairs.sami.meaning'),
        message('homes.pairs.sami.why'),
      ),
      known(
        message('homes.pairs.ainu.name'),
        message('homes.pairs.ainu.meaning'),
        message('homes.pairs.ainu.why'),
      ),
      known(
        message('homes.pairs.dine-navajo.name'),
        message('homes.pairs.dine-navajo.meaning'),
        message('homes.pairs.dine-navajo.why'),
      ),
      known(
        message('homes.pairs.maori.name'),
        message('homes.pairs.maori.meaning'),
        message('homes.pairs.maori.why'),
      ),
      known(
        message('homes.pairs.inuit.name'),
        message('homes.pairs.inuit.meaning'),
        message('homes.pairs.inuit.why'),
      ),
      known(
        message('homes.pairs.san.name'),
        message('homes.pairs.san.meaning'),
        message('homes.pairs.san.why'),
      ),
      known(
        message('homes.pairs.mapuche.name'),
        message('homes.pairs.mapuche.meaning'),
        message('homes.pairs.mapuche.why'),
      ),
      known(
        message('homes.pairs.kiche-maya.name'),
        message('homes.pairs.kiche-maya.meaning'),
        message('homes.pairs.kiche-maya.why'),
      ),
      known(
        message('homes.pairs.yol-u.name'),
        message('homes.pairs.yol-u.meaning'),
        message('homes.pairs.yol-u.why'),
      ),
    ],
    'homes-mixed-up',
  ),
  askRight: message('homes.ask-right'),
  askLeft: message('homes.ask-left'),
  askMatch: message('homes.ask-match'),
};
const SENTENCES: SortBank = {
  groups: [
    {
      name: message('sentences.groups.speaks-people-today.name'),
      ask: message('sentences.groups.speaks-people-today.ask'),
      why: message('sentences.groups.speaks-people-today.why'),
      falseWhys: [],
      mistaken: 'spoken-of-as-gone',
    },
    {
      name: message('sentences.groups.speaks-if-they.name'),
      ask: message('sentences.groups.speaks-if-they.ask'),
      why: message('sentences.groups.speaks-if-they.why'),
      falseWhys: [],
      mistaken: 'spoken-of-as-gone',
    },
  ],
  things: [
    {
      name: message('sentences.things.maori-children-learn.name'),
      group: 0,
    },
    {
      name: message('sentences.things.sami-reindeer-herders.name'),
      group: 0,
    },
    {
      name: message('sentences.things.navajo-nation-elects.name'),
      group: 0,
    },
    {
      name: message('sentences.things.maya-families-guatemala.name'),
      group: 0,
    },
    {
      name: message('sentences.things.hawaiian-crews-sail.name'),
      group: 0,
    },
    {
      name: message('sentences.things.maya-vanished-without.name'),
      group: 1,
    },
    {
      name: message('sentences.things.once-there-people.name'),
      group: 1,
    },
    {
      name: message('sentences.things.indians-lived-america.name'),
      group: 1,
    },
    {
      name: message('sentences.things.polynesians-great-sailors.name'),
      group: 1,
    },
    {
      name: message('sentences.things.nobody-speaks-languages.name'),
      group: 1,
    },
  ],
  askGroup: message('sentences.ask-group'),
  askSort: message('sentences.ask-sort'),
  askWhy: message('sentences.ask-why'),
  nudge: message('sentences.nudge'),
  rule: [
    message('sentences.rule.ask-whether-sentence-leaves'),
    message('sentences.rule.living-people-told-present'),
  ],
};

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const isEven = random.integer(0, 1) === 0;
  if (difficulty === 1) return isEven ? groupOf(SENTENCES, random) : memberOf(SENTENCES, random);
  if (difficulty === 2) return isEven ? rightOf(HOMES, random) : leftOf(HOMES, random, 4);
  return isEven ? sortAll(SENTENCES, random, 5) : matchPairs(HOMES, random, 4);
}

/** Indigenous peoples today: where they live, and how to speak of them (C3 D2.His.3.3-5). */
export const ssFirst = generator('ss-first', make);
