import { messagesOf, type Phrase, text } from '../../phrase.ts';
import { askPairBank, type PairBank } from '../../fact-pairs.ts';
import { generator } from '../../item.ts';

const message = messagesOf('la-etym');

const word = (name: Phrase, origin: Phrase, why: Phrase) => ({
  left: { text: text(name) },
  right: { text: text(origin) },
  why,
});

const BANK: PairBank = {
  pairs: [
    word(
      message('bank.pairs.algebra.name'),
      message('bank.pairs.algebra.origin'),
      message('bank.pairs.algebra.why'),
    ),
    word(
      message('bank.pairs.alphabet.name'),
      message('bank.pairs.alphabet.origin'),
      message('bank.pairs.alphabet.why'),
    ),
    word(message('bank.pairs.tea.name'), message('bank.pairs.tea.origin'), message('bank.pairs.tea.why')),
    word(
      message('bank.pairs.tomato.name'),
      message('bank.pairs.tomato.origin'),
      message('bank.pairs.tomato.why'),
    ),
    word(
      message('bank.pairs.kayak.name'),
      message('bank.pairs.kayak.origin'),
      message('bank.pairs.kayak.why'),
    ),
    word(
      message('bank.pairs.tsunami.name'),
      message('bank.pairs.tsunami.origin'),
      message('bank.pairs.tsunami.why'),
    ),
    word(
      message('bank.pairs.robot.name'),
      message('bank.pairs.robot.origin'),
      message('bank.pairs.robot.why'),
    ),
    word(
      message('bank.pairs.yogurt.name'),
      message('bank.pairs.yogurt.origin'),
      message('bank.pairs.yogurt.why'),
    ),
    word(
      message('bank.pairs.geyser.name'),
      message('bank.pairs.geyser.origin'),
      message('bank.pairs.geyser.why'),
    ),
    word(
      message('bank.pairs.tattoo.name'),
      message('bank.pairs.tattoo.origin'),
      message('bank.pairs.tattoo.why'),
    ),
    word(
      message('bank.pairs.quinoa.name'),
      message('bank.pairs.quinoa.origin'),
      message('bank.pairs.quinoa.why'),
    ),
    word(
      message('bank.pairs.shampoo.name'),
      message('bank.pairs.shampoo.origin'),
      message('bank.pairs.shampoo.why'),
    ),
  ],
  askRight: message('bank.ask-right'),
  askLeft: message('bank.ask-left'),
  askMatch: message('bank.ask-match'),
  mixedUp: 'origin-guessed-by-sound',
  nudge: message('bank.nudge'),
  rule: [message('bank.rule.ask-where-thing-idea'), message('bank.rule.whoever-names-new-thing')],
};

/** Words and the languages they set out from. */
export const laEtym = generator('la-etym', (random, difficulty) => askPairBank(BANK, random, difficulty));
