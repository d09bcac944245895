import { messagesOf } from '../../phrase.ts';
import { askSortBank, type SortBank } from '../../fact-sort.ts';
import { generator } from '../../item.ts';

const message = messagesOf('ss-needs');

const NEEDS: SortBank = {
  groups: [
    {
      name: message('needs.groups.need.name'),
      ask: message('needs.groups.need.ask'),
      why: message('needs.groups.need.why'),
      falseWhys: [
        [message('needs.groups.need.false-whys-fun'), 'want-taken-for-need'],
        [message('needs.groups.need.false-whys-friends-one'), 'want-taken-for-need'],
      ],
      mistaken: 'want-taken-for-need',
    },
    {
      name: message('needs.groups.want.name'),
      ask: message('needs.groups.want.ask'),
      why: message('needs.groups.want.why'),
      falseWhys: [
        [message('needs.groups.want.false-whys-we-die-without'), 'want-taken-for-need'],
        [message('needs.groups.want.false-whys-all-people-must'), 'want-taken-for-need'],
      ],
      mistaken: 'want-taken-for-need',
    },
  ],
  things: [
    { name: message('needs.things.clean-water.name'), group: 0 },
    { name: message('needs.things.food.name'), group: 0 },
    { name: message('needs.things.safe-home.name'), group: 0 },
    { name: message('needs.things.warm-coat-winter.name'), group: 0 },
    { name: message('needs.things.sleep.name'), group: 0 },
    { name: message('needs.things.people-care.name'), group: 0 },
    { name: message('needs.things.toy-robot.name'), group: 1 },
    { name: message('needs.things.candy.name'), group: 1 },
    { name: message('needs.things.video-game.name'), group: 1 },
    { name: message('needs.things.ticket-circus.name'), group: 1 },
    { name: message('needs.things.stickers.name'), group: 1 },
    { name: message('needs.things.balloon.name'), group: 1 },
  ],
  askGroup: message('needs.ask-group'),
  askSort: message('needs.ask-sort'),
  askWhy: message('needs.ask-why'),
  nudge: message('needs.nudge'),
  rule: [message('needs.rule.think-day-without'), message('needs.rule.needs-come-before-wants')],
};

/** Needs and wants (C3 D2.Eco.1.K-2). */
export const ssNeeds = generator('ss-needs', (random, difficulty) => askSortBank(NEEDS, random, difficulty));
