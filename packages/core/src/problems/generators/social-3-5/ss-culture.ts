import { messagesOf } from '../../phrase.ts';
import { askSortBank, type SortBank } from '../../fact-sort.ts';
import { generator } from '../../item.ts';

const message = messagesOf('ss-culture');

const SENTENCES: SortBank = {
  groups: [
    {
      name: message('sentences.groups.respectful.name'),
      ask: message('sentences.groups.respectful.ask'),
      why: message('sentences.groups.respectful.why'),
      falseWhys: [
        [message('sentences.groups.respectful.false-whys-says-they-better'), 'one-for-all'],
        [message('sentences.groups.respectful.false-whys-about-everybody-once'), 'one-for-all'],
      ],
      mistaken: 'one-for-all',
    },
    {
      name: message('sentences.groups.needs-repair.name'),
      ask: message('sentences.groups.needs-repair.ask'),
      why: message('sentences.groups.needs-repair.why'),
      falseWhys: [
        [message('sentences.groups.needs-repair.false-whys-names-place'), 'one-for-all'],
        [message('sentences.groups.needs-repair.false-whys-too-short'), 'one-for-all'],
      ],
      mistaken: 'one-for-all',
    },
  ],
  things: [
    {
      name: message('sentences.things.families-mexico-build.name'),
      group: 0,
    },
    {
      name: message('sentences.things.navigators-satawal-teach.name'),
      group: 0,
    },
    {
      name: message('sentences.things.some-hindu-families.name'),
      group: 0,
    },
    {
      name: message('sentences.things.griots-mali-sing.name'),
      group: 0,
    },
    {
      name: message('sentences.things.muslims-fast-day.name'),
      group: 0,
    },
    {
      name: message('sentences.things.amish-girl-told.name'),
      group: 0,
    },
    {
      name: message('sentences.things.people-africa-all.name'),
      group: 1,
    },
    {
      name: message('sentences.things.their-food-looks.name'),
      group: 1,
    },
    {
      name: message('sentences.things.those-people-believe.name'),
      group: 1,
    },
    {
      name: message('sentences.things.we-modern-they.name'),
      group: 1,
    },
    {
      name: message('sentences.things.all-asians-good.name'),
      group: 1,
    },
    {
      name: message('sentences.things.i-wore-holy.name'),
      group: 1,
    },
  ],
  askGroup: message('sentences.ask-group'),
  askSort: message('sentences.ask-sort'),
  askWhy: message('sentences.ask-why'),
  nudge: message('sentences.nudge'),
  rule: [message('sentences.rule.ask-named-says-so'), message('sentences.rule.one-person-family-whole')],
};

/** Sentences about cultures, respectful or to be repaired (C3 D2.Geo.7.3-5). */
export const ssCulture = generator('ss-culture', (random, difficulty) =>
  askSortBank(SENTENCES, random, difficulty),
);
