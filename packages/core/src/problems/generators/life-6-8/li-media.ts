import { messagesOf, type Phrase } from '../../phrase.ts';
import { askSortBank, type SortBank, type Thing } from '../../fact-sort.ts';
import { generator } from '../../item.ts';

const message = messagesOf('li-media');

const outside = (said: Phrase): Thing => ({ name: said, group: 0 });
const inside = (said: Phrase): Thing => ({ name: said, group: 1 });
const SELF: Phrase = message('self');
const BUSY: Phrase = message('busy');
const TASTE: Phrase = message('taste');

const CHECKS: SortBank = {
  groups: [
    {
      name: message('checks.groups.real-check.name'),
      ask: message('checks.groups.real-check.ask'),
      why: message('checks.groups.real-check.why'),
      falseWhys: [
        [SELF, 'looks-taken-for-proof'],
        [BUSY, 'looks-taken-for-proof'],
      ],
      mistaken: 'looks-taken-for-proof',
    },
    {
      name: message('checks.groups.proof.name'),
      ask: message('checks.groups.proof.ask'),
      why: message('checks.groups.proof.why'),
      falseWhys: [
        [TASTE, 'looks-taken-for-proof'],
        [message('checks.groups.proof.false-whys-nothing-online-can'), 'looks-taken-for-proof'],
      ],
      mistaken: 'looks-taken-for-proof',
    },
  ],
  things: [
    outside(message('checks.things.searching-others-say-about')),
    outside(message('checks.things.looking-whether-other-newsrooms')),
    outside(message('checks.things.finding-study-post-names')),
    outside(message('checks.things.finding-out-where-photo')),
    outside(message('checks.things.asking-librarian-reference-work')),
    outside(message('checks.things.comparing-quotation-full-speech')),
    inside(message('checks.things.seeing-likes-post')),
    inside(message('checks.things.noticing-page-looks-neat')),
    inside(message('checks.things.reading-site-says-about')),
    inside(message('checks.things.trusting-because-friend-sent')),
    inside(message('checks.things.feeling-fits-think')),
    inside(message('checks.things.counting-numbers-text')),
  ],
  askGroup: message('checks.ask-group'),
  askSort: message('checks.ask-sort'),
  askWhy: message('checks.ask-why'),
  nudge: message('checks.nudge'),
  rule: [message('checks.rule.ask-else-could-know'), message('checks.rule.fact-checkers-leave-page')],
};

/** Lateral reading (Wineburg & McGrew 2019). */
export const liMedia = generator('li-media', (random, difficulty) => askSortBank(CHECKS, random, difficulty));
