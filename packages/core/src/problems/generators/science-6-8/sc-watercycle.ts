import { messagesOf, type Phrase } from '../../phrase.ts';
import { type SequenceBank, neighbourOf, orderStages } from '../../fact-sequences.ts';
import { askSortBank, type SortBank } from '../../fact-sort.ts';
import { generator } from '../../item.ts';

const message = messagesOf('sc-watercycle');

const thing = (group: number, name: Phrase) => ({ name: name, group });

const DRIVERS: SortBank = {
  groups: [
    {
      name: message('drivers.groups.heat-sun.name'),
      ask: message('drivers.groups.heat-sun.ask'),
      why: message('drivers.groups.heat-sun.why'),
      falseWhys: [],
      mistaken: 'cycle-driver-mixed',
    },
    {
      name: message('drivers.groups.gravity.name'),
      ask: message('drivers.groups.gravity.ask'),
      why: message('drivers.groups.gravity.why'),
      falseWhys: [],
      mistaken: 'cycle-driver-mixed',
    },
  ],
  things: [
    thing(0, message('drivers.things.seawater-evaporating.name')),
    thing(0, message('drivers.things.snow-melting-spring.name')),
    thing(0, message('drivers.things.leaves-giving-off.name')),
    thing(0, message('drivers.things.wet-soil-drying.name')),
    thing(0, message('drivers.things.lake-losing-water.name')),
    thing(1, message('drivers.things.rain-falling.name')),
    thing(1, message('drivers.things.river-flowing-sea.name')),
    thing(1, message('drivers.things.rain-soaking-into.name')),
    thing(1, message('drivers.things.glacier-sliding-into.name')),
    thing(1, message('drivers.things.hail-dropping-cloud.name')),
  ],
  askGroup: message('drivers.ask-group'),
  askSort: message('drivers.ask-sort'),
  askWhy: message('drivers.ask-why'),
  nudge: message('drivers.nudge'),
  rule: [message('drivers.rule.watch-way-water-moves'), message('drivers.rule.two-engines-drive-water')],
};

const stage = (words: Phrase) => ({ text: words });
const SEA = message('sea');
const VAPOR = message('vapor');
const CLOUD = message('cloud');
const PATHS: SequenceBank = {
  sequences: [
    {
      name: message('paths.sequences.sea-river.name'),
      stages: [
        stage(SEA),
        stage(VAPOR),
        stage(CLOUD),
        stage(message('paths.sequences.sea-river.stages-rain-over-hill-words')),
        stage(message('paths.sequences.sea-river.stages-river-words')),
      ],
      why: message('paths.sequences.sea-river.why'),
    },
    {
      name: message('paths.sequences.sea-glacier.name'),
      stages: [
        stage(SEA),
        stage(VAPOR),
        stage(CLOUD),
        stage(message('paths.sequences.sea-glacier.stages-snow-peak-words')),
        stage(message('paths.sequences.sea-glacier.stages-ice-glacier-words')),
      ],
      why: message('paths.sequences.sea-glacier.why'),
    },
    {
      name: message('paths.sequences.soil-through-tree.name'),
      stages: [
        stage(message('paths.sequences.soil-through-tree.stages-water-soil-words')),
        stage(message('paths.sequences.soil-through-tree.stages-water-roots-words')),
        stage(message('paths.sequences.soil-through-tree.stages-water-leaves-words')),
        stage(VAPOR),
        stage(CLOUD),
      ],
      why: message('paths.sequences.soil-through-tree.why'),
    },
    {
      name: message('paths.sequences.rain-spring.name'),
      stages: [
        stage(CLOUD),
        stage(message('paths.sequences.rain-spring.stages-rain-field-words')),
        stage(message('paths.sequences.rain-spring.stages-water-under-ground-words')),
        stage(message('paths.sequences.rain-spring.stages-spring-words')),
      ],
      why: message('paths.sequences.rain-spring.why'),
    },
    {
      name: message('paths.sequences.puddle-field.name'),
      stages: [
        stage(message('paths.sequences.puddle-field.stages-water-puddle-words')),
        stage(VAPOR),
        stage(CLOUD),
        stage(message('paths.sequences.rain-spring.stages-rain-field-words')),
        stage(message('paths.sequences.soil-through-tree.stages-water-soil-words')),
      ],
      why: message('paths.sequences.puddle-field.why'),
    },
    {
      name: message('paths.sequences.glacier-air.name'),
      stages: [
        stage(message('paths.sequences.sea-glacier.stages-ice-glacier-words')),
        stage(message('paths.sequences.glacier-air.stages-melted-water-brook-words')),
        stage(message('paths.sequences.sea-river.stages-river-words')),
        stage(SEA),
        stage(VAPOR),
      ],
      why: message('paths.sequences.glacier-air.why'),
    },
    {
      name: message('paths.sequences.lake-well.name'),
      stages: [
        stage(message('paths.sequences.lake-well.stages-water-lake-words')),
        stage(VAPOR),
        stage(CLOUD),
        stage(message('paths.sequences.lake-well.stages-rain-meadow-words')),
        stage(message('paths.sequences.lake-well.stages-water-well-words')),
      ],
      why: message('paths.sequences.lake-well.why'),
    },
  ],
  askOrder: message('paths.ask-order'),
  askNext: message('paths.ask-next'),
  askBefore: message('paths.ask-before'),
  backwards: 'stages-backwards',
  skipped: 'stage-skipped',
  nudge: message('paths.nudge'),
  rule: [message('paths.rule.ask-each-place-lifts'), message('paths.rule.sun-lifts-water-gravity')],
};

/** Ways of water and what drives them (NGSS MS-ESS2-4). */
export const scWatercycle = generator('sc-watercycle', (random, difficulty) => {
  if (difficulty === 1) return askSortBank(DRIVERS, random, random.integer(0, 1) === 0 ? 1 : 2);
  return difficulty === 2
    ? neighbourOf(PATHS, random, random.integer(0, 1) === 0)
    : orderStages(PATHS, random);
});
