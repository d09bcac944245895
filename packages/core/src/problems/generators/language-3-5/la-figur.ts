import { messagesOf } from '../../phrase.ts';
import { askSortBank, groupOf, type SortBank, type SortGroup, thingIn } from '../../fact-sort.ts';
import { generator } from '../../item.ts';
import { tidySteps } from './tidy-steps.ts';

const message = messagesOf('la-figur');

const WHYS = [
  message('whys.compares-two-things-word'),
  message('whys.says-one-thing-another'),
  message('whys.lets-thing-act-feel'),
  message('whys.says-far-more-than'),
] as const;
const NAMES = [
  message('names.simile'),
  message('names.metaphor'),
  message('names.personification'),
  message('names.hyperbole'),
] as const;

function figureOf(at: 0 | 1 | 2 | 3): SortGroup {
  return {
    name: NAMES[at],
    ask: message('figure-of.ask'),
    why: WHYS[at],
    falseWhys: WHYS.filter((_, other) => other !== at).map(
      (why) => [why, 'figures-of-speech-mixed-up'] as const,
    ),
    mistaken: 'figures-of-speech-mixed-up',
  };
}
const BANK: SortBank = {
  groups: [figureOf(0), figureOf(1), figureOf(2), figureOf(3)],
  things: [
    thingIn(0, message('bank.things.her-laugh-like-small')),
    thingIn(0, message('bank.things.he-ran-quietly-cat')),
    thingIn(0, message('bank.things.lake-lay-like-mirror')),
    thingIn(1, message('bank.things.my-brother-walking-library')),
    thingIn(1, message('bank.things.her-words-arrows')),
    thingIn(1, message('bank.things.market-river-colors')),
    thingIn(2, message('bank.things.wind-whispered-reeds')),
    thingIn(2, message('bank.things.old-door-complained')),
    thingIn(2, message('bank.things.sun-peeped-over-wall')),
    thingIn(3, message('bank.things.i-told-million-times')),
    thingIn(3, message('bank.things.bag-weighs-ton')),
    thingIn(3, message('bank.things.i-could-eat-whole')),
  ],
  askGroup: message('bank.ask-group'),
  askSort: message('bank.ask-sort'),
  askWhy: message('bank.ask-why'),
  nudge: message('bank.nudge'),
  rule: [message('bank.rule.find-two-things-meet'), message('bank.rule.they-meet-decides-figure')],
};

/** Simile, metaphor, personification, hyperbole: named, sorted, explained. */
export const laFigur = generator('la-figur', (random, difficulty) =>
  difficulty === 1 ? tidySteps(groupOf(BANK, random)) : tidySteps(askSortBank(BANK, random, difficulty)),
);
