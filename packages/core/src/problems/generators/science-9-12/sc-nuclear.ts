import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { rational } from '../../../maths/rational.ts';
import { decimalItem, generator, integerItem, rounded } from '../../item.ts';
import { listItem } from '../../item-several.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { worked } from '../science-6-8/worked.ts';

const message = messagesOf('sc-nuclear');

/** Half-lives, rounded (NIST, IAEA). */
const NUCLIDES = [
  {
    name: message('nuclides.iodine-131.name'),
    halfLife: 8,
    unit: message('nuclides.iodine-131.unit'),
  },
  {
    name: message('nuclides.cobalt-60.name'),
    halfLife: 5.3,
    unit: message('nuclides.cobalt-60.unit'),
  },
  {
    name: message('nuclides.technetium-99m.name'),
    halfLife: 6,
    unit: message('nuclides.technetium-99m.unit'),
  },
  {
    name: message('nuclides.caesium-137.name'),
    halfLife: 30,
    unit: message('nuclides.cobalt-60.unit'),
  },
  {
    name: message('nuclides.fluorine-18.name'),
    halfLife: 110,
    unit: message('nuclides.fluorine-18.unit'),
  },
] as const;

const HALVE = [message('halve.count-half-lives-then'), message('halve.each-half-life-half')] as const;

function remaining(random: SeededRandom): DraftItem {
  const { name, halfLife, unit } = random.pick(NUCLIDES);
  const count = random.integer(2, 5);
  const left = random.integer(1, 20) / 2;
  const start = rounded(left * 2 ** count, 1);
  const time = rounded(halfLife * count, 1);
  const explained = worked(
    {
      prompt: message('remaining.explained.work.prompt'),
      nudge: message('remaining.explained.work.nudge'),
      rule: HALVE,
      work: [
        ['{time} ÷ {halfLife} = {count}', message('remaining.explained.work.so-half-lives')],
        ['{start} ÷ {parts} = {left} mg', message('remaining.explained.work.halved-times')],
      ],
    },
    { name, halfLife, unit, start, time, count, left, parts: 2 ** count },
  );
  return decimalItem(explained, left, { tolerance: 0.02, unit: 'mg' }, [
    [rounded(left * 2, 2), 'one-half-life-off'],
    [rounded(left / 2, 2), 'one-half-life-off'],
    [rounded(start - left, 2), 'decayed-for-left'],
    [rounded(start / count, 2), 'decay-in-a-line'],
  ]);
}

/** Nuclides that decay this way in nature or in use: mass number and atomic number. */
const DECAYS = [
  { name: 'U-238', mass: 238, protons: 92, alpha: true },
  { name: 'Ra-226', mass: 226, protons: 88, alpha: true },
  { name: 'Po-210', mass: 210, protons: 84, alpha: true },
  { name: 'Am-241', mass: 241, protons: 95, alpha: true },
  { name: 'Rn-222', mass: 222, protons: 86, alpha: true },
  { name: 'C-14', mass: 14, protons: 6, alpha: false },
  { name: 'I-131', mass: 131, protons: 53, alpha: false },
  { name: 'Co-60', mass: 60, protons: 27, alpha: false },
  { name: 'Sr-90', mass: 90, protons: 38, alpha: false },
  { name: 'P-32', mass: 32, protons: 15, alpha: false },
  { name: 'H-3', mass: 3, protons: 1, alpha: false },
  { name: 'Th-232', mass: 232, protons: 90, alpha: true },
] as const;

const DAUGHTER_RULE = [
  message('daughter-rule.write-leaves-nucleus-both'),
  message('daughter-rule.nucleons-charge-neither-made'),
] as const;

const pair = (a: number, b: number) => [rational(a), rational(b)];

function daughter(random: SeededRandom): DraftItem {
  const { name, mass, protons, alpha } = random.pick(DECAYS);
  const [newMass, newProtons] = alpha ? [mass - 4, protons - 2] : [mass, protons + 1];
  const explained = worked(
    {
      prompt: alpha
        ? message('daughter.explained.work.prompt-name-atomic-number-protons')
        : message('daughter.explained.work.prompt-name-atomic-number-protons-2'),
      nudge: message('daughter.explained.work.nudge'),
      rule: DAUGHTER_RULE,
      work: [
        alpha
          ? [
              '{mass} − 4 = {newMass}; {protons} − 2 = {newProtons}',
              message('daughter.explained.work.two-protons-two-neutrons'),
            ]
          : [
              '{newMass}; {protons} + 1 = {newProtons}',
              message('daughter.explained.work.neutron-turns-into-proton'),
            ],
      ],
    },
    { name, mass, protons, newMass, newProtons },
  );
  return listItem(
    explained,
    [text(message('daughter.labels.mass-number')), text(message('daughter.labels.atomic-number'))],
    pair(newMass, newProtons),
    [
      [alpha ? pair(mass, protons + 1) : pair(mass - 4, protons - 2), 'decay-kind-mixed'],
      [alpha ? pair(mass - 2, protons - 2) : pair(mass, protons - 1), 'decay-kind-mixed'],
      [pair(mass, protons), 'decay-kind-mixed'],
    ],
  );
}

const CARBON_YEARS = 5730;

function dating(random: SeededRandom): DraftItem {
  const count = random.integer(1, 5);
  const thing = random.pick([
    message('dating.thing.piece-charcoal'),
    message('dating.thing.wooden-tool'),
    message('dating.thing.bone'),
    message('dating.thing.linen-cloth'),
  ]);
  const fresh = 2 ** count * random.pick([1, 2, 3, 5]);
  const left = fresh / 2 ** count;
  const years = CARBON_YEARS * count;
  const explained = worked(
    {
      prompt: message('dating.explained.work.prompt'),
      nudge: message('dating.explained.work.nudge'),
      rule: HALVE,
      work: [
        ['{fresh} ÷ {left} = {parts}', message('dating.explained.work.write-two-times')],
        ['{count} × {halfLife} = {years}', message('dating.explained.work.one-half-life')],
      ],
    },
    { thing, left, fresh, halfLife: CARBON_YEARS, parts: 2 ** count, count, years },
  );
  return integerItem(explained, years, [
    [years + CARBON_YEARS, 'one-half-life-off'],
    [years - CARBON_YEARS, 'one-half-life-off'],
    [CARBON_YEARS * 2 ** count, 'decay-in-a-line'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return remaining(random);
  return difficulty === 2 ? daughter(random) : dating(random);
}

/** Half-lives, decay and dating (NGSS HS-PS1-8). */
export const scNuclear = generator('sc-nuclear', make);
