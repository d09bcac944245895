import { messagesOf } from '../../phrase.ts';
import { askPairBank } from '../../fact-pairs.ts';
import { generator } from '../../item.ts';
import { known, termBank } from './terms.ts';

const message = messagesOf('ss-sahel');

const SAHEL = termBank([
  known(
    message('sahel.pairs.sunjata.name'),
    message('sahel.pairs.sunjata.meaning'),
    message('sahel.pairs.sunjata.why'),
  ),
  known(
    message('sahel.pairs.mansa-musa.name'),
    message('sahel.pairs.mansa-musa.meaning'),
    message('sahel.pairs.mansa-musa.why'),
  ),
  known(
    message('sahel.pairs.timbuktu.name'),
    message('sahel.pairs.timbuktu.meaning'),
    message('sahel.pairs.timbuktu.why'),
  ),
  known(message('sahel.pairs.ife.name'), message('sahel.pairs.ife.meaning'), message('sahel.pairs.ife.why')),
  known(
    message('sahel.pairs.salt-bars-taghaza.name'),
    message('sahel.pairs.salt-bars-taghaza.meaning'),
    message('sahel.pairs.salt-bars-taghaza.why'),
  ),
  known(
    message('sahel.pairs.jenne-jeno.name'),
    message('sahel.pairs.jenne-jeno.meaning'),
    message('sahel.pairs.jenne-jeno.why'),
  ),
  known(
    message('sahel.pairs.great-mosque-djenne.name'),
    message('sahel.pairs.great-mosque-djenne.meaning'),
    message('sahel.pairs.great-mosque-djenne.why'),
  ),
  known(
    message('sahel.pairs.ahmad-baba.name'),
    message('sahel.pairs.ahmad-baba.meaning'),
    message('sahel.pairs.ahmad-baba.why'),
  ),
  known(message('sahel.pairs.nok.name'), message('sahel.pairs.nok.meaning'), message('sahel.pairs.nok.why')),
  known(
    message('sahel.pairs.akan-gold-weights.name'),
    message('sahel.pairs.akan-gold-weights.meaning'),
    message('sahel.pairs.akan-gold-weights.why'),
  ),
  known(
    message('sahel.pairs.askia-muhammad.name'),
    message('sahel.pairs.askia-muhammad.meaning'),
    message('sahel.pairs.askia-muhammad.why'),
  ),
  known(
    message('sahel.pairs.kumbi-saleh.name'),
    message('sahel.pairs.kumbi-saleh.meaning'),
    message('sahel.pairs.kumbi-saleh.why'),
  ),
]);

/** Mali, Ife and the Sahel: people, places and works (C3 D2.His.2.6-8). */
export const ssSahel = generator('ss-sahel', (random, difficulty) => askPairBank(SAHEL, random, difficulty));
