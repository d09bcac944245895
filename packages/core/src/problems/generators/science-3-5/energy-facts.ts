import { messagesOf } from '../../phrase.ts';
import type { PairBank } from '../../fact-pairs.ts';
import type { SequenceBank } from '../../fact-sequences.ts';
import { picture } from '../../generators/drawing/draw-picture.ts';
import { MORE_CHAINS } from './energy-chains.ts';

const message = messagesOf('sc-energy');

/** Things that change energy from one form into another. */
export const CHANGERS: PairBank = {
  pairs: [
    {
      left: { text: message('changers.pairs.lamp.left-text'), figure: picture('lamp') },
      right: {
        text: message('changers.pairs.lamp.right-text'),
      },
      why: message('changers.pairs.lamp.why'),
    },
    {
      left: { text: message('changers.pairs.electric-fan.left-text') },
      right: {
        text: message('changers.pairs.electric-fan.right-text'),
      },
      why: message('changers.pairs.electric-fan.why'),
    },
    {
      left: { text: message('changers.pairs.electric-oven.left-text') },
      right: {
        text: message('changers.pairs.electric-oven.right-text'),
      },
      why: message('changers.pairs.electric-oven.why'),
    },
    {
      left: {
        text: message('changers.pairs.beaten-drum.left-text'),
        figure: picture('drum'),
      },
      right: {
        text: message('changers.pairs.beaten-drum.right-text'),
      },
      why: message('changers.pairs.beaten-drum.why'),
    },
    {
      left: { text: message('changers.pairs.solar-cell.left-text') },
      right: {
        text: message('changers.pairs.solar-cell.right-text'),
      },
      why: message('changers.pairs.solar-cell.why'),
    },
    {
      left: { text: message('changers.pairs.hands-rubbed-together.left-text') },
      right: {
        text: message('changers.pairs.hands-rubbed-together.right-text'),
      },
      why: message('changers.pairs.hands-rubbed-together.why'),
    },
    {
      left: { text: message('changers.pairs.wind-turbine.left-text') },
      right: {
        text: message('changers.pairs.wind-turbine.right-text'),
      },
      why: message('changers.pairs.wind-turbine.why'),
    },
    {
      left: {
        text: message('changers.pairs.candle-flame.left-text'),
        figure: picture('candle'),
      },
      right: {
        text: message('changers.pairs.candle-flame.right-text'),
      },
      why: message('changers.pairs.candle-flame.why'),
    },
  ],
  askRight: message('changers.ask-right'),
  askLeft: message('changers.ask-left'),
  askMatch: message('changers.ask-match'),
  mixedUp: 'energy-form-mixed',
  nudge: message('changers.nudge'),
  rule: [message('changers.rule.name-energy-goes'), message('changers.rule.energy-made-nothing-changes')],
};
/** Chains along which energy is passed on. */
export const CHAINS: SequenceBank = {
  sequences: [
    {
      name: message('chains.sequences.sun-runner.name'),
      why: message('chains.sequences.sun-runner.why'),
      stages: [
        { text: message('more-chains.sun-plow.stages.sunlight') },
        { text: message('chains.sequences.sun-runner.stages-wheat-plant-text') },
        { text: message('chains.sequences.sun-runner.stages-bread-text') },
        { text: message('chains.sequences.sun-runner.stages-running-child-text') },
      ],
    },
    {
      name: message('chains.sequences.river-lamp.name'),
      why: message('chains.sequences.river-lamp.why'),
      stages: [
        { text: message('chains.sequences.river-lamp.stages-falling-water-text') },
        { text: message('more-chains.legs-bicycle-light.stages.turning-wheel') },
        { text: message('more-chains.wind-lamp.stages.electric-generator') },
        { text: message('more-chains.wind-lamp.stages.shining-lamp') },
      ],
    },
    {
      name: message('chains.sequences.muscle-bell.name'),
      why: message('chains.sequences.muscle-bell.why'),
      stages: [
        { text: message('chains.sequences.muscle-bell.stages-food-text') },
        { text: message('chains.sequences.muscle-bell.stages-moving-muscle-text') },
        { text: message('chains.sequences.muscle-bell.stages-swinging-bell-text') },
        { text: message('more-chains.battery-song.stages.sound-air') },
      ],
    },
    {
      name: message('chains.sequences.sun-fan.name'),
      why: message('chains.sequences.sun-fan.why'),
      stages: [
        { text: message('more-chains.sun-plow.stages.sunlight') },
        { text: message('chains.sequences.sun-fan.stages-solar-cell-2-text') },
        { text: message('chains.sequences.sun-fan.stages-electric-motor-text') },
        { text: message('more-chains.wind-lamp.stages.moving-air') },
      ],
    },
    {
      name: message('chains.sequences.wood-pot.name'),
      why: message('chains.sequences.wood-pot.why'),
      stages: [
        { text: message('more-chains.sun-plow.stages.sunlight') },
        { text: message('chains.sequences.wood-pot.stages-tree-text') },
        { text: message('chains.sequences.wood-pot.stages-burning-firewood-text') },
        { text: message('chains.sequences.wood-pot.stages-hot-soup-text') },
      ],
    },
    {
      name: message('chains.sequences.gravity-heat.name'),
      why: message('chains.sequences.gravity-heat.why'),
      stages: [
        { text: message('chains.sequences.gravity-heat.stages-sled-high-hill-text') },
        { text: message('chains.sequences.gravity-heat.stages-sled-sliding-down-text') },
        { text: message('chains.sequences.gravity-heat.stages-rubbing-ground-text') },
        { text: message('chains.sequences.gravity-heat.stages-slightly-warmer-runners-text') },
      ],
    },
    ...MORE_CHAINS,
  ],
  askOrder: message('chains.ask-order'),
  askNext: message('chains.ask-next'),
  askBefore: message('chains.ask-before'),
  backwards: 'energy-appears',
  skipped: 'stage-skipped',
  nudge: message('chains.nudge'),
  rule: [message('chains.rule.find-source'), message('chains.rule.energy-passes-thing-thing')],
};
