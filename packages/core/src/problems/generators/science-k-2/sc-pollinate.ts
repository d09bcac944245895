import { messagesOf } from '../../phrase.ts';
import { type PairBank, askPairBank } from '../../fact-pairs.ts';
import { picture } from '../../generators/drawing/draw-picture.ts';
import { generator } from '../../item.ts';

const message = messagesOf('sc-pollinate');

const SEEDS: PairBank = {
  pairs: [
    {
      left: { text: message('seeds.pairs.dandelion-seed.left-text') },
      right: { text: message('seeds.pairs.dandelion-seed.right-text'), figure: picture('wind') },
      why: message('seeds.pairs.dandelion-seed.why'),
    },
    {
      left: { text: message('seeds.pairs.sticky-burr.left-text') },
      right: {
        text: message('seeds.pairs.sticky-burr.right-text'),
        figure: picture('dog'),
      },
      why: message('seeds.pairs.sticky-burr.why'),
    },
    {
      left: { text: message('seeds.pairs.sweet-berry.left-text'), figure: picture('berry') },
      right: {
        text: message('seeds.pairs.sweet-berry.right-text'),
        figure: picture('bird'),
      },
      why: message('seeds.pairs.sweet-berry.why'),
    },
    {
      left: { text: message('seeds.pairs.coconut.left-text') },
      right: { text: message('seeds.pairs.coconut.right-text'), figure: picture('drop') },
      why: message('seeds.pairs.coconut.why'),
    },
    {
      left: {
        text: message('seeds.pairs.pollen-sweet-flower.left-text'),
        figure: picture('flower'),
      },
      right: { text: message('seeds.pairs.pollen-sweet-flower.right-text'), figure: picture('bee') },
      why: message('seeds.pairs.pollen-sweet-flower.why'),
    },
    {
      left: { text: message('seeds.pairs.nut-hidden-ground.left-text') },
      right: {
        text: message('seeds.pairs.nut-hidden-ground.right-text'),
        figure: picture('mouse'),
      },
      why: message('seeds.pairs.nut-hidden-ground.why'),
    },
    {
      left: { text: message('seeds.pairs.maple-seed-wings.left-text') },
      right: { text: message('seeds.pairs.dandelion-seed.right-text'), figure: picture('wind') },
      why: message('seeds.pairs.maple-seed-wings.why'),
    },
    {
      left: {
        text: message('seeds.pairs.light-dry-grass.left-text'),
        figure: picture('grass'),
      },
      right: { text: message('seeds.pairs.dandelion-seed.right-text'), figure: picture('wind') },
      why: message('seeds.pairs.light-dry-grass.why'),
      alsoFits: [
        message('seeds.pairs.pollen-sweet-flower.right-text'),
        message('seeds.pairs.pollen-night-flower.right-text'),
        message('seeds.pairs.pollen-long-red.right-text'),
      ],
    },
    {
      left: { text: message('seeds.pairs.acorn.left-text') },
      right: {
        text: message('seeds.pairs.acorn.right-text'),
        figure: picture('bird'),
      },
      why: message('seeds.pairs.acorn.why'),
      alsoFits: [
        message('seeds.pairs.nut-hidden-ground.right-text'),
        message('seeds.pairs.sweet-berry.right-text'),
      ],
    },
    {
      left: {
        text: message('seeds.pairs.pollen-night-flower.left-text'),
      },
      right: { text: message('seeds.pairs.pollen-night-flower.right-text'), figure: picture('butterfly') },
      why: message('seeds.pairs.pollen-night-flower.why'),
      alsoFits: [
        message('seeds.pairs.pollen-sweet-flower.right-text'),
        message('seeds.pairs.dandelion-seed.right-text'),
      ],
    },
    {
      left: {
        text: message('seeds.pairs.pollen-long-red.left-text'),
      },
      right: { text: message('seeds.pairs.pollen-long-red.right-text'), figure: picture('bird') },
      why: message('seeds.pairs.pollen-long-red.why'),
      alsoFits: [
        message('seeds.pairs.pollen-sweet-flower.right-text'),
        message('seeds.pairs.pollen-night-flower.right-text'),
        message('seeds.pairs.dandelion-seed.right-text'),
        message('seeds.pairs.sweet-berry.right-text'),
      ],
    },
    {
      left: { text: message('seeds.pairs.water-lily-seed.left-text') },
      right: { text: message('seeds.pairs.water-lily-seed.right-text'), figure: picture('drop') },
      why: message('seeds.pairs.water-lily-seed.why'),
      alsoFits: [message('seeds.pairs.coconut.right-text')],
    },
  ],
  askRight: message('seeds.ask-right'),
  askLeft: message('seeds.ask-left'),
  askMatch: message('seeds.ask-match'),
  mixedUp: 'seed-build-ignored',
  nudge: message('seeds.nudge'),
  rule: [message('seeds.rule.built'), message('seeds.rule.build-tells-travels')],
};

/** How seeds and pollen travel (NGSS 2-LS2-2). */
export const scPollinate = generator('sc-pollinate', (random, difficulty) =>
  askPairBank(SEEDS, random, difficulty),
);
