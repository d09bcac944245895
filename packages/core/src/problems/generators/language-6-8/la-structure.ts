import { messagesOf, type Phrase } from '../../phrase.ts';
import { groupOf, memberOf, sortAll, type SortBank, thingIn } from '../../fact-sort.ts';
import { generator } from '../../item.ts';
import { tidySteps } from '../language-3-5/tidy-steps.ts';

const message = messagesOf('la-structure');

const group = (name: Phrase, ask: Phrase, why: Phrase) => ({
  name,
  ask,
  why,
  falseWhys: [],
  mistaken: 'text-structures-mixed-up',
});
const BANK: SortBank = {
  groups: [
    group(
      message('bank.groups.cause-effect.name'),
      message('bank.groups.cause-effect.ask'),
      message('bank.groups.cause-effect.why'),
    ),
    group(
      message('bank.groups.comparison.name'),
      message('bank.groups.comparison.ask'),
      message('bank.groups.comparison.why'),
    ),
    group(
      message('bank.groups.problem-solution.name'),
      message('bank.groups.problem-solution.ask'),
      message('bank.groups.problem-solution.why'),
    ),
    group(
      message('bank.groups.order-time.name'),
      message('bank.groups.order-time.ask'),
      message('bank.groups.order-time.why'),
    ),
  ],
  things: [
    thingIn(0, message('bank.things.because-river-frozen-mill')),
    thingIn(0, message('bank.things.warm-air-holds-more')),
    thingIn(0, message('bank.things.lights-went-out-result')),
    thingIn(1, message('bank.things.frogs-smooth-skin-whereas')),
    thingIn(1, message('bank.things.like-flute-whistle-needs')),
    thingIn(1, message('bank.things.both-villages-well-but')),
    thingIn(2, message('bank.things.mice-ate-grain-farmers')),
    thingIn(2, message('bank.things.path-too-steep-wheelchairs')),
    thingIn(2, message('bank.things.letters-got-lost-end')),
    thingIn(3, message('bank.things.first-soak-beans-then')),
    thingIn(3, message('bank.things.spring-she-sowed-summer')),
    thingIn(3, message('bank.things.team-met-dawn-noon')),
  ],
  askGroup: message('bank.ask-group'),
  askSort: message('bank.ask-sort'),
  askWhy: message('bank.ask-why'),
  nudge: message('bank.nudge'),
  rule: [message('bank.rule.ask-second-part-first'), message('bank.rule.joining-words-such-whereas')],
};

/** How a short text is built. */
export const laStructure = generator('la-structure', (random, difficulty) => {
  if (difficulty === 1) return tidySteps(groupOf(BANK, random));
  return difficulty === 2 ? tidySteps(memberOf(BANK, random, 3)) : tidySteps(sortAll(BANK, random));
});
