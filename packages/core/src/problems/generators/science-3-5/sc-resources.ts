import { messagesOf } from '../../phrase.ts';
import { type SortBank, askSortBank } from '../../fact-sort.ts';
import { picture } from '../../generators/drawing/draw-picture.ts';
import { generator } from '../../item.ts';

const message = messagesOf('sc-resources');

const SOURCES: SortBank = {
  groups: [
    {
      name: message('sources.groups.renewable.name'),
      ask: message('sources.groups.renewable.ask'),
      why: message('sources.groups.renewable.why'),
      falseWhys: [
        [message('sources.groups.renewable.false-whys-lies-deep-under'), 'renewable-mixed'],
        [message('sources.groups.renewable.false-whys-took-millions-years'), 'renewable-mixed'],
      ],
      mistaken: 'renewable-mixed',
    },
    {
      name: message('sources.groups.renewable-2.name'),
      ask: message('sources.groups.renewable-2.ask'),
      why: message('sources.groups.renewable-2.why'),
      falseWhys: [
        [message('sources.groups.renewable-2.false-whys-can-used-every'), 'renewable-mixed'],
        [message('sources.groups.renewable-2.false-whys-never-runs-out'), 'renewable-mixed'],
      ],
      mistaken: 'renewable-mixed',
    },
  ],
  things: [
    { name: message('sources.things.sunlight.name'), group: 0, picture: picture('sun') },
    { name: message('sources.things.wind.name'), group: 0, picture: picture('wind') },
    { name: message('sources.things.flowing-water.name'), group: 0 },
    {
      name: message('sources.things.heat-inside-earth.name'),
      group: 0,
    },
    {
      name: message('sources.things.wood-replanted-forests.name'),
      group: 0,
    },
    {
      name: message('sources.things.gas-rotting-kitchen.name'),
      group: 0,
    },
    { name: message('sources.things.ocean-tides.name'), group: 0 },
    { name: message('sources.things.coal.name'), group: 1 },
    { name: message('sources.things.oil.name'), group: 1 },
    { name: message('sources.things.natural-gas.name'), group: 1 },
    { name: message('sources.things.peat.name'), group: 1 },
    { name: message('sources.things.uranium.name'), group: 1 },
  ],
  askGroup: message('sources.ask-group'),
  askSort: message('sources.ask-sort'),
  askWhy: message('sources.ask-why'),
  nudge: message('sources.nudge'),
  rule: [message('sources.rule.ask-if-people-use'), message('sources.rule.time-decides-group')],
};

/** Energy sources that come back and those that do not (NGSS 4-ESS3-1). */
export const scResources = generator('sc-resources', (random, difficulty) =>
  askSortBank(SOURCES, random, difficulty),
);
