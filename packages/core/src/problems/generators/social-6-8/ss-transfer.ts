import type { DraftItem } from '../../draft.ts';
import { messagesOf, type Phrase } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { neighbourOf, orderStages, type Sequence, type SequenceBank } from '../../fact-sequences.ts';
import { groupOf, sortAll, type SortBank } from '../../fact-sort.ts';
import { generator } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { IDEAS } from './ideas.ts';
import { MORE_JOURNEYS } from './more-journeys.ts';

const message = messagesOf('ss-transfer');

const stage = (said: Phrase) => ({ text: said });

const NUMERALS: Sequence = {
  name: message('numerals.name'),
  stages: [
    stage(message('numerals.stages.sanskrit-rules-reckoning-zero')),
    stage(message('numerals.stages.arabic-book-indian-reckoning')),
    stage(message('numerals.stages.latin-version-arabic-book')),
    stage(message('numerals.stages.book-merchants-written-pisa')),
  ],
  why: message('numerals.why'),
};
const PAPER: Sequence = {
  name: message('paper.name'),
  stages: [
    stage(message('paper.stages.paper-made-china')),
    stage(message('paper.stages.paper-made-samarkand')),
    stage(message('paper.stages.paper-mills-baghdad')),
    stage(message('paper.stages.paper-mills-spain-italy')),
  ],
  why: message('paper.why'),
};
const SINE: Sequence = {
  name: message('sine.name'),
  stages: [
    stage(message('sine.stages.sanskrit-jya-bowstring')),
    stage(message('sine.stages.arabic-jayb')),
    stage(message('sine.stages.latin-sinus')),
    stage(message('sine.stages.word-our-schoolbooks')),
  ],
  why: message('sine.why'),
};
const LETTERS: Sequence = {
  name: message('letters.name'),
  stages: [
    stage(message('letters.stages.egyptian-picture-ox-head')),
    stage(message('letters.stages.early-semitic-letter-alep')),
    stage(message('letters.stages.phoenician-aleph')),
    stage(message('letters.stages.greek-alpha')),
    stage(message('letters.stages.latin')),
  ],
  why: message('letters.why'),
};
const ELEMENTS: Sequence = {
  name: message('elements.name'),
  stages: [
    stage(message('elements.stages.written-greek')),
    stage(message('elements.stages.put-into-arabic-baghdad')),
    stage(message('elements.stages.put-arabic-into-latin')),
    stage(message('elements.stages.printed-venice')),
  ],
  why: message('elements.why'),
};
const CHESS: Sequence = {
  name: message('chess.name'),
  stages: [
    stage(message('chess.stages.sanskrit-chaturanga')),
    stage(message('chess.stages.persian-chatrang')),
    stage(message('chess.stages.arabic-shatranj')),
    stage(message('chess.stages.spanish-ajedrez')),
  ],
  why: message('chess.why'),
};

const JOURNEYS: SequenceBank = {
  sequences: [NUMERALS, PAPER, SINE, LETTERS, ELEMENTS, CHESS, ...MORE_JOURNEYS],
  askOrder: message('journeys.ask-order'),
  askNext: message('journeys.ask-next'),
  askBefore: message('journeys.ask-before'),
  backwards: 'route-backwards',
  skipped: 'station-skipped',
  nudge: message('journeys.nudge'),
  rule: [
    message('journeys.rule.find-language-place-where'),
    message('journeys.rule.translation-always-later-than'),
  ],
};

const ROUTES: SortBank = {
  groups: [
    {
      name: message('routes.groups.passed-known-route.name'),
      ask: message('routes.groups.passed-known-route.ask'),
      why: message('routes.groups.passed-known-route.why'),
      falseWhys: [],
      mistaken: 'alike-means-copied',
    },
    {
      name: message('routes.groups.alike-but-route.name'),
      ask: message('routes.groups.alike-but-route.ask'),
      why: message('routes.groups.alike-but-route.why'),
      falseWhys: [],
      mistaken: 'route-ignored',
    },
  ],
  things: IDEAS,
  askGroup: message('routes.ask-group'),
  askSort: message('routes.ask-sort'),
  askWhy: message('routes.ask-why'),
  nudge: message('routes.nudge'),
  rule: [message('routes.rule.name-carrier-say-none'), message('routes.rule.likeness-alone-shows-journey')],
};

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return neighbourOf(JOURNEYS, random, random.integer(0, 1) === 1);
  if (difficulty === 2) return random.integer(0, 1) === 0 ? groupOf(ROUTES, random) : sortAll(ROUTES, random);
  return orderStages(JOURNEYS, random);
}

/** How ideas travel: stations of a journey, and whether a route is known (C3 D2.His.14.6-8). */
export const ssTransfer = generator('ss-transfer', make);
