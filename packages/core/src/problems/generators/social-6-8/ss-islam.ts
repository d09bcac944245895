import { messagesOf } from '../../phrase.ts';
import { askPairBank } from '../../fact-pairs.ts';
import { generator } from '../../item.ts';
import { known, termBank } from './terms.ts';

const message = messagesOf('ss-islam');

const PEOPLE = termBank([
  known(
    message('people.pairs.al-khwarizmi.name'),
    message('people.pairs.al-khwarizmi.meaning'),
    message('people.pairs.al-khwarizmi.why'),
  ),
  known(
    message('people.pairs.ibn-al-haytham.name'),
    message('people.pairs.ibn-al-haytham.meaning'),
    message('people.pairs.ibn-al-haytham.why'),
  ),
  known(
    message('people.pairs.al-biruni.name'),
    message('people.pairs.al-biruni.meaning'),
    message('people.pairs.al-biruni.why'),
  ),
  known(
    message('people.pairs.ibn-al-nafis.name'),
    message('people.pairs.ibn-al-nafis.meaning'),
    message('people.pairs.ibn-al-nafis.why'),
  ),
  known(
    message('people.pairs.al-jazari.name'),
    message('people.pairs.al-jazari.meaning'),
    message('people.pairs.al-jazari.why'),
  ),
  known(
    message('people.pairs.omar-khayyam.name'),
    message('people.pairs.omar-khayyam.meaning'),
    message('people.pairs.omar-khayyam.why'),
  ),
  known(
    message('people.pairs.al-kindi.name'),
    message('people.pairs.al-kindi.meaning'),
    message('people.pairs.al-kindi.why'),
  ),
  known(
    message('people.pairs.hunayn-ibn-ishaq.name'),
    message('people.pairs.hunayn-ibn-ishaq.meaning'),
    message('people.pairs.hunayn-ibn-ishaq.why'),
  ),
  known(
    message('people.pairs.nasir-al-din.name'),
    message('people.pairs.nasir-al-din.meaning'),
    message('people.pairs.nasir-al-din.why'),
  ),
  known(
    message('people.pairs.ibn-battuta.name'),
    message('people.pairs.ibn-battuta.meaning'),
    message('people.pairs.ibn-battuta.why'),
  ),
  known(
    message('people.pairs.al-idrisi.name'),
    message('people.pairs.al-idrisi.meaning'),
    message('people.pairs.al-idrisi.why'),
  ),
  known(
    message('people.pairs.al-zahrawi.name'),
    message('people.pairs.al-zahrawi.meaning'),
    message('people.pairs.al-zahrawi.why'),
  ),
]);

/** Scholars and travellers of the Islamicate world and what they did (C3 D2.His.2.6-8). */
export const ssIslam = generator('ss-islam', (random, difficulty) => askPairBank(PEOPLE, random, difficulty));
