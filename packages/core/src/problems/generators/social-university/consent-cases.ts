import { messagesOf } from '../../phrase.ts';
import type { SortBank } from '../../fact-sort.ts';
import { ACCESS_TAKEN_FOR_CONSENT, CAUTION_TAKEN_FOR_BAN } from '../../misconceptions/society.ts';

const message = messagesOf('ss-ethno');

/** Ways of working with a living culture: 0 may go on as described, 1 must stop or change first. */
export const CASES: SortBank = {
  groups: [
    {
      name: message('cases.groups.may-go-described.name'),
      ask: message('cases.groups.may-go-described.ask'),
      why: message('cases.groups.may-go-described.why'),
      falseWhys: [],
      mistaken: ACCESS_TAKEN_FOR_CONSENT,
    },
    {
      name: message('cases.groups.must-stop-change.name'),
      ask: message('cases.groups.must-stop-change.ask'),
      why: message('cases.groups.must-stop-change.why'),
      falseWhys: [],
      mistaken: CAUTION_TAKEN_FOR_BAN,
    },
  ],
  things: [
    {
      name: message('cases.things.blood-given-one.name'),
      group: 1,
      trap: ACCESS_TAKEN_FOR_CONSENT,
    },
    {
      name: message('cases.things.chant-may-heard.name'),
      group: 1,
      trap: ACCESS_TAKEN_FOR_CONSENT,
    },
    {
      name: message('cases.things.recipe-learned-healers.name'),
      group: 1,
      trap: ACCESS_TAKEN_FOR_CONSENT,
    },
    {
      name: message('cases.things.map-paper-shows.name'),
      group: 1,
      trap: ACCESS_TAKEN_FOR_CONSENT,
    },
    {
      name: message('cases.things.form-signed-but.name'),
      group: 1,
      trap: ACCESS_TAKEN_FOR_CONSENT,
    },
    {
      name: message('cases.things.speaker-withdraws-her.name'),
      group: 1,
      trap: ACCESS_TAKEN_FOR_CONSENT,
    },
    {
      name: message('cases.things.community-council-agreed.name'),
      group: 0,
      trap: CAUTION_TAKEN_FOR_BAN,
    },
    {
      name: message('cases.things.elders-decide-archive.name'),
      group: 0,
      trap: CAUTION_TAKEN_FOR_BAN,
    },
    {
      name: message('cases.things.weaver-agrees-named.name'),
      group: 0,
      trap: CAUTION_TAKEN_FOR_BAN,
    },
    {
      name: message('cases.things.researchers-ask-again.name'),
      group: 0,
      trap: CAUTION_TAKEN_FOR_BAN,
    },
    {
      name: message('cases.things.language-class-planned.name'),
      group: 0,
      trap: CAUTION_TAKEN_FOR_BAN,
    },
    {
      name: message('cases.things.parents-child-may.name'),
      group: 0,
      trap: CAUTION_TAKEN_FOR_BAN,
    },
  ],
  askGroup: message('cases.ask-group'),
  askSort: message('cases.ask-sort'),
  askWhy: message('cases.ask-why'),
  nudge: message('cases.nudge'),
  rule: [message('cases.rule.compare-agreed-done'), message('cases.rule.consent-holds-use-explained')],
};
