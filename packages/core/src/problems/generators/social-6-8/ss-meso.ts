import { messagesOf } from '../../phrase.ts';
import { askPairBank } from '../../fact-pairs.ts';
import { generator } from '../../item.ts';
import { known, termBank } from './terms.ts';

const message = messagesOf('ss-meso');

const MESOPOTAMIA = termBank([
  known(
    message('mesopotamia.pairs.uruk.name'),
    message('mesopotamia.pairs.uruk.meaning'),
    message('mesopotamia.pairs.uruk.why'),
  ),
  known(
    message('mesopotamia.pairs.enheduana.name'),
    message('mesopotamia.pairs.enheduana.meaning'),
    message('mesopotamia.pairs.enheduana.why'),
  ),
  known(
    message('mesopotamia.pairs.ziggurat.name'),
    message('mesopotamia.pairs.ziggurat.meaning'),
    message('mesopotamia.pairs.ziggurat.why'),
  ),
  known(
    message('mesopotamia.pairs.hammurabi.name'),
    message('mesopotamia.pairs.hammurabi.meaning'),
    message('mesopotamia.pairs.hammurabi.why'),
  ),
  known(
    message('mesopotamia.pairs.ur-namma.name'),
    message('mesopotamia.pairs.ur-namma.meaning'),
    message('mesopotamia.pairs.ur-namma.why'),
  ),
  known(
    message('mesopotamia.pairs.gilgamesh.name'),
    message('mesopotamia.pairs.gilgamesh.meaning'),
    message('mesopotamia.pairs.gilgamesh.why'),
  ),
  known(
    message('mesopotamia.pairs.ashurbanipal.name'),
    message('mesopotamia.pairs.ashurbanipal.meaning'),
    message('mesopotamia.pairs.ashurbanipal.why'),
  ),
  known(
    message('mesopotamia.pairs.base-sixty.name'),
    message('mesopotamia.pairs.base-sixty.meaning'),
    message('mesopotamia.pairs.base-sixty.why'),
  ),
  known(
    message('mesopotamia.pairs.cylinder-seal.name'),
    message('mesopotamia.pairs.cylinder-seal.meaning'),
    message('mesopotamia.pairs.cylinder-seal.why'),
  ),
  known(
    message('mesopotamia.pairs.irrigation-canal.name'),
    message('mesopotamia.pairs.irrigation-canal.meaning'),
    message('mesopotamia.pairs.irrigation-canal.why'),
  ),
  known(
    message('mesopotamia.pairs.ishtar-gate.name'),
    message('mesopotamia.pairs.ishtar-gate.meaning'),
    message('mesopotamia.pairs.ishtar-gate.why'),
  ),
  known(
    message('mesopotamia.pairs.sargon.name'),
    message('mesopotamia.pairs.sargon.meaning'),
    message('mesopotamia.pairs.sargon.why'),
  ),
]);

/** Places, people and works of Mesopotamia (C3 D2.His.2.6-8). */
export const ssMeso = generator('ss-meso', (random, difficulty) =>
  askPairBank(MESOPOTAMIA, random, difficulty),
);
