import { messagesOf } from '../../phrase.ts';
import { type SortBank, askSortBank } from '../../fact-sort.ts';
import { generator } from '../../item.ts';

const message = messagesOf('sc-traits');

const TRAITS: SortBank = {
  groups: [
    {
      name: message('traits.groups.inherited.name'),
      ask: message('traits.groups.inherited.ask'),
      why: message('traits.groups.inherited.why'),
      falseWhys: [
        [message('traits.groups.inherited.false-whys-practiced-again-again'), 'inherited-taken-for-learned'],
        [
          message('traits.groups.inherited.false-whys-something-happened-during'),
          'inherited-taken-for-learned',
        ],
      ],
      mistaken: 'learned-taken-for-inherited',
    },
    {
      name: message('traits.groups.learned-acquired.name'),
      ask: message('traits.groups.learned-acquired.ask'),
      why: message('traits.groups.learned-acquired.why'),
      falseWhys: [
        [
          message('traits.groups.learned-acquired.false-whys-parents-passed-before'),
          'learned-taken-for-inherited',
        ],
        [
          message('traits.groups.learned-acquired.false-whys-all-animals-born'),
          'learned-taken-for-inherited',
        ],
      ],
      mistaken: 'inherited-taken-for-learned',
    },
  ],
  things: [
    {
      name: message('traits.things.natural-color-persons.name'),
      group: 0,
    },
    { name: message('traits.things.stripes-zebra.name'), group: 0 },
    {
      name: message('traits.things.spider-spinning-first.name'),
      group: 0,
    },
    {
      name: message('traits.things.long-neck-giraffe.name'),
      group: 0,
    },
    {
      name: message('traits.things.shape-maple-leaf.name'),
      group: 0,
    },
    {
      name: message('traits.things.natural-curly-hair.name'),
      group: 0,
    },
    {
      name: message('traits.things.dog-giving-paw.name'),
      group: 1,
    },
    { name: message('traits.things.scar-knee.name'), group: 1 },
    { name: message('traits.things.speaking-swahili.name'), group: 1 },
    { name: message('traits.things.riding-bicycle.name'), group: 1 },
    {
      name: message('traits.things.tree-bent-strong.name'),
      group: 1,
    },
    { name: message('traits.things.reading-music.name'), group: 1 },
    { name: message('traits.things.cats-torn-ear.name'), group: 1 },
  ],
  askGroup: message('traits.ask-group'),
  askSort: message('traits.ask-sort'),
  askWhy: message('traits.ask-why'),
  nudge: message('traits.nudge'),
  rule: [message('traits.rule.ask-there-bound-grow'), message('traits.rule.parents-pass-traits-their')],
};

/** Traits that are inherited and traits that come in life (NGSS 3-LS3-1). */
export const scTraits = generator('sc-traits', (random, difficulty) =>
  askSortBank(TRAITS, random, difficulty),
);
