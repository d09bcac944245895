import { messagesOf, type Phrase } from '../../phrase.ts';
import { askSortBank, type SortBank, type Thing } from '../../fact-sort.ts';
import { generator } from '../../item.ts';

const message = messagesOf('li-safe');

const tell = (said: Phrase): Thing => ({ name: said, group: 0 });
const fine = (said: Phrase): Thing => ({ name: said, group: 1 });

const SAFE: SortBank = {
  groups: [
    {
      name: message('safe.groups.tell-grown-up.name'),
      ask: message('safe.groups.tell-grown-up.ask'),
      why: message('safe.groups.tell-grown-up.why'),
      falseWhys: [
        [message('safe.groups.tell-grown-up.false-whys-fault'), 'keeps-it-alone'],
        [message('safe.groups.tell-grown-up.false-whys-grown-ups-always'), 'keeps-it-alone'],
      ],
      mistaken: 'keeps-it-alone',
    },
    {
      name: message('safe.groups.all-right.name'),
      ask: message('safe.groups.all-right.ask'),
      why: message('safe.groups.all-right.why'),
      falseWhys: [
        [message('safe.groups.all-right.false-whys-must-always-say'), 'keeps-it-alone'],
        [message('safe.groups.all-right.false-whys-nobody-may-know'), 'keeps-it-alone'],
      ],
      mistaken: 'keeps-it-alone',
    },
  ],
  things: [
    tell(message('safe.things.touch-like')),
    tell(message('safe.things.someone-says-keep-touch')),
    tell(message('safe.things.stranger-says-come-me')),
    tell(message('safe.things.someone-stop-tickling')),
    tell(message('safe.things.got-lost-store')),
    tell(message('safe.things.someone-wants-see-private')),
    fine(message('safe.things.hug-want')),
    fine(message('safe.things.high-five-friend')),
    fine(message('safe.things.surprise-cake-grandma')),
    fine(message('safe.things.mom-holds-hand-street')),
    fine(message('safe.things.dad-tucks-song')),
    fine(message('safe.things.say-kiss')),
  ],
  askGroup: message('safe.ask-group'),
  askSort: message('safe.ask-sort'),
  askWhy: message('safe.ask-why'),
  nudge: message('safe.nudge'),
  rule: [message('safe.rule.may-say-go'), message('safe.rule.grown-ups-trust-will')],
};

/** Body safety and asking for help (CASEL, self-management). */
export const liSafe = generator('li-safe', (random, difficulty) => askSortBank(SAFE, random, difficulty));
