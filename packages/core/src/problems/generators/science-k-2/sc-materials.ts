import { messagesOf } from '../../phrase.ts';
import { type PairBank, askPairBank } from '../../fact-pairs.ts';
import { picture } from '../../generators/drawing/draw-picture.ts';
import { generator } from '../../item.ts';

const message = messagesOf('sc-materials');

const MATERIALS: PairBank = {
  pairs: [
    {
      left: { text: message('materials.pairs.window.left-text'), figure: picture('window') },
      right: { text: message('materials.pairs.window.right-text') },
      why: message('materials.pairs.window.why'),
    },
    {
      left: {
        text: message('materials.pairs.warm-sweater.left-text'),
        figure: picture('sweater'),
      },
      right: { text: message('materials.pairs.warm-sweater.right-text') },
      why: message('materials.pairs.warm-sweater.why'),
    },
    {
      left: { text: message('materials.pairs.rain-umbrella.left-text'), figure: picture('umbrella') },
      right: { text: message('materials.pairs.rain-umbrella.right-text') },
      why: message('materials.pairs.rain-umbrella.why'),
    },
    {
      left: { text: message('materials.pairs.nail.left-text'), figure: picture('nail') },
      right: { text: message('materials.pairs.nail.right-text') },
      why: message('materials.pairs.nail.why'),
    },
    {
      left: { text: message('materials.pairs.chair.left-text'), figure: picture('chair') },
      right: { text: message('materials.pairs.chair.right-text') },
      why: message('materials.pairs.chair.why'),
      alsoFits: [message('materials.pairs.nail.right-text')],
    },
    {
      left: { text: message('materials.pairs.book-page.left-text'), figure: picture('book') },
      right: { text: message('materials.pairs.book-page.right-text') },
      why: message('materials.pairs.book-page.why'),
    },
    {
      left: { text: message('materials.pairs.towel.left-text'), figure: picture('towel') },
      right: { text: message('materials.pairs.towel.right-text') },
      why: message('materials.pairs.towel.why'),
      alsoFits: [
        message('materials.pairs.warm-sweater.right-text'),
        message('materials.pairs.book-page.right-text'),
      ],
    },
    {
      left: {
        text: message('materials.pairs.bouncing-ball.left-text'),
        figure: picture('ball'),
      },
      right: { text: message('materials.pairs.bouncing-ball.right-text') },
      why: message('materials.pairs.bouncing-ball.why'),
    },
    {
      left: { text: message('materials.pairs.cooking-pot.left-text') },
      right: { text: message('materials.pairs.cooking-pot.right-text') },
      why: message('materials.pairs.cooking-pot.why'),
      alsoFits: [
        message('materials.pairs.nail.right-text'),
        message('materials.pairs.window.right-text'),
        message('materials.pairs.chair.right-text'),
        message('materials.pairs.electric-wire.right-text'),
        message('materials.pairs.flower-pot.right-text'),
      ],
    },
    {
      left: { text: message('materials.pairs.candle.left-text'), figure: picture('candle') },
      right: { text: message('materials.pairs.candle.right-text') },
      why: message('materials.pairs.candle.why'),
    },
    {
      left: { text: message('materials.pairs.electric-wire.left-text') },
      right: { text: message('materials.pairs.electric-wire.right-text') },
      why: message('materials.pairs.electric-wire.why'),
      alsoFits: [
        message('materials.pairs.nail.right-text'),
        message('materials.pairs.cooking-pot.right-text'),
      ],
    },
    {
      left: { text: message('materials.pairs.flower-pot.left-text') },
      right: { text: message('materials.pairs.flower-pot.right-text') },
      why: message('materials.pairs.flower-pot.why'),
      alsoFits: [
        message('materials.pairs.rain-umbrella.right-text'),
        message('materials.pairs.chair.right-text'),
        message('materials.pairs.nail.right-text'),
        message('materials.pairs.cooking-pot.right-text'),
      ],
    },
  ],
  askRight: message('materials.ask-right'),
  askLeft: message('materials.ask-left'),
  askMatch: message('materials.ask-match'),
  mixedUp: 'material-by-looks',
  nudge: message('materials.nudge'),
  rule: [message('materials.rule.must-bend-hard'), message('materials.rule.use-decides-material')],
};

/** Materials and what they are good for (NGSS 2-PS1-1). */
export const scMaterials = generator('sc-materials', (random, difficulty) =>
  askPairBank(MATERIALS, random, difficulty),
);
