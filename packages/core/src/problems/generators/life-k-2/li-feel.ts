import { messagesOf, type Phrase } from '../../phrase.ts';
import { askPairBank, type Pair, type PairBank } from '../../fact-pairs.ts';
import { generator } from '../../item.ts';

const message = messagesOf('li-feel');

const feeling = (body: Phrase, name: Phrase, why: Phrase, alsoFits: readonly Phrase[] = []): Pair => ({
  left: { text: body },
  right: { text: name },
  why,
  alsoFits,
});

const FEELINGS: PairBank = {
  pairs: [
    feeling(
      message('feelings.pairs.big-smile-light.body'),
      message('feelings.pairs.big-smile-light.name'),
      message('feelings.pairs.big-smile-light.why'),
      [message('feelings.pairs.chin-up-showing.name')],
    ),
    feeling(
      message('feelings.pairs.tears-hanging-head.body'),
      message('feelings.pairs.tears-hanging-head.name'),
      message('feelings.pairs.tears-hanging-head.why'),
    ),
    feeling(
      message('feelings.pairs.tight-fists-hot.body'),
      message('feelings.pairs.tight-fists-hot.name'),
      message('feelings.pairs.tight-fists-hot.why'),
    ),
    feeling(
      message('feelings.pairs.wide-eyes-shaky.body'),
      message('feelings.pairs.wide-eyes-shaky.name'),
      message('feelings.pairs.wide-eyes-shaky.why'),
      [message('feelings.pairs.raised-eyebrows-open.name')],
    ),
    feeling(
      message('feelings.pairs.raised-eyebrows-open.body'),
      message('feelings.pairs.raised-eyebrows-open.name'),
      message('feelings.pairs.raised-eyebrows-open.why'),
      [message('feelings.pairs.wide-eyes-shaky.name')],
    ),
    feeling(
      message('feelings.pairs.yawning-heavy-eyes.body'),
      message('feelings.pairs.yawning-heavy-eyes.name'),
      message('feelings.pairs.yawning-heavy-eyes.why'),
    ),
    feeling(
      message('feelings.pairs.chin-up-showing.body'),
      message('feelings.pairs.chin-up-showing.name'),
      message('feelings.pairs.chin-up-showing.why'),
      [message('feelings.pairs.big-smile-light.name')],
    ),
    feeling(
      message('feelings.pairs.hiding-behind-dad.body'),
      message('feelings.pairs.hiding-behind-dad.name'),
      message('feelings.pairs.hiding-behind-dad.why'),
      [message('feelings.pairs.wide-eyes-shaky.name'), message('feelings.pairs.tears-hanging-head.name')],
    ),
    feeling(
      message('feelings.pairs.wrinkled-nose-tongue.body'),
      message('feelings.pairs.wrinkled-nose-tongue.name'),
      message('feelings.pairs.wrinkled-nose-tongue.why'),
    ),
    feeling(
      message('feelings.pairs.slow-breath-loose.body'),
      message('feelings.pairs.slow-breath-loose.name'),
      message('feelings.pairs.slow-breath-loose.why'),
      [message('feelings.pairs.yawning-heavy-eyes.name'), message('feelings.pairs.big-smile-light.name')],
    ),
    feeling(
      message('feelings.pairs.leaning-close-full.body'),
      message('feelings.pairs.leaning-close-full.name'),
      message('feelings.pairs.leaning-close-full.why'),
      [message('feelings.pairs.raised-eyebrows-open.name')],
    ),
    feeling(
      message('feelings.pairs.head-table-nothing.body'),
      message('feelings.pairs.head-table-nothing.name'),
      message('feelings.pairs.head-table-nothing.why'),
      [message('feelings.pairs.yawning-heavy-eyes.name'), message('feelings.pairs.tears-hanging-head.name')],
    ),
  ],
  askRight: message('feelings.ask-right'),
  askLeft: message('feelings.ask-left'),
  askMatch: message('feelings.ask-match'),
  mixedUp: 'feeling-mixed-up',
  nudge: message('feelings.nudge'),
  rule: [message('feelings.rule.look-face-hands-back'), message('feelings.rule.sure-can-always-ask')],
};

/** Names for feelings (CASEL, self-awareness). */
export const liFeel = generator('li-feel', (random, difficulty) => askPairBank(FEELINGS, random, difficulty));
