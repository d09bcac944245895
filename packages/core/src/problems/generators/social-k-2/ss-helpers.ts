import { messagesOf, type Phrase } from '../../phrase.ts';
import { askPairBank, type Pair, type PairBank } from '../../fact-pairs.ts';
import { generator } from '../../item.ts';

const message = messagesOf('ss-helpers');

const helper = (who: Phrase, what: Phrase, why: Phrase): Pair => ({
  left: { text: who },
  right: { text: what },
  why,
});

const HELPERS: PairBank = {
  pairs: [
    helper(
      message('helpers.pairs.firefighter.who'),
      message('helpers.pairs.firefighter.what'),
      message('helpers.pairs.firefighter.why'),
    ),
    helper(
      message('helpers.pairs.nurse.who'),
      message('helpers.pairs.nurse.what'),
      message('helpers.pairs.nurse.why'),
    ),
    helper(
      message('helpers.pairs.teacher.who'),
      message('helpers.pairs.teacher.what'),
      message('helpers.pairs.teacher.why'),
    ),
    helper(
      message('helpers.pairs.farmer.who'),
      message('helpers.pairs.farmer.what'),
      message('helpers.pairs.farmer.why'),
    ),
    helper(
      message('helpers.pairs.baker.who'),
      message('helpers.pairs.baker.what'),
      message('helpers.pairs.baker.why'),
    ),
    helper(
      message('helpers.pairs.librarian.who'),
      message('helpers.pairs.librarian.what'),
      message('helpers.pairs.librarian.why'),
    ),
    helper(
      message('helpers.pairs.mail-carrier.who'),
      message('helpers.pairs.mail-carrier.what'),
      message('helpers.pairs.mail-carrier.why'),
    ),
    helper(
      message('helpers.pairs.bus-driver.who'),
      message('helpers.pairs.bus-driver.what'),
      message('helpers.pairs.bus-driver.why'),
    ),
    helper(
      message('helpers.pairs.builder.who'),
      message('helpers.pairs.builder.what'),
      message('helpers.pairs.builder.why'),
    ),
    helper(
      message('helpers.pairs.dentist.who'),
      message('helpers.pairs.dentist.what'),
      message('helpers.pairs.dentist.why'),
    ),
    helper(
      message('helpers.pairs.veterinarian.who'),
      message('helpers.pairs.veterinarian.what'),
      message('helpers.pairs.veterinarian.why'),
    ),
    helper(
      message('helpers.pairs.barber.who'),
      message('helpers.pairs.barber.what'),
      message('helpers.pairs.barber.why'),
    ),
  ],
  askRight: message('helpers.ask-right'),
  askLeft: message('helpers.ask-left'),
  askMatch: message('helpers.ask-match'),
  mixedUp: 'roles-mixed-up',
  nudge: message('helpers.nudge'),
  rule: [message('helpers.rule.picture-person-work'), message('helpers.rule.tools-places-tell-lot')],
};

/** People who help in a community (C3 D2.Civ.1.K-2). */
export const ssHelpers = generator('ss-helpers', (random, difficulty) =>
  askPairBank(HELPERS, random, difficulty),
);
