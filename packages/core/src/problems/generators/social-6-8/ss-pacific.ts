import type { DraftItem } from '../../draft.ts';
import { messagesOf } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { groupOf, memberOf, sortAll, type SortBank } from '../../fact-sort.ts';
import { generator } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ss-pacific');

const EVIDENCE: SortBank = {
  groups: [
    {
      name: message('evidence.groups.words.name'),
      ask: message('evidence.groups.words.ask'),
      why: message('evidence.groups.words.why'),
      falseWhys: [],
      mistaken: 'evidence-kind-mistaken',
    },
    {
      name: message('evidence.groups.things-people-made.name'),
      ask: message('evidence.groups.things-people-made.ask'),
      why: message('evidence.groups.things-people-made.why'),
      falseWhys: [],
      mistaken: 'evidence-kind-mistaken',
    },
    {
      name: message('evidence.groups.remains-genes-living.name'),
      ask: message('evidence.groups.remains-genes-living.ask'),
      why: message('evidence.groups.remains-genes-living.why'),
      falseWhys: [],
      mistaken: 'evidence-kind-mistaken',
    },
    {
      name: message('evidence.groups.handed-down-knowledge.name'),
      ask: message('evidence.groups.handed-down-knowledge.ask'),
      why: message('evidence.groups.handed-down-knowledge.why'),
      falseWhys: [],
      mistaken: 'evidence-kind-mistaken',
    },
  ],
  things: [
    {
      name: message('evidence.things.word-canoe-sounds.name'),
      group: 0,
    },
    {
      name: message('evidence.things.numbers-one-ten.name'),
      group: 0,
    },
    {
      name: message('evidence.things.name-kumara-sweet.name'),
      group: 0,
    },
    {
      name: message('evidence.things.stone-adze-whose.name'),
      group: 1,
    },
    {
      name: message('evidence.things.pieces-lapita-pots.name'),
      group: 1,
    },
    {
      name: message('evidence.things.plank-old-sailing.name'),
      group: 1,
    },
    {
      name: message('evidence.things.fishhooks-one-shape.name'),
      group: 1,
    },
    {
      name: message('evidence.things.dna-islanders-compared.name'),
      group: 2,
    },
    {
      name: message('evidence.things.rat-bones-show.name'),
      group: 2,
    },
    {
      name: message('evidence.things.genes-sweet-potatoes.name'),
      group: 2,
    },
    {
      name: message('evidence.things.chant-names-islands.name'),
      group: 3,
    },
    {
      name: message('evidence.things.navigator-satawal-teaching.name'),
      group: 3,
    },
    {
      name: message('evidence.things.familys-list-ancestors.name'),
      group: 3,
    },
  ],
  askGroup: message('evidence.ask-group'),
  askSort: message('evidence.ask-sort'),
  askWhy: message('evidence.ask-why'),
  nudge: message('evidence.nudge'),
  rule: [
    message('evidence.rule.ask-studied-speech-handwork'),
    message('evidence.rule.several-kinds-agree-stronger'),
  ],
};

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1)
    return random.integer(0, 1) === 0 ? groupOf(EVIDENCE, random) : memberOf(EVIDENCE, random);
  return sortAll(EVIDENCE, random, difficulty === 2 ? 4 : 6);
}

/** Kinds of evidence for the peopling of the Pacific (C3 D2.Geo.7.6-8). */
export const ssPacific = generator('ss-pacific', make);
