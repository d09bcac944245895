import { messagesOf } from '../../phrase.ts';
import { askPairBank, type PairBank } from '../../fact-pairs.ts';
import { generator } from '../../item.ts';
import { known } from '../social-6-8/terms.ts';

const message = messagesOf('ss-environment');

const CHANGES: PairBank = {
  pairs: [
    known(
      message('changes.pairs.trees-steep-slope.name'),
      message('changes.pairs.trees-steep-slope.meaning'),
      message('changes.pairs.trees-steep-slope.why'),
    ),
    known(
      message('changes.pairs.dam-built-across.name'),
      message('changes.pairs.dam-built-across.meaning'),
      message('changes.pairs.dam-built-across.why'),
    ),
    known(
      message('changes.pairs.water-taken-river.name'),
      message('changes.pairs.water-taken-river.meaning'),
      message('changes.pairs.water-taken-river.why'),
    ),
    known(
      message('changes.pairs.summers-hot-dry.name'),
      message('changes.pairs.summers-hot-dry.meaning'),
      message('changes.pairs.summers-hot-dry.why'),
    ),
    known(
      message('changes.pairs.farmers-cut-terraces.name'),
      message('changes.pairs.farmers-cut-terraces.meaning'),
      message('changes.pairs.farmers-cut-terraces.why'),
    ),
    known(
      message('changes.pairs.boats-catch-more.name'),
      message('changes.pairs.boats-catch-more.meaning'),
      message('changes.pairs.boats-catch-more.why'),
    ),
    known(
      message('changes.pairs.winters-bring-deep.name'),
      message('changes.pairs.winters-bring-deep.meaning'),
      message('changes.pairs.winters-bring-deep.why'),
    ),
    known(
      message('changes.pairs.city-covers-ground.name'),
      message('changes.pairs.city-covers-ground.meaning'),
      message('changes.pairs.city-covers-ground.why'),
    ),
    known(
      message('changes.pairs.mangrove-trees-planted.name'),
      message('changes.pairs.mangrove-trees-planted.meaning'),
      message('changes.pairs.mangrove-trees-planted.why'),
    ),
    known(
      message('changes.pairs.busy-road-cuts.name'),
      message('changes.pairs.busy-road-cuts.meaning'),
      message('changes.pairs.busy-road-cuts.why'),
      [message('changes.pairs.city-covers-ground.meaning')],
    ),
    known(
      message('changes.pairs.ash-old-volcano.name'),
      message('changes.pairs.ash-old-volcano.meaning'),
      message('changes.pairs.ash-old-volcano.why'),
    ),
    known(
      message('changes.pairs.well-water-pumped.name'),
      message('changes.pairs.well-water-pumped.meaning'),
      message('changes.pairs.well-water-pumped.why'),
      [message('changes.pairs.water-taken-river.meaning')],
    ),
  ],
  mixedUp: 'cause-missed',
  askRight: message('changes.ask-right'),
  askLeft: message('changes.ask-left'),
  askMatch: message('changes.ask-match'),
  nudge: message('changes.nudge'),
  rule: [message('changes.rule.ask-different-now'), message('changes.rule.effect-starts-where-something')],
};

/** People and land change each other (C3 D2.Geo.5.3-5). */
export const ssEnvironment = generator('ss-environment', (random, difficulty) =>
  askPairBank(CHANGES, random, difficulty),
);
