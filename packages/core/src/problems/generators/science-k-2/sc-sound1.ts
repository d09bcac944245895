import { messagesOf } from '../../phrase.ts';
import { type PairBank, leftOf, matchPairs, rightOf } from '../../fact-pairs.ts';
import { askQuestion } from '../../fact-questions.ts';
import { picture } from '../../generators/drawing/draw-picture.ts';
import { generator } from '../../item.ts';
import { MORE_SOUNDS } from './more-sounds.ts';
import { PREDICT } from './sound-predictions.ts';

const message = messagesOf('sc-sound1');

const SOUNDS: PairBank = {
  pairs: [
    {
      left: { text: message('sounds.pairs.guitar.left-text'), figure: picture('guitar') },
      right: { text: message('sounds.pairs.guitar.right-text') },
      why: message('sounds.pairs.guitar.why'),
    },
    {
      left: { text: message('sounds.pairs.drum.left-text'), figure: picture('drum') },
      right: { text: message('sounds.pairs.drum.right-text') },
      why: message('sounds.pairs.drum.why'),
    },
    {
      left: { text: message('sounds.pairs.bell.left-text'), figure: picture('bell') },
      right: { text: message('sounds.pairs.bell.right-text') },
      why: message('sounds.pairs.bell.why'),
    },
    {
      left: { text: message('sounds.pairs.flute.left-text'), figure: picture('flute') },
      right: { text: message('sounds.pairs.flute.right-text') },
      why: message('sounds.pairs.flute.why'),
    },
    {
      left: { text: message('sounds.pairs.bee.left-text'), figure: picture('bee') },
      right: { text: message('sounds.pairs.bee.right-text') },
      why: message('sounds.pairs.bee.why'),
    },
    {
      left: { text: message('sounds.pairs.voice.left-text') },
      right: { text: message('sounds.pairs.voice.right-text') },
      why: message('sounds.pairs.voice.why'),
    },
  ],
  askRight: message('sounds.ask-right'),
  askLeft: message('sounds.ask-left'),
  askMatch: message('sounds.ask-match'),
  mixedUp: 'sound-without-vibration',
  nudge: message('sounds.nudge'),
  rule: [message('more-sounds.phone-buzzes-table.first'), message('sounds.rule.every-sound-begins-shaking')],
};

/** Shaking things make sound, and sound shakes things (NGSS 1-PS4-1). */
export const scSound1 = generator('sc-sound1', (random, difficulty) => {
  if (difficulty === 1) return random.integer(0, 1) === 0 ? rightOf(SOUNDS, random) : leftOf(SOUNDS, random);
  return difficulty === 2
    ? matchPairs(SOUNDS, random, random.integer(3, 4))
    : askQuestion([...PREDICT, ...MORE_SOUNDS], random);
});
