import { messagesOf } from '../../phrase.ts';
import type { SortBank } from '../../fact-sort.ts';

const message = messagesOf('ss-ethno');

/** Ways of working with a living culture: 0 may go on as described, 1 must stop or change first. */
export const CASES: SortBank = {
  groups: [
    {
      name: message('cases.groups.may-go-described.name'),
      ask: message('cases.groups.may-go-described.ask'),
      why: message('cases.groups.may-go-described.why'),
      falseWhys: [],
      mistaken: 'access-taken-for-consent',
    },
    {
      name: message('cases.groups.must-stop-change.name'),
      ask: message('cases.groups.must-stop-change.ask'),
      why: message('cases.groups.must-stop-change.why'),
      falseWhys: [],
      mistaken: 'caution-taken-for-ban',
    },
  ],
  things: [
    {
      name: message('cases.things.blood-given-one.name'),
      group: 1,
      trap: 'access-taken-for-consent',
    },
    {
      name: message('cases.things.chant-may-heard.name'),
      group: 1,
      trap: 'access-taken-for-consent',
    },
    {
      name: message('cases.things.recipe-learned-healers.name'),
      group: 1,
      trap: 'access-taken-for-consent',
    },
    {
      name: message('cases.things.map-paper-shows.name'),
      group: 1,
      trap: 'access-taken-for-consent',
    },
    {
      name: message('cases.things.form-signed-but.name'),
      group: 1,
      trap: 'access-taken-for-consent',
    },
    {
      name: message('cases.things.speaker-withdraws-her.name'),
      group: 1,
      trap: 'access-taken-for-consent',
    },
    {
      name: message('cases.things.community-council-agreed.name'),
      group: 0,
      trap: 'caution-taken-for-ban',
    },
    {
      name: message('cases.things.elders-decide-archive.name'),
      group: 0,
      trap: 'caution-taken-for-ban',
    },
    {
      name: message('cases.things.weaver-agrees-named.name'),
      group: 0,
      trap: 'caution-taken-for-ban',
    },
    {
      name: message('cases.things.researchers-ask-again.name'),
      group: 0,
      trap: 'caution-taken-for-ban',
    },
    {
      name: message('cases.things.language-class-planned.name'),
      group: 0,
      trap: 'caution-taken-for-ban',
    },
    {
      name: message('cases.things.parents-child-may.name'),
      group: 0,
      trap: 'caution-taken-for-ban',
    },
  ],
  askGroup: message('cases.ask-group'),
  askSort: message('cases.ask-sort'),
  askWhy: message('cases.ask-why'),
  nudge: message('cases.nudge'),
  rule: [message('cases.rule.compare-agreed-done'), message('cases.rule.consent-holds-use-explained')],
};
