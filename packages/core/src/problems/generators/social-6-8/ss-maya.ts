import { messagesOf } from '../../phrase.ts';
import { askPairBank } from '../../fact-pairs.ts';
import { generator } from '../../item.ts';
import { known, termBank } from './terms.ts';

const message = messagesOf('ss-maya');

const MAYA_AND_ANDES = termBank([
  known(
    message('maya-and-andes.pairs.dresden-codex.name'),
    message('maya-and-andes.pairs.dresden-codex.meaning'),
    message('maya-and-andes.pairs.dresden-codex.why'),
  ),
  known(
    message('maya-and-andes.pairs.long-count.name'),
    message('maya-and-andes.pairs.long-count.meaning'),
    message('maya-and-andes.pairs.long-count.why'),
  ),
  known(
    message('maya-and-andes.pairs.tikal.name'),
    message('maya-and-andes.pairs.tikal.meaning'),
    message('maya-and-andes.pairs.tikal.why'),
  ),
  known(
    message('maya-and-andes.pairs.milpa.name'),
    message('maya-and-andes.pairs.milpa.meaning'),
    message('maya-and-andes.pairs.milpa.why'),
  ),
  known(
    message('maya-and-andes.pairs.nixtamal.name'),
    message('maya-and-andes.pairs.nixtamal.meaning'),
    message('maya-and-andes.pairs.nixtamal.why'),
  ),
  known(
    message('maya-and-andes.pairs.popol-wuj.name'),
    message('maya-and-andes.pairs.popol-wuj.meaning'),
    message('maya-and-andes.pairs.popol-wuj.why'),
  ),
  known(
    message('maya-and-andes.pairs.khipu.name'),
    message('maya-and-andes.pairs.khipu.meaning'),
    message('maya-and-andes.pairs.khipu.why'),
  ),
  known(
    message('maya-and-andes.pairs.andenes.name'),
    message('maya-and-andes.pairs.andenes.meaning'),
    message('maya-and-andes.pairs.andenes.why'),
  ),
  known(
    message('maya-and-andes.pairs.qeswachaka-bridge.name'),
    message('maya-and-andes.pairs.qeswachaka-bridge.meaning'),
    message('maya-and-andes.pairs.qeswachaka-bridge.why'),
  ),
  known(
    message('maya-and-andes.pairs.qhapaq-nan.name'),
    message('maya-and-andes.pairs.qhapaq-nan.meaning'),
    message('maya-and-andes.pairs.qhapaq-nan.why'),
  ),
  known(
    message('maya-and-andes.pairs.chuno.name'),
    message('maya-and-andes.pairs.chuno.meaning'),
    message('maya-and-andes.pairs.chuno.why'),
  ),
  known(
    message('maya-and-andes.pairs.pakal.name'),
    message('maya-and-andes.pairs.pakal.meaning'),
    message('maya-and-andes.pairs.pakal.why'),
  ),
]);

/** Maya and Andes: works of the past, peoples of today (C3 D2.His.2.6-8). */
export const ssMaya = generator('ss-maya', (random, difficulty) =>
  askPairBank(MAYA_AND_ANDES, random, difficulty),
);
