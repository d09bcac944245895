import { messagesOf } from '../../phrase.ts';
import { type PairBank, askPairBank } from '../../fact-pairs.ts';
import { generator } from '../../item.ts';

const message = messagesOf('sc-spheres');

const SYSTEMS: PairBank = {
  pairs: [
    {
      left: {
        text: message('systems.pairs.rain-wears-down.left-text'),
      },
      right: { text: message('systems.pairs.rain-wears-down.right-text') },
      why: message('systems.pairs.rain-wears-down.why'),
    },
    {
      left: {
        text: message('systems.pairs.wind-makes-waves.left-text'),
      },
      right: { text: message('systems.pairs.wind-makes-waves.right-text') },
      why: message('systems.pairs.wind-makes-waves.why'),
    },
    {
      left: {
        text: message('systems.pairs.volcano-puts-ash.left-text'),
      },
      right: { text: message('systems.pairs.volcano-puts-ash.right-text') },
      why: message('systems.pairs.volcano-puts-ash.why'),
    },
    {
      left: {
        text: message('systems.pairs.tree-roots-split.left-text'),
      },
      right: { text: message('systems.pairs.tree-roots-split.right-text') },
      why: message('systems.pairs.tree-roots-split.why'),
    },
    {
      left: {
        text: message('systems.pairs.leaves-give-off.left-text'),
      },
      right: { text: message('systems.pairs.leaves-give-off.right-text') },
      why: message('systems.pairs.leaves-give-off.why'),
    },
    {
      left: {
        text: message('systems.pairs.wind-blows-sand.left-text'),
      },
      right: { text: message('systems.pairs.wind-blows-sand.right-text') },
      why: message('systems.pairs.wind-blows-sand.why'),
    },
    {
      left: {
        text: message('systems.pairs.flood-drowns-field.left-text'),
      },
      right: { text: message('systems.pairs.flood-drowns-field.right-text') },
      why: message('systems.pairs.flood-drowns-field.why'),
    },
    {
      left: {
        text: message('systems.pairs.beavers-dam-stream.left-text'),
      },
      right: { text: message('systems.pairs.beavers-dam-stream.right-text') },
      why: message('systems.pairs.beavers-dam-stream.why'),
    },
    {
      left: {
        text: message('systems.pairs.rockslide-blocks-river.left-text'),
      },
      right: { text: message('systems.pairs.rockslide-blocks-river.right-text') },
      why: message('systems.pairs.rockslide-blocks-river.why'),
    },
    {
      left: { text: message('systems.pairs.lava-burns-down.left-text') },
      right: { text: message('systems.pairs.lava-burns-down.right-text') },
      why: message('systems.pairs.lava-burns-down.why'),
    },
    {
      left: {
        text: message('systems.pairs.storm-blows-down.left-text'),
      },
      right: { text: message('systems.pairs.storm-blows-down.right-text') },
      why: message('systems.pairs.storm-blows-down.why'),
    },
    {
      left: {
        text: message('systems.pairs.warm-lake-makes.left-text'),
      },
      right: { text: message('systems.pairs.warm-lake-makes.right-text') },
      why: message('systems.pairs.warm-lake-makes.why'),
    },
  ],
  askRight: message('systems.ask-right'),
  askLeft: message('systems.ask-left'),
  askMatch: message('systems.ask-match'),
  mixedUp: 'sphere-mixed',
  nudge: message('systems.nudge'),
  rule: [message('systems.rule.name-each-thing-made'), message('systems.rule.earths-four-systems-rock')],
};

/** How Earth’s systems act on one another (NGSS 5-ESS2-1). */
export const scSpheres = generator('sc-spheres', (random, difficulty) =>
  askPairBank(SYSTEMS, random, difficulty),
);
