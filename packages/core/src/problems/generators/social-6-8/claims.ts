import { messagesOf } from '../../phrase.ts';
import type { SortBank } from '../../fact-sort.ts';

const message = messagesOf('ss-claims');

/** Claims by the label that the content charter gives them. */
export const CLAIMS: SortBank = {
  groups: [
    {
      name: message('claims.groups.established-science.name'),
      ask: message('claims.groups.established-science.ask'),
      why: message('claims.groups.established-science.why'),
      falseWhys: [],
      mistaken: 'label-mistaken',
    },
    {
      name: message('claims.groups.historical-record.name'),
      ask: message('claims.groups.historical-record.ask'),
      why: message('claims.groups.historical-record.why'),
      falseWhys: [],
      mistaken: 'label-mistaken',
    },
    {
      name: message('claims.groups.scholars-debate.name'),
      ask: message('claims.groups.scholars-debate.ask'),
      why: message('claims.groups.scholars-debate.why'),
      falseWhys: [],
      mistaken: 'label-mistaken',
    },
    {
      name: message('claims.groups.living-tradition.name'),
      ask: message('claims.groups.living-tradition.ask'),
      why: message('claims.groups.living-tradition.why'),
      falseWhys: [],
      mistaken: 'label-mistaken',
    },
    {
      name: message('claims.groups.modern-claim-without.name'),
      ask: message('claims.groups.modern-claim-without.ask'),
      why: message('claims.groups.modern-claim-without.why'),
      falseWhys: [],
      mistaken: 'label-mistaken',
    },
  ],
  things: [
    {
      name: message('claims.things.earth-turns-once.name'),
      group: 0,
    },
    {
      name: message('claims.things.sound-needs-air.name'),
      group: 0,
    },
    {
      name: message('claims.things.every-flat-right.name'),
      group: 0,
    },
    {
      name: message('claims.things.crew-led-merer.name'),
      group: 1,
    },
    {
      name: message('claims.things.tablet-babylon-gives.name'),
      group: 1,
    },
    {
      name: message('claims.things.brahmagupta-wrote-rules.name'),
      group: 1,
    },
    {
      name: message('claims.things.tablet-plimpton-322.name'),
      group: 2,
    },
    {
      name: message('claims.things.enheduana-herself-wrote.name'),
      group: 2,
    },
    {
      name: message('claims.things.enslaved-africans-designed.name'),
      group: 2,
    },
    {
      name: message('claims.things.griots-tell-sunjata.name'),
      group: 3,
    },
    {
      name: message('claims.things.popol-wuj-people.name'),
      group: 3,
    },
    {
      name: message('claims.things.maori-families-greet.name'),
      group: 3,
    },
    {
      name: message('claims.things.maya-foretold-end.name'),
      group: 4,
    },
    {
      name: message('claims.things.pyramid-shape-keeps.name'),
      group: 4,
    },
    {
      name: message('claims.things.visitors-space-built.name'),
      group: 4,
    },
    {
      name: message('claims.things.tone-528-hertz.name'),
      group: 4,
    },
  ],
  askGroup: message('claims.ask-group'),
  askSort: message('claims.ask-sort'),
  askWhy: message('claims.ask-why'),
  nudge: message('claims.nudge'),
  rule: [message('claims.rule.ask-test-text-object'), message('claims.rule.label-belongs-claim-never')],
};
