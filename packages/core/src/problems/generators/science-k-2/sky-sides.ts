import { messagesOf } from '../../phrase.ts';
import type { SortBank } from '../../fact-sort.ts';
import { picture } from '../../generators/drawing/draw-picture.ts';

const message = messagesOf('sc-sky');

/** When something can be seen: the stars are up by day, too, but the bright day hides them. */
export const SEEN: SortBank = {
  groups: [
    {
      name: message('seen.groups.day.name'),
      ask: message('seen.groups.day.ask'),
      why: message('seen.groups.day.why'),
      falseWhys: [],
      mistaken: 'day-night-mixed',
    },
    {
      name: message('seen.groups.night.name'),
      ask: message('seen.groups.night.ask'),
      why: message('seen.groups.night.why'),
      falseWhys: [],
      mistaken: 'day-night-mixed',
    },
  ],
  things: [
    { name: message('seen.things.sun.name'), group: 0, picture: picture('sun') },
    { name: message('seen.things.blue-sky.name'), group: 0 },
    { name: message('seen.things.sun-shadows.name'), group: 0 },
    {
      name: message('seen.things.stars.name'),
      group: 1,
      why: message('seen.things.stars.why'),
      picture: picture('stars'),
    },
    { name: message('seen.things.milky-way.name'), group: 1 },
    {
      name: message('seen.things.black-starry-sky.name'),
      group: 1,
      why: message('seen.things.black-starry-sky.why'),
    },
  ],
  askGroup: message('seen.ask-group'),
  askSort: message('seen.ask-sort'),
  askWhy: message('seen.ask-why'),
  nudge: message('seen.nudge'),
  rule: [message('seen.rule.remember-when-saw'), message('seen.rule.sunlight-makes-sky-bright')],
};

const COMES_UP = message('comes-up');
const SHADOW_WHY = message('shadow-why');

/** The two sides of the sky. All of it holds north and south of the equator. */
export const SIDES: SortBank = {
  groups: [
    {
      name: message('sides.groups.east.name'),
      ask: message('sides.groups.east.ask'),
      why: COMES_UP,
      falseWhys: [],
      mistaken: 'east-west-mixed',
    },
    {
      name: message('sides.groups.west.name'),
      ask: message('sides.groups.west.ask'),
      why: COMES_UP,
      falseWhys: [],
      mistaken: 'east-west-mixed',
    },
  ],
  things: [
    { name: message('sides.things.sun-sunrise.name'), group: 0 },
    { name: message('sides.things.low-morning-sun.name'), group: 0 },
    { name: message('sides.things.moon-coming-up.name'), group: 0 },
    { name: message('sides.things.star-coming-up.name'), group: 0 },
    {
      name: message('sides.things.long-evening-shadow.name'),
      group: 0,
      why: SHADOW_WHY,
      trap: 'shadow-toward-light',
    },
    { name: message('sides.things.sun-sunset.name'), group: 1 },
    { name: message('sides.things.low-evening-sun.name'), group: 1 },
    { name: message('sides.things.moon-going-down.name'), group: 1 },
    { name: message('sides.things.star-going-down.name'), group: 1 },
    {
      name: message('sides.things.long-morning-shadow.name'),
      group: 1,
      why: SHADOW_WHY,
      trap: 'shadow-toward-light',
    },
  ],
  askGroup: message('sides.ask-group'),
  askSort: message('sides.ask-sort'),
  askWhy: message('seen.ask-why'),
  nudge: message('sides.nudge'),
  rule: [message('sides.rule.sun-coming-up-going'), message('sides.rule.shadow-falls-away-sun')],
};
