import { messagesOf, type Phrase } from '../../phrase.ts';
import { neighbourOf, orderStages, type Sequence, type SequenceBank } from '../../fact-sequences.ts';
import { generator } from '../../item.ts';

const message = messagesOf('la-retell');

const event = (said: Phrase) => ({ text: said });
const WHY = message('why');
const story = (name: Sequence['name'], stages: Sequence['stages']): Sequence => ({ name, stages, why: WHY });

const STORIES: SequenceBank = {
  sequences: [
    story(message('stories.sequences.bean.name'), [
      event(message('stories.sequences.bean.stages-ama-puts-seed-soil')),
      event(message('stories.sequences.bean.stages-green-tip-comes-up')),
      event(message('stories.sequences.bean.stages-plant-grows-long-beans')),
      event(message('stories.sequences.bean.stages-ama-eats-her-beans')),
    ]),
    story(message('stories.sequences.lost-cat.name'), [
      event(message('stories.sequences.lost-cat.stages-door-stands-open')),
      event(message('stories.sequences.lost-cat.stages-cat-runs-out')),
      event(message('stories.sequences.lost-cat.stages-leo-looks-cat-everywhere')),
      event(message('stories.sequences.lost-cat.stages-leo-finds-cat-tree')),
    ]),
    story(message('stories.sequences.snowman.name'), [
      event(message('stories.sequences.snowman.stages-snow-falls-all-night')),
      event(message('stories.sequences.snowman.stages-children-make-snowman')),
      event(message('stories.sequences.snowman.stages-sun-grows-warm')),
      event(message('stories.sequences.snowman.stages-only-wet-hat-left')),
    ]),
    story(message('stories.sequences.cake.name'), [
      event(message('stories.sequences.cake.stages-dada-mixes-eggs-flour')),
      event(message('stories.sequences.cake.stages-cake-goes-into-oven')),
      event(message('stories.sequences.cake.stages-cake-comes-out-hot')),
      event(message('stories.sequences.cake.stages-all-eat-last-crumbs')),
    ]),
    story(message('stories.sequences.letter.name'), [
      event(message('stories.sequences.letter.stages-mina-writes-grandma')),
      event(message('stories.sequences.letter.stages-she-drops-mailbox')),
      event(message('stories.sequences.letter.stages-letter-travels-train')),
      event(message('stories.sequences.letter.stages-grandma-reads-smiles')),
    ]),
    story(message('stories.sequences.nest.name'), [
      event(message('stories.sequences.nest.stages-two-birds-build-nest')),
      event(message('stories.sequences.nest.stages-three-eggs-lie')),
      event(message('stories.sequences.nest.stages-chicks-hatch-call')),
      event(message('stories.sequences.nest.stages-young-birds-fly-away')),
    ]),
    story(message('stories.sequences.kite.name'), [
      event(message('stories.sequences.kite.stages-kofi-makes-paper-kite')),
      event(message('stories.sequences.kite.stages-wind-lifts-up')),
      event(message('stories.sequences.kite.stages-string-breaks')),
      event(message('stories.sequences.kite.stages-kite-flies-off-without')),
    ]),
    story(message('stories.sequences.soup.name'), [
      event(message('stories.sequences.soup.stages-dad-cuts-carrots')),
      event(message('stories.sequences.soup.stages-carrots-cook-pot')),
      event(message('stories.sequences.soup.stages-he-pours-hot-soup')),
      event(message('stories.sequences.soup.stages-bowls-empty-again')),
    ]),
    story(message('stories.sequences.tooth.name'), [
      event(message('stories.sequences.tooth.stages-iris-loose-tooth')),
      event(message('stories.sequences.tooth.stages-tooth-falls-out')),
      event(message('stories.sequences.tooth.stages-there-gap-her-smile')),
      event(message('stories.sequences.tooth.stages-new-tooth-fills-gap')),
    ]),
    story(message('stories.sequences.puddle.name'), [
      event(message('stories.sequences.puddle.stages-rains-all-morning')),
      event(message('stories.sequences.puddle.stages-big-puddle-fills-path')),
      event(message('stories.sequences.puddle.stages-noor-jumps-into-puddle')),
      event(message('stories.sequences.puddle.stages-her-wet-socks-drip')),
    ]),
    story(message('stories.sequences.gift.name'), [
      event(message('stories.sequences.gift.stages-bao-wraps-book-paper')),
      event(message('stories.sequences.gift.stages-he-gives-rosa')),
      event(message('stories.sequences.gift.stages-rosa-tears-paper-off')),
      event(message('stories.sequences.gift.stages-rosa-reads-her-new')),
    ]),
    story(message('stories.sequences.picture.name'), [
      event(message('stories.sequences.picture.stages-mina-opens-paint-box')),
      event(message('stories.sequences.picture.stages-she-paints-blue-horse')),
      event(message('stories.sequences.picture.stages-paint-dries-sun')),
      event(message('stories.sequences.picture.stages-dad-hangs-dry-picture')),
    ]),
  ],
  askOrder: message('stories.ask-order'),
  askNext: message('stories.ask-next'),
  askBefore: message('stories.ask-before'),
  backwards: 'story-told-backwards',
  skipped: 'story-event-skipped',
  nudge: message('stories.nudge'),
  rule: [message('stories.rule.find-must-come-first'), message('stories.rule.story-beginning-end')],
};

/** Events of a little story in their order. */
export const laRetell = generator('la-retell', (random, difficulty) =>
  difficulty === 1 ? neighbourOf(STORIES, random) : orderStages(STORIES, random, difficulty === 2 ? 3 : 4),
);
