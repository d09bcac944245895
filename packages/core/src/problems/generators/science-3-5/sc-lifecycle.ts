import { messagesOf } from '../../phrase.ts';
import { type SequenceBank, neighbourOf, orderStages } from '../../fact-sequences.ts';
import { generator } from '../../item.ts';

const message = messagesOf('sc-lifecycle');

const CYCLES: SequenceBank = {
  sequences: [
    {
      name: message('cycles.sequences.butterfly.name'),
      why: message('cycles.sequences.butterfly.why'),
      stages: [
        { text: message('cycles.sequences.butterfly.stages-egg-text') },
        { text: message('cycles.sequences.butterfly.stages-caterpillar-text') },
        { text: message('cycles.sequences.butterfly.stages-chrysalis-text') },
        { text: message('cycles.sequences.butterfly.stages-adult-butterfly-text') },
      ],
    },
    {
      name: message('cycles.sequences.frog.name'),
      why: message('cycles.sequences.frog.why'),
      stages: [
        { text: message('cycles.sequences.frog.stages-eggs-water-text') },
        { text: message('cycles.sequences.frog.stages-tadpole-text') },
        { text: message('cycles.sequences.frog.stages-froglet-tail-text') },
        { text: message('cycles.sequences.frog.stages-adult-frog-text') },
      ],
    },
    {
      name: message('cycles.sequences.bean-plant.name'),
      why: message('cycles.sequences.bean-plant.why'),
      stages: [
        { text: message('cycles.sequences.bean-plant.stages-seed-text') },
        { text: message('cycles.sequences.bean-plant.stages-seedling-text') },
        { text: message('cycles.sequences.bean-plant.stages-plant-flower-text') },
        { text: message('cycles.sequences.bean-plant.stages-pod-new-seeds-text') },
      ],
    },
    {
      name: message('cycles.sequences.hen.name'),
      why: message('cycles.sequences.hen.why'),
      stages: [
        { text: message('cycles.sequences.butterfly.stages-egg-text') },
        { text: message('cycles.sequences.hen.stages-chick-text') },
        { text: message('cycles.sequences.hen.stages-young-hen-text') },
        { text: message('cycles.sequences.hen.stages-adult-hen-text') },
      ],
    },
    {
      name: message('cycles.sequences.dragonfly.name'),
      why: message('cycles.sequences.dragonfly.why'),
      stages: [
        { text: message('cycles.sequences.butterfly.stages-egg-text') },
        { text: message('cycles.sequences.dragonfly.stages-water-nymph-text') },
        { text: message('cycles.sequences.dragonfly.stages-adult-dragonfly-text') },
      ],
    },
    {
      name: message('cycles.sequences.ladybug.name'),
      why: message('cycles.sequences.ladybug.why'),
      stages: [
        { text: message('cycles.sequences.butterfly.stages-egg-text') },
        { text: message('cycles.sequences.ladybug.stages-larva-text') },
        { text: message('cycles.sequences.ladybug.stages-pupa-text') },
        { text: message('cycles.sequences.ladybug.stages-adult-ladybug-text') },
      ],
    },
    {
      name: message('cycles.sequences.mosquito.name'),
      why: message('cycles.sequences.mosquito.why'),
      stages: [
        { text: message('cycles.sequences.mosquito.stages-egg-water-text') },
        { text: message('cycles.sequences.mosquito.stages-wriggling-larva-text') },
        { text: message('cycles.sequences.ladybug.stages-pupa-text') },
        { text: message('cycles.sequences.mosquito.stages-adult-mosquito-text') },
      ],
    },
    {
      name: message('cycles.sequences.salmon.name'),
      why: message('cycles.sequences.salmon.why'),
      stages: [
        {
          text: message('cycles.sequences.salmon.stages-egg-gravel-stream-text'),
        },
        { text: message('cycles.sequences.salmon.stages-young-fish-river-text') },
        { text: message('cycles.sequences.salmon.stages-grown-fish-sea-text') },
        {
          text: message('cycles.sequences.salmon.stages-fish-back-stream-text'),
        },
      ],
    },
    {
      name: message('cycles.sequences.oak.name'),
      why: message('cycles.sequences.oak.why'),
      stages: [
        { text: message('cycles.sequences.oak.stages-acorn-text') },
        { text: message('cycles.sequences.bean-plant.stages-seedling-text') },
        { text: message('cycles.sequences.oak.stages-young-tree-text') },
        { text: message('cycles.sequences.oak.stages-tall-tree-acorns-text') },
      ],
    },
    {
      name: message('cycles.sequences.sea-turtle.name'),
      why: message('cycles.sequences.sea-turtle.why'),
      stages: [
        { text: message('cycles.sequences.sea-turtle.stages-egg-sand-text') },
        { text: message('cycles.sequences.sea-turtle.stages-hatchling-beach-text') },
        { text: message('cycles.sequences.sea-turtle.stages-young-turtle-sea-text') },
        { text: message('cycles.sequences.sea-turtle.stages-adult-turtle-text') },
      ],
    },
    {
      name: message('cycles.sequences.grasshopper.name'),
      why: message('cycles.sequences.grasshopper.why'),
      stages: [
        { text: message('cycles.sequences.butterfly.stages-egg-text') },
        { text: message('cycles.sequences.grasshopper.stages-young-without-wings-text') },
        { text: message('cycles.sequences.grasshopper.stages-adult-grasshopper-text') },
      ],
    },
    {
      name: message('cycles.sequences.dandelion.name'),
      why: message('cycles.sequences.dandelion.why'),
      stages: [
        { text: message('cycles.sequences.bean-plant.stages-seed-text') },
        {
          text: message('cycles.sequences.dandelion.stages-ring-leaves-ground-text'),
        },
        { text: message('cycles.sequences.dandelion.stages-yellow-flower-text') },
        {
          text: message('cycles.sequences.dandelion.stages-white-ball-new-text'),
        },
      ],
    },
  ],
  askOrder: message('cycles.ask-order'),
  askNext: message('cycles.ask-next'),
  askBefore: message('cycles.ask-before'),
  backwards: 'stages-backwards',
  skipped: 'stage-skipped',
  nudge: message('cycles.nudge'),
  rule: [message('cycles.rule.find-life-begins'), message('cycles.rule.living-things-grow-through')],
};

/** Stages of life cycles (NGSS 3-LS1-1). */
export const scLifecycle = generator('sc-lifecycle', (random, difficulty) => {
  if (difficulty === 1) return neighbourOf(CYCLES, random);
  return difficulty === 2 ? neighbourOf(CYCLES, random, true) : orderStages(CYCLES, random);
});
