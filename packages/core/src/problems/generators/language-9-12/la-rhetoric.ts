import type { MisconceptionId } from '../../draft.ts';
import { messagesOf, type Phrase } from '../../phrase.ts';
import { groupOf, sortAll, type SortBank, type SortGroup, thingIn } from '../../fact-sort.ts';
import { generator } from '../../item.ts';
import { tidySteps } from '../language-3-5/tidy-steps.ts';

const message = messagesOf('la-rhetoric');

function group(name: Phrase, why: Phrase, mistaken: MisconceptionId): SortGroup {
  return { name, why, mistaken, falseWhys: [], ask: name };
}
const APPEALS: SortBank = {
  groups: [
    group(
      message('appeals.groups.trust-speaker-ethos.name'),
      message('appeals.groups.trust-speaker-ethos.why'),
      'appeals-mixed-up',
    ),
    group(
      message('appeals.groups.feeling-pathos.name'),
      message('appeals.groups.feeling-pathos.why'),
      'appeals-mixed-up',
    ),
    group(
      message('appeals.groups.reason-logos.name'),
      message('appeals.groups.reason-logos.why'),
      'appeals-mixed-up',
    ),
  ],
  things: [
    thingIn(0, message('appeals.things.i-repaired-roofs-thirty')),
    thingIn(0, message('appeals.things.nurse-ward-i-ask')),
    thingIn(0, message('appeals.things.know-me-i-never')),
    thingIn(0, message('appeals.things.three-engineers-build-bridges')),
    thingIn(1, message('appeals.things.think-child-waits-cold')),
    thingIn(1, message('appeals.things.want-ones-let-old')),
    thingIn(1, message('appeals.things.picture-grandmothers-smile-when')),
    thingIn(1, message('appeals.things.river-sang-us-sleep')),
    thingIn(2, message('appeals.things.new-lamps-use-third')),
    thingIn(2, message('appeals.things.ten-tests-filter-stopped')),
    thingIn(2, message('appeals.things.if-shop-opens-nine')),
    thingIn(2, message('appeals.things.water-boils-lower-mountains')),
  ],
  askGroup: message('appeals.ask-group'),
  askSort: message('appeals.ask-sort'),
  askWhy: message('appeals.ask-why'),
  nudge: message('appeals.nudge'),
  rule: [message('appeals.rule.ask-why-listener-should'), message('appeals.rule.most-speeches-mix-appeals')],
};

const DEVICES: SortBank = {
  groups: [
    group(
      message('devices.groups.anaphora.name'),
      message('devices.groups.anaphora.why'),
      'devices-mixed-up',
    ),
    group(
      message('devices.groups.antithesis.name'),
      message('devices.groups.antithesis.why'),
      'devices-mixed-up',
    ),
    group(
      message('devices.groups.rhetorical-question.name'),
      message('devices.groups.rhetorical-question.why'),
      'devices-mixed-up',
    ),
    group(
      message('devices.groups.understatement.name'),
      message('devices.groups.understatement.why'),
      'devices-mixed-up',
    ),
  ],
  things: [
    thingIn(0, message('devices.things.we-came-hope-we')),
    thingIn(0, message('devices.things.every-morning-she-read')),
    thingIn(0, message('devices.things.our-street-our-school')),
    thingIn(1, message('devices.things.words-soft-but-meaning')),
    thingIn(1, message('devices.things.they-promised-delivered-little')),
    thingIn(1, message('devices.things.small-step-town-long')),
    thingIn(2, message('devices.things.would-want-drink-such')),
    thingIn(2, message('devices.things.we-wait-another-ten')),
    thingIn(2, message('devices.things.we-call-playground')),
    thingIn(3, message('devices.things.losing-whole-harvest-our')),
    thingIn(3, message('devices.things.champion-five-races-runs')),
    thingIn(3, message('devices.things.after-flood-cellar-somewhat')),
  ],
  askGroup: message('devices.ask-group'),
  askSort: message('devices.ask-sort'),
  askWhy: message('appeals.ask-why'),
  nudge: message('devices.nudge'),
  rule: [message('devices.rule.say-same-thing-plainly'), message('devices.rule.lost-then-done-device')],
};

/** What a sentence appeals to, and the device that shapes it. */
export const laRhetoric = generator('la-rhetoric', (random, difficulty) => {
  if (difficulty === 1) return tidySteps(groupOf(APPEALS, random));
  return difficulty === 2 ? tidySteps(sortAll(APPEALS, random)) : tidySteps(groupOf(DEVICES, random));
});
