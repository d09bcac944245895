import { messagesOf } from '../../phrase.ts';
import { type PairBank, askPairBank } from '../../fact-pairs.ts';
import { generator } from '../../item.ts';

const message = messagesOf('sc-structures');

const PARTS: PairBank = {
  pairs: [
    {
      left: { text: message('parts.pairs.roots.left-text') },
      right: {
        text: message('parts.pairs.roots.right-text'),
      },
      why: message('parts.pairs.roots.why'),
    },
    {
      left: { text: message('parts.pairs.leaves.left-text') },
      right: {
        text: message('parts.pairs.leaves.right-text'),
      },
      why: message('parts.pairs.leaves.why'),
    },
    {
      left: { text: message('parts.pairs.thorns.left-text') },
      right: {
        text: message('parts.pairs.thorns.right-text'),
      },
      why: message('parts.pairs.thorns.why'),
    },
    {
      left: { text: message('parts.pairs.stem.left-text') },
      right: {
        text: message('parts.pairs.stem.right-text'),
      },
      why: message('parts.pairs.stem.why'),
    },
    {
      left: { text: message('parts.pairs.gills.left-text') },
      right: {
        text: message('parts.pairs.gills.right-text'),
      },
      why: message('parts.pairs.gills.why'),
    },
    {
      left: { text: message('parts.pairs.lungs.left-text') },
      right: { text: message('parts.pairs.lungs.right-text') },
      why: message('parts.pairs.lungs.why'),
    },
    {
      left: { text: message('parts.pairs.heart.left-text') },
      right: {
        text: message('parts.pairs.heart.right-text'),
      },
      why: message('parts.pairs.heart.why'),
    },
    {
      left: { text: message('parts.pairs.webbed-feet.left-text') },
      right: { text: message('parts.pairs.webbed-feet.right-text') },
      why: message('parts.pairs.webbed-feet.why'),
    },
    {
      left: {
        text: message('parts.pairs.hollow-bones-bird.left-text'),
      },
      right: {
        text: message('parts.pairs.hollow-bones-bird.right-text'),
      },
      why: message('parts.pairs.hollow-bones-bird.why'),
    },
    {
      left: {
        text: message('parts.pairs.thick-fat-whale.left-text'),
      },
      right: {
        text: message('parts.pairs.thick-fat-whale.right-text'),
      },
      why: message('parts.pairs.thick-fat-whale.why'),
    },
    {
      left: { text: message('parts.pairs.bright-petals.left-text') },
      right: {
        text: message('parts.pairs.bright-petals.right-text'),
      },
      why: message('parts.pairs.bright-petals.why'),
    },
    {
      left: { text: message('parts.pairs.skull.left-text') },
      right: {
        text: message('parts.pairs.skull.right-text'),
      },
      why: message('parts.pairs.skull.why'),
    },
  ],
  askRight: message('parts.ask-right'),
  askLeft: message('parts.ask-left'),
  askMatch: message('parts.ask-match'),
  mixedUp: 'structure-by-looks',
  nudge: message('parts.nudge'),
  rule: [message('parts.rule.look-part-built-where'), message('parts.rule.shape-work-fit-each')],
};

/** Parts of plants and animals and their work (NGSS 4-LS1-1). */
export const scStructures = generator('sc-structures', (random, difficulty) =>
  askPairBank(PARTS, random, difficulty),
);
