import type { DraftItem } from '../../draft.ts';
import { messagesOf, type Phrase } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { neighbourOf, orderStages, type Sequence, type SequenceBank } from '../../fact-sequences.ts';
import { generator } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ss-time1');

const at = (said: Phrase) => ({ text: said });
const BEFORE = message('before');

const story = (name: Sequence['name'], stages: Sequence['stages'], why = BEFORE): Sequence => ({
  name,
  stages,
  why,
});

const STORIES: SequenceBank = {
  sequences: [
    story(
      message('stories.sequences.long-life.name'),
      [
        at(message('stories.sequences.long-life.stages-baby')),
        at(message('stories.sequences.long-life.stages-school-child')),
        at(message('stories.sequences.long-life.stages-grown-up')),
        at(message('stories.sequences.long-life.stages-grandparent')),
      ],
      message('stories.sequences.long-life.why'),
    ),
    story(message('stories.sequences.baking-bread.name'), [
      at(message('stories.sequences.baking-bread.stages-sow-grain')),
      at(message('stories.sequences.baking-bread.stages-cut-grain')),
      at(message('stories.sequences.baking-bread.stages-mill-flour')),
      at(message('stories.sequences.baking-bread.stages-bake-bread')),
    ]),
    story(message('stories.sequences.letter.name'), [
      at(message('stories.sequences.letter.stages-write')),
      at(message('stories.sequences.letter.stages-close')),
      at(message('stories.sequences.letter.stages-send')),
      at(message('stories.sequences.letter.stages-friend-reads')),
    ]),
    story(message('stories.sequences.new-house.name'), [
      at(message('stories.sequences.new-house.stages-dig-ground')),
      at(message('stories.sequences.new-house.stages-build-walls')),
      at(message('stories.sequences.new-house.stages-put-roof')),
      at(message('stories.sequences.new-house.stages-move')),
    ]),
    story(
      message('stories.sequences.days-time.name'),
      [
        at(message('stories.sequences.days-time.stages-two-days-ago')),
        at(message('stories.sequences.days-time.stages-yesterday')),
        at(message('stories.sequences.days-time.stages-today')),
        at(message('stories.sequences.days-time.stages-tomorrow')),
      ],
      message('stories.sequences.days-time.why'),
    ),
    story(message('stories.sequences.wool-sweater.name'), [
      at(message('stories.sequences.wool-sweater.stages-cut-wool')),
      at(message('stories.sequences.wool-sweater.stages-spin-thread')),
      at(message('stories.sequences.wool-sweater.stages-knit-sweater')),
      at(message('stories.sequences.wool-sweater.stages-wear')),
    ]),
    story(message('stories.sequences.apple-tree.name'), [
      at(message('stories.sequences.apple-tree.stages-seed-soil')),
      at(message('stories.sequences.apple-tree.stages-small-plant')),
      at(message('stories.sequences.apple-tree.stages-tree-bloom')),
      at(message('stories.sequences.apple-tree.stages-ripe-apples')),
    ]),
    story(message('stories.sequences.birthday.name'), [
      at(message('stories.sequences.birthday.stages-bake-cake')),
      at(message('stories.sequences.birthday.stages-light-candles')),
      at(message('stories.sequences.birthday.stages-blow-candles-out')),
      at(message('stories.sequences.birthday.stages-eat-cake')),
    ]),
    story(message('stories.sequences.picture-book.name'), [
      at(message('stories.sequences.picture-book.stages-think-story')),
      at(message('stories.sequences.picture-book.stages-write-story')),
      at(message('stories.sequences.picture-book.stages-print-book')),
      at(message('stories.sequences.picture-book.stages-read-book')),
    ]),
    story(message('stories.sequences.chair.name'), [
      at(message('stories.sequences.chair.stages-cut-tree-down')),
      at(message('stories.sequences.chair.stages-saw-boards')),
      at(message('stories.sequences.chair.stages-build-chair')),
      at(message('stories.sequences.chair.stages-sit')),
    ]),
    story(message('stories.sequences.trip.name'), [
      at(message('stories.sequences.trip.stages-pack-bag')),
      at(message('stories.sequences.trip.stages-leave-home')),
      at(message('stories.sequences.trip.stages-visit-grandma')),
      at(message('stories.sequences.trip.stages-come-home-again')),
    ]),
    story(message('stories.sequences.clay-pot.name'), [
      at(message('stories.sequences.clay-pot.stages-dig-clay')),
      at(message('stories.sequences.clay-pot.stages-shape-pot')),
      at(message('stories.sequences.clay-pot.stages-bake-pot-hard')),
      at(message('stories.sequences.clay-pot.stages-fill-pot')),
    ]),
  ],
  askOrder: message('stories.ask-order'),
  askNext: message('stories.ask-next'),
  askBefore: message('stories.ask-before'),
  backwards: 'time-backwards',
  skipped: 'event-skipped',
  nudge: message('stories.nudge'),
  rule: [message('stories.rule.ask-there-start'), message('stories.rule.later-things-need-earlier')],
};

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 3) return orderStages(STORIES, random);
  return neighbourOf(STORIES, random, difficulty === 2);
}

/** Before and after (C3 D2.His.1.K-2). */
export const ssTime1 = generator('ss-time1', make);
