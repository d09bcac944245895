import type { DraftItem } from '../../draft.ts';
import { messagesOf, type Phrase, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { askSortBank, type SortBank } from '../../fact-sort.ts';
import { choiceItem, generator, integerItem } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { worked } from './worked.ts';

const message = messagesOf('sc-photosyn');

const thing = (group: number, name: Phrase) => ({ name: name, group });

const SIDES: SortBank = {
  groups: [
    {
      name: message('sides.groups.used-up.name'),
      ask: message('sides.groups.used-up.ask'),
      why: message('sides.groups.used-up.why'),
      falseWhys: [],
      mistaken: 'gases-swapped',
    },
    {
      name: message('sides.groups.made.name'),
      ask: message('sides.groups.made.ask'),
      why: message('sides.groups.made.why'),
      falseWhys: [],
      mistaken: 'gases-swapped',
    },
    {
      name: message('sides.groups.neither.name'),
      ask: message('sides.groups.neither.ask'),
      why: message('sides.groups.neither.why'),
      falseWhys: [],
      mistaken: 'plants-eat-like-animals',
    },
  ],
  things: [
    thing(0, message('sides.things.carbon-dioxide-air.name')),
    thing(0, message('sides.things.water-roots.name')),
    thing(0, message('sides.things.energy-sunlight.name')),
    thing(1, message('sides.things.glucose-sugar.name')),
    thing(1, message('sides.things.oxygen-gas.name')),
    thing(2, message('sides.things.nitrogen-gas.name')),
    thing(2, message('sides.things.grains-sand.name')),
    thing(2, message('sides.things.humus-soil.name')),
  ],
  askGroup: message('sides.ask-group'),
  askSort: message('sides.ask-sort'),
  askWhy: message('sides.ask-why'),
  nudge: message('sides.nudge'),
  rule: [message('sides.rule.write-equation-goes-arrow'), message('sides.rule.carbon-plant-comes-air')],
};

/** What stands in the equation, with the number in front. */
const PARTS = [
  { formula: 'CO₂', count: 6 },
  { formula: 'H₂O', count: 6 },
  { formula: 'O₂', count: 6 },
  { formula: 'C₆H₁₂O₆', count: 1 },
] as const;

function countMolecules(random: SeededRandom): DraftItem {
  const [given, sought] = random.shuffle(PARTS);
  if (!given || !sought) throw new Error('two substances are drawn');
  if (given.count === sought.count) return countMolecules(random);
  const times = random.integer(2, 15);
  const from = given.count * times;
  const answer = sought.count * times;
  const explained = worked(
    {
      prompt: message('count-molecules.explained.work.prompt'),
      nudge: message('count-molecules.explained.work.nudge'),
      rule: [
        message('count-molecules.explained.work.rule-read-numbers-front-both'),
        message('count-molecules.explained.work.rule-they-tell-ratio-molecules'),
      ],
      work: [['{from} × {a} ÷ {b} = {answer}', message('count-molecules.explained.work.ratio-stays-same')]],
    },
    { sought: sought.formula, given: given.formula, from, a: sought.count, b: given.count, answer },
  );
  return integerItem(explained, answer, [
    [from, 'mole-ratio-ignored'],
    [(from * given.count) / sought.count, 'mole-ratio-upside-down'],
  ]);
}

const FACTORS = [
  message('factors.light'),
  message('factors.carbon-dioxide'),
  message('factors.warmth'),
] as const;

const optionOf = (factor: Phrase) => ({ text: text(factor) });

/** Bubbles of a water plant: only the factor in short supply makes a difference. */
function limiting(random: SeededRandom): DraftItem {
  const limit = random.pick([0, 1, 2]);
  const base = random.integer(8, 30);
  const more = base + random.integer(8, 20);
  const rate = (factor: number) => (factor === limit ? more : base);
  const explained = worked(
    {
      prompt: message('limiting.explained.work.prompt'),
      nudge: message('limiting.explained.work.nudge'),
      rule: [
        message('limiting.explained.work.rule-compare-each-new-number'),
        message('limiting.explained.work.rule-more-plentiful-already-changes'),
      ],
      work: [['{base} → {more}', message('limiting.explained.work.only-factor-short')]],
    },
    { base, more, light: rate(0), gas: rate(1), warm: rate(2) },
  );
  const others = [0, 1, 2].filter((other) => other !== limit);
  return choiceItem(explained, random, optionOf(FACTORS[limit]), [
    ...others.map((other) => [optionOf(FACTORS[other] ?? FACTORS[0]), 'plenty-thought-limiting'] as const),
    [optionOf(message('limiting.wrong.oxygen.oxygen-2-factor')), 'gases-swapped'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return askSortBank(SIDES, random, random.integer(0, 1) === 0 ? 1 : 2);
  return difficulty === 2 ? countMolecules(random) : limiting(random);
}

/** Photosynthesis: what goes in, what comes out, what limits it (NGSS MS-LS1-6). */
export const scPhotosyn = generator('sc-photosyn', make);
