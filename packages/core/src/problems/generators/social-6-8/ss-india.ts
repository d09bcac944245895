import { messagesOf } from '../../phrase.ts';
import { askPairBank } from '../../fact-pairs.ts';
import { generator } from '../../item.ts';
import { known, termBank } from './terms.ts';

const message = messagesOf('ss-india');

const SOUTH_ASIA = termBank([
  known(
    message('south-asia.pairs.mohenjo-daro.name'),
    message('south-asia.pairs.mohenjo-daro.meaning'),
    message('south-asia.pairs.mohenjo-daro.why'),
  ),
  known(
    message('south-asia.pairs.indus-seals.name'),
    message('south-asia.pairs.indus-seals.meaning'),
    message('south-asia.pairs.indus-seals.why'),
  ),
  known(
    message('south-asia.pairs.rigveda.name'),
    message('south-asia.pairs.rigveda.meaning'),
    message('south-asia.pairs.rigveda.why'),
  ),
  known(
    message('south-asia.pairs.panini.name'),
    message('south-asia.pairs.panini.meaning'),
    message('south-asia.pairs.panini.why'),
  ),
  known(
    message('south-asia.pairs.buddha.name'),
    message('south-asia.pairs.buddha.meaning'),
    message('south-asia.pairs.buddha.why'),
  ),
  known(
    message('south-asia.pairs.ashoka.name'),
    message('south-asia.pairs.ashoka.meaning'),
    message('south-asia.pairs.ashoka.why'),
  ),
  known(
    message('south-asia.pairs.aryabhata.name'),
    message('south-asia.pairs.aryabhata.meaning'),
    message('south-asia.pairs.aryabhata.why'),
  ),
  known(
    message('south-asia.pairs.nalanda.name'),
    message('south-asia.pairs.nalanda.meaning'),
    message('south-asia.pairs.nalanda.why'),
  ),
  known(
    message('south-asia.pairs.kalidasa.name'),
    message('south-asia.pairs.kalidasa.meaning'),
    message('south-asia.pairs.kalidasa.why'),
  ),
  known(
    message('south-asia.pairs.iron-pillar-delhi.name'),
    message('south-asia.pairs.iron-pillar-delhi.meaning'),
    message('south-asia.pairs.iron-pillar-delhi.why'),
  ),
  known(
    message('south-asia.pairs.brahmagupta.name'),
    message('south-asia.pairs.brahmagupta.meaning'),
    message('south-asia.pairs.brahmagupta.why'),
  ),
  known(
    message('south-asia.pairs.chandragupta.name'),
    message('south-asia.pairs.chandragupta.meaning'),
    message('south-asia.pairs.chandragupta.why'),
  ),
]);

/** South Asia from the Indus cities to the Guptas (C3 D2.His.2.6-8). */
export const ssIndia = generator('ss-india', (random, difficulty) =>
  askPairBank(SOUTH_ASIA, random, difficulty),
);
