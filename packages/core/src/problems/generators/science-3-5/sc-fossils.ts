import { messagesOf } from '../../phrase.ts';
import { type PairBank, askPairBank } from '../../fact-pairs.ts';
import { picture } from '../../generators/drawing/draw-picture.ts';
import { generator } from '../../item.ts';

const message = messagesOf('sc-fossils');

const FOSSILS: PairBank = {
  pairs: [
    {
      left: { text: message('fossils.pairs.fossil-fish.left-text'), figure: picture('fish') },
      right: {
        text: message('fossils.pairs.fossil-fish.right-text'),
      },
      why: message('fossils.pairs.fossil-fish.why'),
    },
    {
      left: {
        text: message('fossils.pairs.fossil-leaves-palms.left-text'),
      },
      right: {
        text: message('fossils.pairs.fossil-leaves-palms.right-text'),
      },
      why: message('fossils.pairs.fossil-leaves-palms.why'),
    },
    {
      left: {
        text: message('fossils.pairs.mammoth-thick-fur.left-text'),
      },
      right: { text: message('fossils.pairs.mammoth-thick-fur.right-text') },
      why: message('fossils.pairs.mammoth-thick-fur.why'),
    },
    {
      left: {
        text: message('fossils.pairs.fossil-footprints-old.left-text'),
      },
      right: {
        text: message('fossils.pairs.fossil-footprints-old.right-text'),
      },
      why: message('fossils.pairs.fossil-footprints-old.why'),
    },
    {
      left: {
        text: message('fossils.pairs.fossil-tree-trunk.left-text'),
      },
      right: { text: message('fossils.pairs.fossil-tree-trunk.right-text') },
      why: message('fossils.pairs.fossil-tree-trunk.why'),
    },
    {
      left: {
        text: message('fossils.pairs.fossil-tooth-sharp.left-text'),
      },
      right: {
        text: message('fossils.pairs.fossil-tooth-sharp.right-text'),
      },
      why: message('fossils.pairs.fossil-tooth-sharp.why'),
    },
    {
      left: {
        text: message('fossils.pairs.wide-flat-fossil.left-text'),
      },
      right: {
        text: message('fossils.pairs.wide-flat-fossil.right-text'),
      },
      why: message('fossils.pairs.wide-flat-fossil.why'),
    },
    {
      left: { text: message('fossils.pairs.fossil-coral-reef.left-text') },
      right: {
        text: message('fossils.pairs.fossil-coral-reef.right-text'),
      },
      why: message('fossils.pairs.fossil-coral-reef.why'),
      alsoFits: [
        message('fossils.pairs.fossil-fish.right-text'),
        message('fossils.pairs.fossil-leaves-palms.right-text'),
      ],
    },
    {
      left: {
        text: message('fossils.pairs.fossil-shell-one.left-text'),
      },
      right: {
        text: message('fossils.pairs.fossil-shell-one.right-text'),
      },
      why: message('fossils.pairs.fossil-shell-one.why'),
      alsoFits: [
        message('fossils.pairs.fossil-fish.right-text'),
        message('fossils.pairs.fossil-tooth-sharp.right-text'),
      ],
    },
    {
      left: {
        text: message('fossils.pairs.fossil-eggs-nest.left-text'),
      },
      right: {
        text: message('fossils.pairs.fossil-eggs-nest.right-text'),
      },
      why: message('fossils.pairs.fossil-eggs-nest.why'),
    },
    {
      left: {
        text: message('fossils.pairs.print-feather-rock.left-text'),
      },
      right: {
        text: message('fossils.pairs.print-feather-rock.right-text'),
      },
      why: message('fossils.pairs.print-feather-rock.why'),
    },
    {
      left: {
        text: message('fossils.pairs.fossil-leaves-small.left-text'),
      },
      right: {
        text: message('fossils.pairs.fossil-leaves-small.right-text'),
      },
      why: message('fossils.pairs.fossil-leaves-small.why'),
      alsoFits: [
        message('fossils.pairs.fossil-tree-trunk.right-text'),
        message('fossils.pairs.wide-flat-fossil.right-text'),
      ],
    },
  ],
  askRight: message('fossils.ask-right'),
  askLeft: message('fossils.ask-left'),
  askMatch: message('fossils.ask-match'),
  mixedUp: 'place-as-today',
  nudge: message('fossils.nudge'),
  rule: [message('fossils.rule.think-living-things-today'), message('fossils.rule.way-body-built-fits')],
};

/** What fossils tell about past places (NGSS 3-LS4-1). */
export const scFossils = generator('sc-fossils', (random, difficulty) =>
  askPairBank(FOSSILS, random, difficulty),
);
