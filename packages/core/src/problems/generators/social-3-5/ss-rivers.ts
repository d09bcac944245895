import { messagesOf } from '../../phrase.ts';
import { askPairBank, type PairBank } from '../../fact-pairs.ts';
import { generator } from '../../item.ts';
import { known } from '../social-6-8/terms.ts';

const message = messagesOf('ss-rivers');

const RIVERS: PairBank = {
  pairs: [
    known(
      message('rivers.pairs.nile.name'),
      message('rivers.pairs.nile.meaning'),
      message('rivers.pairs.nile.why'),
    ),
    known(
      message('rivers.pairs.euphrates.name'),
      message('rivers.pairs.euphrates.meaning'),
      message('rivers.pairs.euphrates.why'),
    ),
    known(
      message('rivers.pairs.indus.name'),
      message('rivers.pairs.indus.meaning'),
      message('rivers.pairs.indus.why'),
    ),
    known(
      message('rivers.pairs.yellow-river.name'),
      message('rivers.pairs.yellow-river.meaning'),
      message('rivers.pairs.yellow-river.why'),
    ),
    known(
      message('rivers.pairs.inner-niger.name'),
      message('rivers.pairs.inner-niger.meaning'),
      message('rivers.pairs.inner-niger.why'),
    ),
    known(
      message('rivers.pairs.supe.name'),
      message('rivers.pairs.supe.meaning'),
      message('rivers.pairs.supe.why'),
    ),
    known(
      message('rivers.pairs.yangzi.name'),
      message('rivers.pairs.yangzi.meaning'),
      message('rivers.pairs.yangzi.why'),
    ),
    known(
      message('rivers.pairs.tigris.name'),
      message('rivers.pairs.tigris.meaning'),
      message('rivers.pairs.tigris.why'),
    ),
    known(
      message('rivers.pairs.ganges.name'),
      message('rivers.pairs.ganges.meaning'),
      message('rivers.pairs.ganges.why'),
    ),
    known(
      message('rivers.pairs.mississippi.name'),
      message('rivers.pairs.mississippi.meaning'),
      message('rivers.pairs.mississippi.why'),
    ),
    known(
      message('rivers.pairs.danube.name'),
      message('rivers.pairs.danube.meaning'),
      message('rivers.pairs.danube.why'),
    ),
    known(
      message('rivers.pairs.tiber.name'),
      message('rivers.pairs.tiber.meaning'),
      message('rivers.pairs.tiber.why'),
    ),
  ],
  mixedUp: 'origins-mixed-up',
  askRight: message('rivers.ask-right'),
  askLeft: message('rivers.ask-left'),
  askMatch: message('rivers.ask-match'),
  nudge: message('rivers.nudge'),
  rule: [message('rivers.rule.find-river-map-mind'), message('rivers.rule.old-cities-lie-near')],
};

/** Early cities and villages and their rivers (C3 D2.Geo.8.3-5). */
export const ssRivers = generator('ss-rivers', (random, difficulty) =>
  askPairBank(RIVERS, random, difficulty),
);
