import { messagesOf, type Phrase } from '../../phrase.ts';
import { neighbourOf, orderStages, type Sequence, type SequenceBank } from '../../fact-sequences.ts';
import { generator } from '../../item.ts';

const message = messagesOf('li-hygiene');

const routine = (name: Phrase, why: Phrase, stages: readonly Phrase[]): Sequence => ({
  name,
  why,
  stages: stages.map((words) => ({ text: words })),
});

const ROUTINES: SequenceBank = {
  sequences: [
    routine(message('routines.sequences.clean-hands.name'), message('routines.sequences.clean-hands.why'), [
      message('routines.sequences.clean-hands.stages-wet-hands'),
      message('routines.sequences.clean-hands.stages-take-soap'),
      message('routines.sequences.clean-hands.stages-rub-hands'),
      message('routines.sequences.clean-hands.stages-rinse-hands'),
      message('routines.sequences.clean-hands.stages-dry-hands'),
    ]),
    routine(message('routines.sequences.clean-teeth.name'), message('routines.sequences.clean-teeth.why'), [
      message('routines.sequences.clean-teeth.stages-take-toothbrush'),
      message('routines.sequences.clean-teeth.stages-put-toothpaste'),
      message('routines.sequences.clean-teeth.stages-brush-all-teeth'),
      message('routines.sequences.clean-teeth.stages-spit-out'),
      message('routines.sequences.clean-teeth.stages-put-brush-away'),
    ]),
    routine(message('routines.sequences.bath-time.name'), message('routines.sequences.bath-time.why'), [
      message('routines.sequences.bath-time.stages-take-clothes-off'),
      message('routines.sequences.bath-time.stages-get-into-tub'),
      message('routines.sequences.bath-time.stages-wash-body'),
      message('routines.sequences.bath-time.stages-step-out'),
      message('routines.sequences.bath-time.stages-put-pajamas'),
    ]),
    routine(message('routines.sequences.apple-snack.name'), message('routines.sequences.apple-snack.why'), [
      message('routines.sequences.apple-snack.stages-choose-apple'),
      message('routines.sequences.apple-snack.stages-wash-apple'),
      message('routines.sequences.apple-snack.stages-eat-apple'),
      message('routines.sequences.apple-snack.stages-throw-core-away'),
    ]),
    routine(
      message('routines.sequences.going-out-play.name'),
      message('routines.sequences.going-out-play.why'),
      [
        message('routines.sequences.going-out-play.stages-put-socks'),
        message('routines.sequences.going-out-play.stages-put-shoes'),
        message('routines.sequences.going-out-play.stages-close-shoes'),
        message('routines.sequences.going-out-play.stages-run-outside'),
      ],
    ),
    routine(message('routines.sequences.runny-nose.name'), message('routines.sequences.runny-nose.why'), [
      message('routines.sequences.runny-nose.stages-take-tissue'),
      message('routines.sequences.runny-nose.stages-blow-nose'),
      message('routines.sequences.runny-nose.stages-throw-tissue-away'),
      message('routines.sequences.runny-nose.stages-wash-both-hands'),
    ]),
    routine(message('routines.sequences.good-night.name'), message('routines.sequences.good-night.why'), [
      message('routines.sequences.good-night.stages-lie-down-bed'),
      message('routines.sequences.good-night.stages-turn-off-light'),
      message('routines.sequences.good-night.stages-fall-asleep'),
      message('routines.sequences.good-night.stages-wake-up'),
    ]),
    routine(message('routines.sequences.glass-milk.name'), message('routines.sequences.glass-milk.why'), [
      message('routines.sequences.glass-milk.stages-take-glass'),
      message('routines.sequences.glass-milk.stages-pour-milk'),
      message('routines.sequences.glass-milk.stages-drink-milk'),
      message('routines.sequences.glass-milk.stages-rinse-glass'),
    ]),
    routine(
      message('routines.sequences.clean-clothes.name'),
      message('routines.sequences.clean-clothes.why'),
      [
        message('routines.sequences.clean-clothes.stages-fill-washer'),
        message('routines.sequences.clean-clothes.stages-wash-clothes'),
        message('routines.sequences.clean-clothes.stages-dry-clothes'),
        message('routines.sequences.clean-clothes.stages-fold-clothes'),
      ],
    ),
  ],
  askOrder: message('routines.ask-order'),
  askNext: message('routines.ask-next'),
  askBefore: message('routines.ask-before'),
  backwards: 'routine-backwards',
  skipped: 'routine-step-skipped',
  nudge: message('routines.nudge'),
  rule: [message('routines.rule.think'), message('routines.rule.each-step-gets-next')],
};

/** The order of daily routines: washing, sleeping, moving. */
export const liHygiene = generator('li-hygiene', (random, difficulty) => {
  if (difficulty === 3) return orderStages(ROUTINES, random, 4);
  return neighbourOf(ROUTINES, random, difficulty === 2);
});
