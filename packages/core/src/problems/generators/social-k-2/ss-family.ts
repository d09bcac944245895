import { messagesOf } from '../../phrase.ts';
import { askSortBank, type SortBank } from '../../fact-sort.ts';
import { generator } from '../../item.ts';

const message = messagesOf('ss-family');

const TIMES: SortBank = {
  groups: [
    {
      name: message('times.groups.long-ago.name'),
      ask: message('times.groups.long-ago.ask'),
      why: message('times.groups.long-ago.why'),
      falseWhys: [
        [message('times.groups.long-ago.false-whys-needs-electric-power'), 'then-and-now-swapped'],
        [message('times.groups.long-ago.false-whys-new-year'), 'then-and-now-swapped'],
      ],
      mistaken: 'then-and-now-swapped',
    },
    {
      name: message('times.groups.new-our-time.name'),
      ask: message('times.groups.new-our-time.ask'),
      why: message('times.groups.new-our-time.why'),
      falseWhys: [
        [message('times.groups.new-our-time.false-whys-horse-pulls'), 'then-and-now-swapped'],
        [message('times.groups.new-our-time.false-whys-burns-oil-light'), 'then-and-now-swapped'],
      ],
      mistaken: 'then-and-now-swapped',
    },
  ],
  things: [
    { name: message('times.things.quill-pen.name'), group: 0 },
    {
      name: message('times.things.mail-coach-horses.name'),
      group: 0,
    },
    { name: message('times.things.oil-lamps-street.name'), group: 0 },
    { name: message('times.things.knights-helmet.name'), group: 0 },
    {
      name: message('times.things.town-crier-bell.name'),
      group: 0,
    },
    { name: message('times.things.spinning-wheel.name'), group: 0 },
    { name: message('times.things.video-call.name'), group: 1 },
    { name: message('times.things.phone-pocket.name'), group: 1 },
    { name: message('times.things.weather-satellite.name'), group: 1 },
    { name: message('times.things.electric-bus.name'), group: 1 },
    { name: message('times.things.robot-cleans.name'), group: 1 },
    {
      name: message('times.things.message-sent-computer.name'),
      group: 1,
    },
  ],
  askGroup: message('times.ask-group'),
  askSort: message('times.ask-sort'),
  askWhy: message('times.ask-why'),
  nudge: message('times.nudge'),
  rule: [message('times.rule.ask-need-new-machines'), message('times.rule.new-machines-came-step')],
};

/** Then and now in families (C3 D2.His.2.K-2). */
export const ssFamily = generator('ss-family', (random, difficulty) =>
  askSortBank(TIMES, random, difficulty),
);
