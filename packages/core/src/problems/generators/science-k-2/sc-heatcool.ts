import { messagesOf } from '../../phrase.ts';
import { type SortBank, askSortBank } from '../../fact-sort.ts';
import { picture } from '../../generators/drawing/draw-picture.ts';
import { generator } from '../../item.ts';

const message = messagesOf('sc-heatcool');

const CHANGES: SortBank = {
  groups: [
    {
      name: message('changes.groups.can-go-back.name'),
      ask: message('changes.groups.can-go-back.ask'),
      why: message('changes.groups.can-go-back.why'),
      falseWhys: [
        [message('changes.groups.can-go-back.false-whys-now-new-stuff'), 'change-thought-final'],
        [message('changes.groups.can-go-back.false-whys-went-very-fast'), 'change-thought-final'],
      ],
      mistaken: 'change-thought-to-reverse',
    },
    {
      name: message('changes.groups.stays-changed.name'),
      ask: message('changes.groups.stays-changed.ask'),
      why: message('changes.groups.can-go-back.false-whys-now-new-stuff'),
      falseWhys: [
        [message('changes.groups.can-go-back.why'), 'change-thought-to-reverse'],
        [message('changes.groups.stays-changed.false-whys-only-got-softer'), 'change-thought-to-reverse'],
      ],
      mistaken: 'change-thought-final',
    },
  ],
  things: [
    { name: message('changes.things.ice-melts.name'), group: 0, picture: picture('ice') },
    { name: message('changes.things.snow-melts.name'), group: 0, picture: picture('snow') },
    { name: message('changes.things.water-freezes.name'), group: 0, picture: picture('drop') },
    { name: message('changes.things.chocolate-melts.name'), group: 0 },
    { name: message('changes.things.butter-melts.name'), group: 0 },
    {
      name: message('changes.things.candle-wax-melts.name'),
      group: 0,
      picture: picture('candle'),
    },
    {
      name: message('changes.things.metal-melted.name'),
      group: 0,
      picture: picture('spoon'),
    },
    { name: message('changes.things.wood-burns.name'), group: 1, picture: picture('fire') },
    {
      name: message('changes.things.egg-boiled.name'),
      group: 1,
      picture: picture('egg'),
    },
    { name: message('changes.things.bread-baked.name'), group: 1, picture: picture('bread') },
    { name: message('changes.things.paper-burns.name'), group: 1, picture: picture('book') },
    {
      name: message('changes.things.toast-turns-black.name'),
      group: 1,
      picture: picture('bread'),
    },
  ],
  askGroup: message('changes.ask-group'),
  askSort: message('changes.ask-sort'),
  askWhy: message('changes.ask-why'),
  nudge: message('changes.nudge'),
  rule: [message('changes.rule.ask-still-same-stuff'), message('changes.rule.melting-freezing-keep-stuff')],
};

/** Heating and cooling: changes that go back or stay (NGSS 2-PS1-4). */
export const scHeatcool = generator('sc-heatcool', (random, difficulty) =>
  askSortBank(CHANGES, random, difficulty),
);
