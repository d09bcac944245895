import type { DraftItem } from '../../draft.ts';
import { messagesOf } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { leftOf, matchPairs, rightOf, type PairBank } from '../../fact-pairs.ts';
import { generator } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { fromWhichLayer } from './grain-layers.ts';
import { known, termBank } from './terms.ts';

const message = messagesOf('ss-neolithic');

const TERMS = termBank(
  [
    known(
      message('terms.pairs.wheat-barley.name'),
      message('terms.pairs.wheat-barley.meaning'),
      message('terms.pairs.wheat-barley.why'),
    ),
    known(
      message('terms.pairs.foxtail-millet.name'),
      message('terms.pairs.foxtail-millet.meaning'),
      message('terms.pairs.foxtail-millet.why'),
    ),
    known(
      message('terms.pairs.asian-rice.name'),
      message('terms.pairs.asian-rice.meaning'),
      message('terms.pairs.asian-rice.why'),
    ),
    known(
      message('terms.pairs.maize.name'),
      message('terms.pairs.maize.meaning'),
      message('terms.pairs.maize.why'),
    ),
    known(
      message('terms.pairs.potatoes.name'),
      message('terms.pairs.potatoes.meaning'),
      message('terms.pairs.potatoes.why'),
    ),
    known(
      message('terms.pairs.bananas-taro.name'),
      message('terms.pairs.bananas-taro.meaning'),
      message('terms.pairs.bananas-taro.why'),
    ),
    known(
      message('terms.pairs.african-rice.name'),
      message('terms.pairs.african-rice.meaning'),
      message('terms.pairs.african-rice.why'),
    ),
    known(
      message('terms.pairs.teff.name'),
      message('terms.pairs.teff.meaning'),
      message('terms.pairs.teff.why'),
    ),
    known(
      message('terms.pairs.sunflowers.name'),
      message('terms.pairs.sunflowers.meaning'),
      message('terms.pairs.sunflowers.why'),
    ),
  ],
  'origins-mixed-up',
);

const CROPS: PairBank = {
  ...TERMS,
  askRight: message('crops.ask-right'),
  askLeft: message('crops.ask-left'),
  askMatch: message('crops.ask-match'),
  nudge: message('crops.nudge'),
};
function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return random.integer(0, 1) === 0 ? rightOf(CROPS, random) : leftOf(CROPS, random);
  return difficulty === 2 ? fromWhichLayer(random) : matchPairs(CROPS, random, 4);
}

/** Where farming began, and how digs show it (C3 D2.His.1.6-8). */
export const ssNeolithic = generator('ss-neolithic', make);
