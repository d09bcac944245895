import { messagesOf, type Phrase } from '../../phrase.ts';
import { groupOf, memberOf, sortAll, type SortBank, thingIn } from '../../fact-sort.ts';
import { generator } from '../../item.ts';
import { tidySteps } from './tidy-steps.ts';

const message = messagesOf('la-pov');

const group = (name: Phrase, ask: Phrase, why: Phrase) => ({
  name,
  ask,
  why,
  falseWhys: [],
  mistaken: 'teller-mixed-up',
});
const BANK: SortBank = {
  groups: [
    group(
      message('bank.groups.somebody-story-tells.name'),
      message('bank.groups.somebody-story-tells.ask'),
      message('bank.groups.somebody-story-tells.why'),
    ),
    group(
      message('bank.groups.voice-outside-inside.name'),
      message('bank.groups.voice-outside-inside.ask'),
      message('bank.groups.voice-outside-inside.why'),
    ),
    group(
      message('bank.groups.voice-outside-knows.name'),
      message('bank.groups.voice-outside-knows.ask'),
      message('bank.groups.voice-outside-knows.why'),
    ),
  ],
  things: [
    thingIn(0, message('bank.things.i-heard-gate-knew')),
    thingIn(0, message('bank.things.we-rowed-until-our')),
    thingIn(0, message('bank.things.my-goat-like-me')),
    thingIn(0, message('bank.things.nobody-believed-me-when')),
    thingIn(1, message('bank.things.ngozi-wondered-lay-box')),
    thingIn(1, message('bank.things.he-hoped-nobody-would')),
    thingIn(1, message('bank.things.sofia-felt-cold-stone')),
    thingIn(1, message('bank.things.bao-sure-boat-would')),
    thingIn(2, message('bank.things.ali-thought-lunch-eva')),
    thingIn(2, message('bank.things.teacher-worried-children-felt')),
    thingIn(2, message('bank.things.neither-twin-knew-other')),
    thingIn(2, message('bank.things.queen-wanted-peace-general')),
  ],
  askGroup: message('bank.ask-group'),
  askSort: message('bank.ask-sort'),
  askWhy: message('bank.ask-why'),
  nudge: message('bank.nudge'),
  rule: [message('bank.rule.first-ask-whether-teller'), message('bank.rule.only-then-ask-whose')],
};

/** Who tells a story, and whose thoughts the teller knows. */
export const laPov = generator('la-pov', (random, difficulty) => {
  if (difficulty === 1) return tidySteps(groupOf(BANK, random));
  return difficulty === 2 ? tidySteps(memberOf(BANK, random)) : tidySteps(sortAll(BANK, random));
});
