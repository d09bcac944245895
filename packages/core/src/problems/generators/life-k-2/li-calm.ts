import { messagesOf, type Phrase } from '../../phrase.ts';
import { askSortBank, type SortBank, type Thing } from '../../fact-sort.ts';
import { generator } from '../../item.ts';

const message = messagesOf('li-calm');

const calms = (said: Phrase): Thing => ({ name: said, group: 0 });
const stirs = (said: Phrase): Thing => ({ name: said, group: 1 });

const STORM: SortBank = {
  groups: [
    {
      name: message('storm.groups.can-help.name'),
      ask: message('storm.groups.can-help.ask'),
      why: message('storm.groups.can-help.why'),
      falseWhys: [
        [message('storm.groups.can-help.false-whys-makes-feelings-forbidden'), 'keeps-it-alone'],
        [message('storm.groups.can-help.false-whys-shows-strong'), 'acts-in-anger'],
      ],
      mistaken: 'acts-in-anger',
    },
    {
      name: message('storm.groups.can-hurt.name'),
      ask: message('storm.groups.can-hurt.ask'),
      why: message('storm.groups.can-hurt.why'),
      falseWhys: [
        [message('storm.groups.can-hurt.false-whys-being-angry-bad'), 'keeps-it-alone'],
        [message('storm.groups.can-hurt.false-whys-only-small-children'), 'acts-in-anger'],
      ],
      mistaken: 'acts-in-anger',
    },
  ],
  things: [
    calms(message('storm.things.count-slowly-ten')),
    calms(message('storm.things.walk-around-yard')),
    calms(message('storm.things.squeeze-soft-pillow')),
    calms(message('storm.things.tell-grown-up-trust')),
    calms(message('storm.things.draw-anger')),
    calms(message('storm.things.drink-some-water')),
    calms(message('storm.things.sit-quiet-corner')),
    stirs(message('storm.things.hit-somebody')),
    stirs(message('storm.things.throw-toy')),
    stirs(message('storm.things.call-somebody-bad-name')),
    stirs(message('storm.things.tear-up-picture')),
    stirs(message('storm.things.kick-door')),
  ],
  askGroup: message('storm.ask-group'),
  askSort: message('storm.ask-sort'),
  askWhy: message('storm.ask-why'),
  nudge: message('storm.nudge'),
  rule: [message('storm.rule.all-feelings-allowed'), message('storm.rule.hurting-allowed')],
};

/** Calm-down choices (CASEL, self-management). */
export const liCalm = generator('li-calm', (random, difficulty) => askSortBank(STORM, random, difficulty));
