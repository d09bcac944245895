import { messagesOf } from '../../phrase.ts';
import { askPairBank, type PairBank } from '../../fact-pairs.ts';
import { generator } from '../../item.ts';
import { known } from '../social-6-8/terms.ts';

const message = messagesOf('ss-rules');

const RULES: PairBank = {
  pairs: [
    known(
      message('rules.pairs.cross-street.name'),
      message('rules.pairs.cross-street.meaning'),
      message('rules.pairs.cross-street.why'),
    ),
    known(
      message('rules.pairs.two-children-want.name'),
      message('rules.pairs.two-children-want.meaning'),
      message('rules.pairs.two-children-want.why'),
      [message('rules.pairs.wait-slide.meaning')],
    ),
    known(
      message('rules.pairs.someone-tells-story.name'),
      message('rules.pairs.someone-tells-story.meaning'),
      message('rules.pairs.someone-tells-story.why'),
    ),
    known(
      message('rules.pairs.done-paint.name'),
      message('rules.pairs.done-paint.meaning'),
      message('rules.pairs.done-paint.why'),
    ),
    known(
      message('rules.pairs.time-eat.name'),
      message('rules.pairs.time-eat.meaning'),
      message('rules.pairs.time-eat.why'),
    ),
    known(
      message('rules.pairs.ride-car.name'),
      message('rules.pairs.ride-car.meaning'),
      message('rules.pairs.ride-car.why'),
    ),
    known(
      message('rules.pairs.borrow-friends-book.name'),
      message('rules.pairs.borrow-friends-book.meaning'),
      message('rules.pairs.borrow-friends-book.why'),
    ),
    known(
      message('rules.pairs.bump-into-someone.name'),
      message('rules.pairs.bump-into-someone.meaning'),
      message('rules.pairs.bump-into-someone.why'),
    ),
    known(
      message('rules.pairs.cough.name'),
      message('rules.pairs.cough.meaning'),
      message('rules.pairs.cough.why'),
    ),
    known(
      message('rules.pairs.baby-asleep.name'),
      message('rules.pairs.baby-asleep.meaning'),
      message('rules.pairs.baby-asleep.why'),
    ),
    known(
      message('rules.pairs.find-lost-glove.name'),
      message('rules.pairs.find-lost-glove.meaning'),
      message('rules.pairs.find-lost-glove.why'),
      [message('rules.pairs.borrow-friends-book.meaning')],
    ),
    known(
      message('rules.pairs.wait-slide.name'),
      message('rules.pairs.wait-slide.meaning'),
      message('rules.pairs.wait-slide.why'),
      [message('rules.pairs.two-children-want.meaning')],
    ),
  ],
  mixedUp: 'rule-does-not-fit',
  askRight: message('rules.ask-right'),
  askLeft: message('rules.ask-left'),
  askMatch: message('rules.ask-match'),
  nudge: message('rules.nudge'),
  rule: [message('rules.rule.picture-could-go-wrong'), message('rules.rule.good-rule-stops')],
};

/** Rules and whom they help (C3 D2.Civ.8.K-2). */
export const ssRules = generator('ss-rules', (random, difficulty) => askPairBank(RULES, random, difficulty));
