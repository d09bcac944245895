import { messagesOf, type Phrase } from '../../phrase.ts';
import type { SortBank } from '../../fact-sort.ts';

const message = messagesOf('la-argue');

const flaw = (said: Phrase, why: Phrase) => ({
  name: said,
  ask: message('flaw.ask'),
  why,
  falseWhys: [],
  mistaken: 'flaws-mixed-up',
});
const bad = (group: number, said: Phrase) => ({ name: said, group });

/** Bad arguments by what is wrong with them. */
export const FLAWS: SortBank = {
  groups: [
    flaw(message('flaws.groups.too-few-cases'), message('flaws.groups.one-two-cases')),
    flaw(message('flaws.groups.attack-person'), message('flaws.groups.speaks-speaker-said')),
    flaw(message('flaws.groups.because-believe'), message('flaws.groups.people-can-wrong')),
    flaw(message('flaws.groups.after-so-because'), message('flaws.groups.came-first-need')),
  ],
  things: [
    bad(0, message('flaws.things.i-met-one-unfriendly')),
    bad(0, message('flaws.things.rained-both-days-our')),
    bad(0, message('flaws.things.my-uncle-never-wore')),
    bad(1, message('flaws.things.believe-her-count-birds')),
    bad(1, message('flaws.things.his-plan-park-bad')),
    bad(1, message('flaws.things.why-listen-her-math')),
    bad(2, message('flaws.things.everybody-my-class-says')),
    bad(2, message('flaws.things.shampoo-good-millions-bought')),
    bad(2, message('flaws.things.most-people-like-answer')),
    bad(3, message('flaws.things.i-wore-blue-socks')),
    bad(3, message('flaws.things.rooster-crowed-sun-rose')),
    bad(3, message('flaws.things.new-shop-opened-then')),
  ],
  askGroup: message('flaws.ask-group'),
  askSort: message('flaws.ask-sort'),
  askWhy: message('flaws.ask-why'),
  nudge: message('flaws.nudge'),
  rule: [message('flaws.rule.find-conclusion-then-reason'), message('flaws.rule.flaw-lies-step-one')],
};
