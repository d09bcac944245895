import { messagesOf } from '../../phrase.ts';
import { type SortBank, askSortBank } from '../../fact-sort.ts';
import { generator } from '../../item.ts';

const message = messagesOf('sc-mixtures');

const CHANGES: SortBank = {
  groups: [
    {
      name: message('changes.groups.mixture.name'),
      ask: message('changes.groups.mixture.ask'),
      why: message('changes.groups.mixture.why'),
      falseWhys: [
        [message('changes.groups.mixture.false-whys-gas-there-before'), 'mixture-taken-for-new'],
        [message('changes.groups.mixture.false-whys-parts-gone-good'), 'mixture-taken-for-new'],
      ],
      mistaken: 'new-substance-missed',
    },
    {
      name: message('changes.groups.new-substance.name'),
      ask: message('changes.groups.new-substance.ask'),
      why: message('changes.groups.new-substance.why'),
      falseWhys: [
        [message('changes.groups.new-substance.false-whys-parts-can-picked'), 'new-substance-missed'],
        [message('changes.groups.new-substance.false-whys-only-stirred'), 'new-substance-missed'],
      ],
      mistaken: 'mixture-taken-for-new',
    },
  ],
  things: [
    { name: message('changes.things.salt-stirred-into.name'), group: 0 },
    {
      name: message('changes.things.sand-iron-filings.name'),
      group: 0,
    },
    {
      name: message('changes.things.bowl-beans-rice.name'),
      group: 0,
    },
    { name: message('changes.things.muddy-water.name'), group: 0 },
    { name: message('changes.things.sugar-stirred-into.name'), group: 0 },
    {
      name: message('changes.things.oil-water-shaken.name'),
      group: 0,
    },
    {
      name: message('changes.things.wood-burning-ash.name'),
      group: 1,
    },
    {
      name: message('changes.things.vinegar-baking-soda.name'),
      group: 1,
    },
    { name: message('changes.things.iron-rusting.name'), group: 1 },
    { name: message('changes.things.milk-turning-sour.name'), group: 1 },
    {
      name: message('changes.things.yeast-dough-rising.name'),
      group: 1,
    },
    { name: message('changes.things.cake-baking.name'), group: 1 },
  ],
  askGroup: message('changes.ask-group'),
  askSort: message('changes.ask-sort'),
  askWhy: message('changes.ask-why'),
  nudge: message('changes.nudge'),
  rule: [message('changes.rule.look-signs-new-color'), message('changes.rule.such-signs-show-other')],
};

/** Mixtures and new substances (NGSS 5-PS1-4). */
export const scMixtures = generator('sc-mixtures', (random, difficulty) =>
  askSortBank(CHANGES, random, difficulty),
);
