import { messagesOf, type Phrase } from '../../phrase.ts';
import { askSortBank, type SortBank, type Thing } from '../../fact-sort.ts';
import { generator } from '../../item.ts';

const message = messagesOf('li-consent');

const free = (said: Phrase): Thing => ({ name: said, group: 0 });
const missing = (said: Phrase): Thing => ({ name: said, group: 1 });

const YES: SortBank = {
  groups: [
    {
      name: message('yes.groups.consent.name'),
      ask: message('yes.groups.consent.ask'),
      why: message('yes.groups.consent.why'),
      falseWhys: [
        [message('yes.groups.consent.false-whys-nobody-said'), 'silence-for-yes'],
        [message('yes.groups.consent.false-whys-couples-need-ask'), 'silence-for-yes'],
      ],
      mistaken: 'silence-for-yes',
    },
    {
      name: message('yes.groups.real-yes-missing.name'),
      ask: message('yes.groups.real-yes-missing.ask'),
      why: message('yes.groups.real-yes-missing.why'),
      falseWhys: [
        [message('yes.groups.real-yes-missing.false-whys-should-been-said'), 'silence-for-yes'],
        [message('yes.groups.real-yes-missing.false-whys-asking-spoils-every'), 'free-yes-doubted'],
      ],
      mistaken: 'free-yes-doubted',
    },
  ],
  things: [
    free(message('yes.things.asked-if-photo-may')),
    free(message('yes.things.he-says-i-would')),
    free(message('yes.things.both-talk-about-both')),
    free(message('yes.things.she-says-yes-may')),
    free(message('yes.things.he-thinks-over-says')),
    missing(message('yes.things.she-says-nothing-looks')),
    missing(message('yes.things.he-said-yes-last')),
    missing(message('yes.things.she-says-yes-after')),
    missing(message('yes.things.he-asleep')),
    missing(message('yes.things.she-says-yes-because')),
    missing(message('yes.things.he-gave-password-so')),
    missing(message('yes.things.coach-asks-player-fears')),
  ],
  askGroup: message('yes.ask-group'),
  askSort: message('yes.ask-sort'),
  askWhy: message('yes.ask-why'),
  nudge: message('yes.nudge'),
  rule: [message('yes.rule.look-free-answer-given'), message('yes.rule.something-happen-without-yes')],
};

/** Consent and healthy relationships (CASEL, relationship skills). */
export const liConsent = generator('li-consent', (random, difficulty) =>
  askSortBank(YES, random, difficulty),
);
