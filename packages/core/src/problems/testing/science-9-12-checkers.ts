import type { PracticeItem } from '@ori/contracts/practice';
import { firstNumbers } from './first-numbers.ts';
import { answers, numbersOf, valueOf, type Checker } from './reading.ts';
import { countAtoms } from './science-6-8-checkers.ts';

/** Standard atomic weights in g/mol (IUPAC, as in school tables). */
const WEIGHTS: Readonly<Record<string, number>> = {
  H: 1.008,
  C: 12.011,
  N: 14.007,
  O: 15.999,
  Na: 22.99,
  Mg: 24.305,
  Al: 26.982,
  S: 32.06,
  Cl: 35.45,
  K: 39.098,
  Ca: 40.078,
  Fe: 55.845,
  Zn: 65.38,
};
const molarMass = (formula: string) =>
  [...countAtoms(formula)].reduce((sum, [symbol, count]) => sum + (WEIGHTS[symbol] ?? Number.NaN) * count, 0);

/** The number in front of a formula in a written equation, once its atoms are found even. */
function coefficients(equation: string): ReadonlyMap<string, number> | null {
  const sums = new Map<string, number>();
  const found = new Map<string, number>();
  equation.split(' → ').forEach((side, index) => {
    for (const term of side.split(' + ')) {
      const [, count = '', formula = ''] = /^(\d*)\s?(\S+)$/.exec(term) ?? [];
      found.set(formula, Number(count || 1));
      for (const [symbol, atoms] of countAtoms(formula))
        sums.set(symbol, (sums.get(symbol) ?? 0) + (index === 0 ? 1 : -1) * atoms * Number(count || 1));
    }
  });
  return [...sums.values()].every((sum) => sum === 0) ? found : null;
}

/** Grams of one substance into moles. */
function checkMolesOf(item: PracticeItem): boolean {
  const [, grams, formula = ''] = /are ([\d.]+) g of (\S+)\?/.exec(item.prompt.en) ?? [];
  return Math.abs(Number(grams) / molarMass(formula) - Number(item.answer)) <= 0.02;
}

/** What goes with what in a written equation, and how many of the sought go with one of the given. */
function proportion(english: string) {
  const [equation = ''] = english.split('. How many');
  const found = coefficients(equation);
  const [, sought = '', amount, given = ''] =
    /of (\S+) go with ([\d.]+) (?:g|mol) of (\S+)\?/.exec(english) ?? [];
  const inFront = (formula: string) => found?.get(formula) ?? Number.NaN;
  return { sought, given, amount: Number(amount), ratio: inFront(sought) / inFront(given) };
}

function checkMoles(item: PracticeItem): boolean {
  const { amount, ratio } = proportion(item.prompt.en);
  return answers(item, amount * ratio);
}

function checkGrams(item: PracticeItem): boolean {
  const { sought, given, amount, ratio } = proportion(item.prompt.en);
  const grams = (amount / molarMass(given)) * ratio * molarMass(sought);
  return Math.abs(grams - Number(item.answer)) <= 0.015 * grams;
}

/** A mixture reacts in small steps until one of the reactants is gone; gives the moles of the product. */
function reactOut(english: string, given: readonly (readonly [string, number])[], product: string): number {
  const [equation = ''] = english.split('. ');
  const inFront = coefficients(equation);
  const needs = (formula: string) => inFront?.get(formula) ?? Number.NaN;
  const steps = 20_000;
  const small = Math.max(...given.map(([, moles]) => moles)) / steps;
  let runs = 0;
  while (given.every(([formula, moles]) => moles - needs(formula) * (runs + small) >= -1e-9)) runs += small;
  return runs * needs(product);
}

function checkLimitingMoles(item: PracticeItem): boolean {
  const english = item.prompt.en;
  const given = [...english.matchAll(/([\d.]+) mol of (\S+?)(?=[ .])/g)].map(
    ([, moles, formula = '']) => [formula, Number(moles)] as const,
  );
  const product = /moles of (\S+) can/.exec(english)?.[1] ?? '';
  return given.length === 2 && Math.abs(reactOut(english, given, product) - Number(item.answer)) < 0.01;
}

function checkLimitingGrams(item: PracticeItem): boolean {
  const english = item.prompt.en;
  const given = [...english.matchAll(/([\d.]+) g of (\S+)/g)].map(
    ([, grams, formula = '']) => [formula, Number(grams) / molarMass(formula)] as const,
  );
  const product = /grams of (\S+) can/.exec(english)?.[1] ?? '';
  const grams = reactOut(english, given, product) * molarMass(product);
  return given.length === 2 && Math.abs(grams - Number(item.answer)) <= 0.01 * grams;
}

function checkYield(item: PracticeItem): boolean {
  const english = item.prompt.en;
  const [, grams, from = '', won, product = ''] =
    /From ([\d.]+) g of (\S+), with .* ([\d.]+) g of (\S+) are won/.exec(english) ?? [];
  const most = reactOut(english, [[from, Number(grams) / molarMass(from)]], product) * molarMass(product);
  return Math.abs((100 * Number(won)) / most - Number(item.answer)) < 0.5;
}

/** The questions about moles: how each one is known by its words, and its check. */
const MOLE_QUESTIONS: readonly (readonly [RegExp, (item: PracticeItem) => boolean])[] = [
  [/are [\d.]+ g of \S+\?/, checkMolesOf],
  [/mol of \S+ and .* at most/, checkLimitingMoles],
  [/g of \S+ and .* at most/, checkLimitingGrams],
  [/the yield/, checkYield],
  [/How many moles/, checkMoles],
  [/How many grams/, checkGrams],
];

function checkMole(item: PracticeItem): boolean {
  const question = MOLE_QUESTIONS.find(([words]) => words.test(item.prompt.en));
  return question !== undefined && question[1](item);
}

const ATOMIC_NUMBER: Readonly<Record<string, number>> = {
  U: 92,
  Ra: 88,
  Po: 84,
  Am: 95,
  Rn: 86,
  C: 6,
  I: 53,
  Co: 27,
  Sr: 38,
  P: 15,
  H: 1,
  Th: 90,
};
const HALF_LIFE: Readonly<Record<string, number>> = {
  'iodine-131': 8.02,
  'cobalt-60': 5.27,
  'technetium-99m': 6.01,
  'caesium-137': 30.1,
  'fluorine-18': 109.8,
};

function checkDecay(item: PracticeItem): boolean {
  const english = item.prompt.en;
  const [, symbol = '', mass = ''] = /^([A-Z][a-z]?)-(\d+)/.exec(english) ?? [];
  const protons = ATOMIC_NUMBER[symbol] ?? Number.NaN;
  const given = Number(/number (\d+)/.exec(english)?.[1]);
  const [lostMass, lostCharge] = english.includes('alpha') ? [4, 2] : [0, -1];
  return given === protons && item.answer === `${Number(mass) - lostMass};${protons - lostCharge}`;
}

function checkAge(item: PracticeItem): boolean {
  const [, left = 0, fresh = 1] = /has (\d+) of every (\d+)/.exec(item.prompt.en)?.map(Number) ?? [];
  return Math.abs((Math.log(fresh / left) / Math.LN2) * 5730 - Number(item.answer)) < 1;
}

/** What is left of a nuclide of known half-life, by the law of decay. */
function checkLeft(item: PracticeItem): boolean {
  const english = item.prompt.en;
  const [name = ''] = Object.keys(HALF_LIFE).filter((nuclide) => english.includes(nuclide));
  const [, halfLife = 1, start = 0, time = 0] =
    / is ([\d.]+) \w+\. How many mg of ([\d.]+) mg are left after ([\d.]+)/.exec(english)?.map(Number) ?? [];
  const isTrue = Math.abs(halfLife / (HALF_LIFE[name] ?? 0) - 1) < 0.02;
  return isTrue && Math.abs(start * Math.exp((-Math.LN2 * time) / halfLife) - Number(item.answer)) <= 0.02;
}

function checkNuclear(item: PracticeItem): boolean {
  if (item.answerKind.kind === 'list') return checkDecay(item);
  return item.prompt.en.includes('carbon-14') ? checkAge(item) : checkLeft(item);
}

function checkMomentum(item: PracticeItem): boolean {
  const numbers = numbersOf(item);
  const answer = Number(item.answer);
  if (item.prompt.en.startsWith('A skater'))
    return Math.abs(answer / (numbers[0] ?? 0) - (numbers[1] ?? 0)) < 0.02;
  if (item.prompt.en.startsWith('Two')) {
    const [m1, v1, m2] = firstNumbers(numbers);
    return Math.abs(m2 * answer - m1 * v1) <= 0.01 * m2;
  }
  const [m1, v1, m2, speed] = firstNumbers(numbers);
  const v2 = item.prompt.en.includes('to the left') ? -speed : speed;
  // What A loses, B gains.
  return Math.abs(m1 * (v1 - answer) - m2 * (answer - v2)) < 0.05;
}

function checkGravity(item: PracticeItem): boolean {
  const [first, second] = firstNumbers(numbersOf(item));
  const answer = valueOf(item.answer);
  if (item.answerKind.kind === 'rational') return Math.abs(answer * second * second - first) < 1e-9;
  if (item.prompt.en.includes('How far')) return answer ** 3 === first ** 2;
  return Math.abs(answer - first ** 1.5) <= 0.02;
}

function checkInduction(item: PracticeItem): boolean {
  const [first, second, third] = firstNumbers(numbersOf(item));
  const answer = Number(item.answer);
  if (item.prompt.en.startsWith('A coil')) return answer === (first / 60) * second * 2;
  if (item.prompt.en.includes('secondary voltage')) return Math.abs(answer / second - third / first) < 1e-4;
  return Math.abs(answer * second - third * first) <= 0.01 * second;
}

/** Checkers of the 9-12 science skills about matter and motion. */
export const SCIENCE_9_12_CHECKERS: Readonly<Record<string, Checker>> = {
  'sc-gravity': checkGravity,
  'sc-induct': checkInduction,
  'sc-mole': checkMole,
  'sc-momentum': checkMomentum,
  'sc-nuclear': checkNuclear,
};
