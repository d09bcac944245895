import { messagesOf, type Phrase } from '../../phrase.ts';
import { askSortBank, type SortBank, type Thing } from '../../fact-sort.ts';
import { generator } from '../../item.ts';

const message = messagesOf('li-digital1');

const keep = (said: Phrase): Thing => ({ name: said, group: 0 });
const fine = (said: Phrase): Thing => ({ name: said, group: 1 });

const ONLINE: SortBank = {
  groups: [
    {
      name: message('online.groups.keep-private.name'),
      ask: message('online.groups.keep-private.ask'),
      why: message('online.groups.keep-private.why'),
      falseWhys: [
        [message('online.groups.keep-private.false-whys-boring-others'), 'shared-too-much'],
        [message('online.groups.keep-private.false-whys-computer-gets-slow'), 'shared-too-much'],
      ],
      mistaken: 'kept-too-much',
    },
    {
      name: message('online.groups.fine-share.name'),
      ask: message('online.groups.fine-share.ask'),
      why: message('online.groups.fine-share.why'),
      falseWhys: [
        [message('online.groups.fine-share.false-whys-everybody-online-friend'), 'shared-too-much'],
        [message('online.groups.fine-share.false-whys-can-erased-everywhere'), 'shared-too-much'],
      ],
      mistaken: 'shared-too-much',
    },
  ],
  things: [
    keep(message('online.things.password')),
    keep(message('online.things.home-address')),
    keep(message('online.things.way-walk-school-each')),
    keep(message('online.things.phone-number')),
    keep(message('online.things.photo-friend-asked')),
    keep(message('online.things.where-family-hides-spare')),
    keep(message('online.things.secret-classmate-told')),
    fine(message('online.things.favorite-color')),
    fine(message('online.things.drawing-dragon')),
    fine(message('online.things.tip-good-book')),
    fine(message('online.things.joke-laughs-nobody')),
    fine(message('online.things.recipe-pancakes')),
    fine(message('online.things.kind-word-good-game')),
  ],
  askGroup: message('online.ask-group'),
  askSort: message('online.ask-sort'),
  askWhy: message('online.ask-why'),
  nudge: message('online.nudge'),
  rule: [message('online.rule.imagine-wall-town'), message('online.rule.sure-ask-grown-up')],
};

/** Passwords, privacy and kindness online. */
export const liDigital1 = generator('li-digital1', (random, difficulty) =>
  askSortBank(ONLINE, random, difficulty),
);
