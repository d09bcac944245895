import { messagesOf } from '../../phrase.ts';
import { askPairBank, type PairBank } from '../../fact-pairs.ts';
import { generator } from '../../item.ts';
import { known } from '../social-6-8/terms.ts';

const message = messagesOf('ss-gov2');

const STATES: PairBank = {
  pairs: [
    known(
      message('states.pairs.united-kingdom.name'),
      message('states.pairs.united-kingdom.meaning'),
      message('states.pairs.united-kingdom.why'),
    ),
    known(
      message('states.pairs.united-states.name'),
      message('states.pairs.united-states.meaning'),
      message('states.pairs.united-states.why'),
    ),
    known(
      message('states.pairs.germany.name'),
      message('states.pairs.germany.meaning'),
      message('states.pairs.germany.why'),
    ),
    known(
      message('states.pairs.france.name'),
      message('states.pairs.france.meaning'),
      message('states.pairs.france.why'),
    ),
    known(
      message('states.pairs.switzerland.name'),
      message('states.pairs.switzerland.meaning'),
      message('states.pairs.switzerland.why'),
    ),
    known(
      message('states.pairs.japan.name'),
      message('states.pairs.japan.meaning'),
      message('states.pairs.japan.why'),
    ),
    known(
      message('states.pairs.south-africa.name'),
      message('states.pairs.south-africa.meaning'),
      message('states.pairs.south-africa.why'),
    ),
    known(
      message('states.pairs.ecuador.name'),
      message('states.pairs.ecuador.meaning'),
      message('states.pairs.ecuador.why'),
    ),
    known(
      message('states.pairs.india.name'),
      message('states.pairs.india.meaning'),
      message('states.pairs.india.why'),
    ),
    known(
      message('states.pairs.canada.name'),
      message('states.pairs.canada.meaning'),
      message('states.pairs.canada.why'),
    ),
    known(
      message('states.pairs.brazil.name'),
      message('states.pairs.brazil.meaning'),
      message('states.pairs.brazil.why'),
      [message('states.pairs.france.meaning')],
    ),
    known(
      message('states.pairs.costa-rica.name'),
      message('states.pairs.costa-rica.meaning'),
      message('states.pairs.costa-rica.why'),
    ),
  ],
  mixedUp: 'law-texts-mixed-up',
  askRight: message('states.ask-right'),
  askLeft: message('states.ask-left'),
  askMatch: message('states.ask-match'),
  nudge: message('states.nudge'),
  rule: [message('states.rule.set-up-table-text'), message('states.rule.constitutions-compared-point-point')],
};

/** Constitutions compared (C3 D2.Civ.4.9-12); as in force in 2025. */
export const ssGov2 = generator('ss-gov2', (random, difficulty) => askPairBank(STATES, random, difficulty));
