import type { DraftItem } from '../../draft.ts';
import { messagesOf } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { decimalItem, generator, rounded } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { worked } from '../science-6-8/worked.ts';
import { limitingGrams, limitingMoles, percentYield } from './limiting-reagent.ts';
import { amountsOf, gramsOfMole, three, type Amount } from './reaction-amounts.ts';

const message = messagesOf('sc-mole');

const FORMULAS = [
  'H₂O',
  'CO₂',
  'NaCl',
  'CaCO₃',
  'C₆H₁₂O₆',
  'NH₃',
  'CH₄',
  'Fe₂O₃',
  'Mg(OH)₂',
  'KNO₃',
] as const;
/** Reactions with a given and a sought substance, by their place among all. */
const REACTIONS = [
  { equation: 'CH₄ + O₂ → CO₂ + H₂O', places: [0, 1, 2, 3] },
  { equation: 'N₂ + H₂ → NH₃', places: [0, 1, 2] },
  { equation: 'Fe₂O₃ + CO → Fe + CO₂', places: [0, 1, 2, 3] },
  { equation: 'Mg + O₂ → MgO', places: [0, 1, 2] },
  { equation: 'C₃H₈ + O₂ → CO₂ + H₂O', places: [0, 1, 2, 3] },
  { equation: 'Al + O₂ → Al₂O₃', places: [0, 1, 2] },
  { equation: 'Zn + HCl → ZnCl₂ + H₂', places: [0, 1, 2, 3] },
] as const;

interface Drawn {
  readonly equation: string;
  readonly given: Amount;
  readonly sought: Amount;
}

function drawReaction(random: SeededRandom): Drawn {
  const { equation: reaction, places } = random.pick(REACTIONS);
  const { equation, reactants, products } = amountsOf(reaction);
  const all = [...reactants, ...products];
  const [from, to] = random.shuffle(places);
  const given = all[from ?? 0];
  const sought = all[to ?? 1];
  if (!given || !sought) throw new Error('two substances are drawn');
  if (given.count === sought.count) return drawReaction(random);
  return { equation, given, sought };
}

function gramsToMoles(random: SeededRandom): DraftItem {
  const formula = random.pick(FORMULAS);
  const molar = gramsOfMole(formula);
  const moles = random.integer(2, 60) / 20;
  const grams = rounded(molar * moles, 2);
  const explained = worked(
    {
      prompt: message('grams-to-moles.explained.work.prompt'),
      nudge: message('grams-to-moles.explained.work.nudge'),
      rule: ['n = m ÷ M', message('grams-to-moles.explained.work.rule')],
      work: [
        ['n = {grams} ÷ {molar} = {moles} mol', message('grams-to-moles.explained.work.grams-over-grams')],
      ],
    },
    { grams, formula, molar, moles },
  );
  return decimalItem(explained, moles, { tolerance: 0.01, unit: 'mol' }, [
    [grams, 'grams-taken-for-moles'],
    [rounded(grams * molar, 1), 'multiplied-for-divided'],
    [rounded(molar / grams, 2), 'multiplied-for-divided'],
  ]);
}

const RATIO = [message('ratio.read-numbers-front-both'), message('ratio.they-ratio-moles')] as const;

function molesToMoles(random: SeededRandom): DraftItem {
  const { equation, given, sought } = drawReaction(random);
  const times = random.integer(1, 20) / 2;
  const from = rounded(given.count * times, 2);
  const answer = rounded(sought.count * times, 2);
  const explained = worked(
    {
      prompt: message('moles-to-moles.explained.work.prompt'),
      nudge: message('moles-to-moles.explained.work.nudge'),
      rule: RATIO,
      work: [
        ['{from} × {b} ÷ {a} = {answer} mol', message('moles-to-moles.explained.work.divide-number-given')],
      ],
    },
    { equation, given: given.formula, sought: sought.formula, from, answer, a: given.count, b: sought.count },
  );
  return decimalItem(explained, answer, { tolerance: 0.01, unit: 'mol' }, [
    [from, 'mole-ratio-ignored'],
    [rounded((from * given.count) / sought.count, 2), 'mole-ratio-upside-down'],
  ]);
}

function gramsToGrams(random: SeededRandom): DraftItem {
  const { equation, given, sought } = drawReaction(random);
  const [m1, m2] = [gramsOfMole(given.formula), gramsOfMole(sought.formula)];
  const grams = random.integer(20, 99) / 2;
  const exact = ((grams / m1) * sought.count * m2) / given.count;
  const answer = three(exact);
  const explained = worked(
    {
      prompt: message('grams-to-grams.explained.work.prompt'),
      nudge: message('grams-to-grams.explained.work.nudge'),
      rule: RATIO,
      work: [
        ['{grams} ÷ {m1} × {b} ÷ {a} × {m2}', message('grams-to-grams.explained.work.grams-moles-ratio')],
        ['≈ {answer} g', message('grams-to-grams.explained.work.only-end-rounded')],
      ],
    },
    {
      equation,
      given: given.formula,
      sought: sought.formula,
      grams,
      m1,
      m2,
      answer,
      a: given.count,
      b: sought.count,
    },
  );
  return decimalItem(explained, answer, { tolerance: Math.max(0.01, three(exact * 0.006)), unit: 'g' }, [
    [three((grams / m1) * m2), 'mole-ratio-ignored'],
    [three(((grams / m1) * given.count * m2) / sought.count), 'mole-ratio-upside-down'],
    [three((grams * sought.count) / given.count), 'grams-taken-for-moles'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return random.pick([gramsToMoles, molesToMoles])(random);
  if (difficulty === 2) return random.pick([molesToMoles, limitingMoles])(random);
  return random.pick([gramsToGrams, limitingGrams, percentYield])(random);
}

/** Moles and masses in reactions, what runs out first, and yields (NGSS HS-PS1-7). */
export const scMole = generator('sc-mole', make);
