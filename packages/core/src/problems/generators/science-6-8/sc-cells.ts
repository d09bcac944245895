import { messagesOf, type Phrase } from '../../phrase.ts';
import { askPairBank, type PairBank } from '../../fact-pairs.ts';
import { generator } from '../../item.ts';

const message = messagesOf('sc-cells');

const part = (left: Phrase, right: Phrase, why: Phrase) => ({
  left: { text: left },
  right: { text: right },
  why: why,
});

const PARTS: PairBank = {
  pairs: [
    part(
      message('parts.pairs.nucleus.left'),
      message('parts.pairs.nucleus.right'),
      message('parts.pairs.nucleus.why'),
    ),
    part(
      message('parts.pairs.mitochondrion.left'),
      message('parts.pairs.mitochondrion.right'),
      message('parts.pairs.mitochondrion.why'),
    ),
    part(
      message('parts.pairs.chloroplast.left'),
      message('parts.pairs.chloroplast.right'),
      message('parts.pairs.chloroplast.why'),
    ),
    part(
      message('parts.pairs.cell-membrane.left'),
      message('parts.pairs.cell-membrane.right'),
      message('parts.pairs.cell-membrane.why'),
    ),
    part(
      message('parts.pairs.cell-wall.left'),
      message('parts.pairs.cell-wall.right'),
      message('parts.pairs.cell-wall.why'),
    ),
    part(
      message('parts.pairs.ribosome.left'),
      message('parts.pairs.ribosome.right'),
      message('parts.pairs.ribosome.why'),
    ),
    part(
      message('parts.pairs.large-central-vacuole.left'),
      message('parts.pairs.large-central-vacuole.right'),
      message('parts.pairs.large-central-vacuole.why'),
    ),
    part(
      message('parts.pairs.cytoplasm.left'),
      message('parts.pairs.cytoplasm.right'),
      message('parts.pairs.cytoplasm.why'),
    ),
    part(
      message('parts.pairs.golgi-apparatus.left'),
      message('parts.pairs.golgi-apparatus.right'),
      message('parts.pairs.golgi-apparatus.why'),
    ),
    part(
      message('parts.pairs.lysosome.left'),
      message('parts.pairs.lysosome.right'),
      message('parts.pairs.lysosome.why'),
    ),
    part(
      message('parts.pairs.flagellum.left'),
      message('parts.pairs.flagellum.right'),
      message('parts.pairs.flagellum.why'),
    ),
    part(
      message('parts.pairs.cytoskeleton.left'),
      message('parts.pairs.cytoskeleton.right'),
      message('parts.pairs.cytoskeleton.why'),
    ),
  ],
  askRight: message('parts.ask-right'),
  askLeft: message('parts.ask-left'),
  askMatch: message('parts.ask-match'),
  mixedUp: 'organelle-mixed',
  nudge: message('parts.nudge'),
  rule: [message('parts.rule.ask-cell-could-without'), message('parts.rule.each-part-job-whole')],
};

/** Parts of a cell and what they do (NGSS MS-LS1-2). */
export const scCells = generator('sc-cells', (random, difficulty) => askPairBank(PARTS, random, difficulty));
