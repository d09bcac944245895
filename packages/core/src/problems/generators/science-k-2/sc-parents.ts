import { messagesOf } from '../../phrase.ts';
import { type PairBank, leftOf, matchPairs, rightOf } from '../../fact-pairs.ts';
import { askQuestion } from '../../fact-questions.ts';
import { picture } from '../../generators/drawing/draw-picture.ts';
import { generator } from '../../item.ts';
import { MORE_YOUNG } from './more-young.ts';
import { PREDICT } from './young-and-parents.ts';

const message = messagesOf('sc-parents');

const FAMILIES: PairBank = {
  pairs: [
    {
      left: { text: message('families.pairs.hen.left-text'), figure: picture('hen') },
      right: { text: message('families.pairs.hen.right-text'), figure: picture('chick') },
      why: message('families.pairs.hen.why'),
    },
    {
      left: { text: message('families.pairs.frog.left-text'), figure: picture('frog') },
      right: { text: message('families.pairs.frog.right-text'), figure: picture('tadpole') },
      why: message('families.pairs.frog.why'),
    },
    {
      left: { text: message('families.pairs.butterfly.left-text'), figure: picture('butterfly') },
      right: { text: message('families.pairs.butterfly.right-text'), figure: picture('caterpillar') },
      why: message('families.pairs.butterfly.why'),
    },
    {
      left: { text: message('families.pairs.cat.left-text'), figure: picture('cat') },
      right: { text: message('families.pairs.cat.right-text'), figure: picture('cat', 'small') },
      why: message('families.pairs.cat.why'),
    },
    {
      left: { text: message('families.pairs.dog.left-text'), figure: picture('dog') },
      right: { text: message('families.pairs.dog.right-text'), figure: picture('dog', 'small') },
      why: message('families.pairs.dog.why'),
    },
    {
      left: { text: message('families.pairs.cow.left-text'), figure: picture('cow') },
      right: { text: message('families.pairs.cow.right-text'), figure: picture('cow', 'small') },
      why: message('families.pairs.cow.why'),
    },
    {
      left: { text: message('families.pairs.sheep.left-text'), figure: picture('sheep') },
      right: { text: message('families.pairs.sheep.right-text'), figure: picture('sheep', 'small') },
      why: message('families.pairs.sheep.why'),
    },
    {
      left: { text: message('families.pairs.duck.left-text'), figure: picture('duck') },
      right: { text: message('families.pairs.duck.right-text'), figure: picture('duck', 'small') },
      why: message('families.pairs.duck.why'),
    },
    {
      left: { text: message('families.pairs.horse.left-text'), figure: picture('horse') },
      right: { text: message('families.pairs.horse.right-text'), figure: picture('horse', 'small') },
      why: message('families.pairs.horse.why'),
    },
    {
      left: { text: message('families.pairs.tree.left-text'), figure: picture('tree') },
      right: { text: message('families.pairs.tree.right-text'), figure: picture('tree', 'small') },
      why: message('families.pairs.tree.why'),
    },
  ],
  askRight: message('families.ask-right'),
  askLeft: message('families.ask-left'),
  askMatch: message('families.ask-match'),
  mixedUp: 'other-family',
  nudge: message('families.nudge'),
  rule: [message('families.rule.look-both'), message('families.rule.young-like-their-parents')],
};

/** Young are like their parents, but not exactly (NGSS 1-LS3-1). */
export const scParents = generator('sc-parents', (random, difficulty) => {
  if (difficulty === 1)
    return random.integer(0, 1) === 0 ? rightOf(FAMILIES, random) : leftOf(FAMILIES, random);
  return difficulty === 2
    ? matchPairs(FAMILIES, random, 4)
    : askQuestion([...PREDICT, ...MORE_YOUNG], random);
});
