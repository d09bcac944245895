import { messagesOf, type Phrase } from '../../phrase.ts';
import { askSortBank, type SortBank, type Thing } from '../../fact-sort.ts';
import { generator } from '../../item.ts';

const message = messagesOf('li-firstaid');

const now = (said: Phrase): Thing => ({ name: said, group: 0 });
const tell = (said: Phrase): Thing => ({ name: said, group: 1 });

const CALLS: SortBank = {
  groups: [
    {
      name: message('calls.groups.call-emergency-number.name'),
      ask: message('calls.groups.call-emergency-number.ask'),
      why: message('calls.groups.call-emergency-number.why'),
      falseWhys: [
        [
          message('calls.groups.call-emergency-number.false-whys-quickest-way-noticed'),
          'calls-for-everything',
        ],
        [message('calls.groups.call-emergency-number.false-whys-grown-up-would'), 'waits-too-long'],
      ],
      mistaken: 'calls-for-everything',
    },
    {
      name: message('calls.groups.tell-grown-up.name'),
      ask: message('calls.groups.tell-grown-up.ask'),
      why: message('calls.groups.tell-grown-up.why'),
      falseWhys: [
        [message('calls.groups.tell-grown-up.false-whys-matter-all'), 'waits-too-long'],
        [message('calls.groups.tell-grown-up.false-whys-helpers-only-there'), 'waits-too-long'],
      ],
      mistaken: 'waits-too-long',
    },
  ],
  things: [
    now(message('calls.things.smoke-comes-neighbors-window')),
    now(message('calls.things.somebody-lies-street-answer')),
    now(message('calls.things.child-calling-help-deep')),
    now(message('calls.things.two-cars-crashed-people')),
    now(message('calls.things.somebody-cannot-breathe')),
    now(message('calls.things.stranger-breaking-into-house')),
    tell(message('calls.things.lost-key-house')),
    tell(message('calls.things.friend-been-sad-days')),
    tell(message('calls.things.somebody-writes-mean-things')),
    tell(message('calls.things.ball-broken-window-nobody')),
    tell(message('calls.things.scraped-knee-little')),
    tell(message('calls.things.older-student-asks-lunch')),
  ],
  askGroup: message('calls.ask-group'),
  askSort: message('calls.ask-sort'),
  askWhy: message('calls.ask-why'),
  nudge: message('calls.nudge'),
  rule: [message('calls.rule.ask-could-happen-if'), message('calls.rule.stay-safe-yourself-number')],
};

/** Whom to call: an emergency or not. No medical advice is given. */
export const liFirstaid = generator('li-firstaid', (random, difficulty) =>
  askSortBank(CALLS, random, difficulty),
);
