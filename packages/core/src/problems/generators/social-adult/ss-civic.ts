import { messagesOf, type Phrase } from '../../phrase.ts';
import { askPairBank, type Pair, type PairBank } from '../../fact-pairs.ts';
import { generator } from '../../item.ts';

const message = messagesOf('ss-civic');

const way = (aim: Phrase, path: Phrase, why: Phrase, alsoFits: readonly Phrase[] = []): Pair => ({
  left: { text: aim },
  right: { text: path },
  why,
  alsoFits,
});

const WAYS: PairBank = {
  pairs: [
    way(
      message('ways.pairs.want-safer-crossing.aim'),
      message('ways.pairs.want-safer-crossing.path'),
      message('ways.pairs.want-safer-crossing.why'),
      [message('ways.pairs.want-show-people.path'), message('ways.pairs.national-law-being.path')],
    ),
    way(
      message('ways.pairs.want-help-decide.aim'),
      message('ways.pairs.want-help-decide.path'),
      message('ways.pairs.want-help-decide.why'),
    ),
    way(
      message('ways.pairs.landlord-disagree-about.aim'),
      message('ways.pairs.landlord-disagree-about.path'),
      message('ways.pairs.landlord-disagree-about.why'),
      [message('ways.pairs.two-neighbors-quarrel.path')],
    ),
    way(
      message('ways.pairs.want-show-people.aim'),
      message('ways.pairs.want-show-people.path'),
      message('ways.pairs.want-show-people.why'),
    ),
    way(
      message('ways.pairs.want-know-town.aim'),
      message('ways.pairs.want-know-town.path'),
      message('ways.pairs.want-know-town.why'),
    ),
    way(
      message('ways.pairs.two-neighbors-quarrel.aim'),
      message('ways.pairs.two-neighbors-quarrel.path'),
      message('ways.pairs.two-neighbors-quarrel.why'),
      [message('ways.pairs.landlord-disagree-about.path'), message('ways.pairs.want-safer-crossing.path')],
    ),
    way(
      message('ways.pairs.colleagues-want-negotiate.aim'),
      message('ways.pairs.colleagues-want-negotiate.path'),
      message('ways.pairs.colleagues-want-negotiate.why'),
    ),
    way(
      message('ways.pairs.national-law-being.aim'),
      message('ways.pairs.national-law-being.path'),
      message('ways.pairs.national-law-being.why'),
      [message('ways.pairs.want-show-people.path')],
    ),
    way(
      message('ways.pairs.official-asks-money.aim'),
      message('ways.pairs.official-asks-money.path'),
      message('ways.pairs.official-asks-money.why'),
    ),
    way(
      message('ways.pairs.want-give-two.aim'),
      message('ways.pairs.want-give-two.path'),
      message('ways.pairs.want-give-two.why'),
    ),
    way(
      message('ways.pairs.called-help-decide.aim'),
      message('ways.pairs.called-help-decide.path'),
      message('ways.pairs.called-help-decide.why'),
    ),
    way(
      message('ways.pairs.want-understand-contract.aim'),
      message('ways.pairs.want-understand-contract.path'),
      message('ways.pairs.want-understand-contract.why'),
      [
        message('ways.pairs.landlord-disagree-about.path'),
        message('ways.pairs.colleagues-want-negotiate.path'),
      ],
    ),
  ],
  askRight: message('ways.ask-right'),
  askLeft: message('ways.ask-left'),
  askMatch: message('ways.ask-match'),
  mixedUp: 'wrong-office',
  nudge: message('ways.nudge'),
  rule: [message('ways.rule.name-decision-then-name'), message('ways.rule.effort-counts-where-power')],
};

/** Which way of taking part fits which aim. */
export const ssCivic = generator('ss-civic', (random, difficulty) => askPairBank(WAYS, random, difficulty));
