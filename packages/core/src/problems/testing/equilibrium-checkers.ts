import type { PracticeItem } from '@ori/contracts/practice';
import { firstNumbers } from './first-numbers.ts';
import { answers, numbersOf, rightOption } from './reading.ts';

/** CODATA 2018, in place of the rounded constant the question names. */
const GAS_CONSTANT = 8.314_462_618;
const STEPS = 400;

/** Where a rising function passes zero, by halving. */
function zeroOf(rising: (x: number) => number, low: number, high: number): number {
  let [from, to] = [low, high];
  for (let count = 0; count < 80; count += 1) {
    const middle = (from + to) / 2;
    if (rising(middle) < 0) from = middle;
    else to = middle;
  }
  return (from + to) / 2;
}

function within(item: PracticeItem, value: number, share: number): boolean {
  return Math.abs(Number(item.answer) - value) <= share * Math.abs(value);
}

/** The numbers that stand after a sign or word in the question, in order. */
const numbersAfter = (english: string, sign: RegExp) =>
  [...english.replace(/(\d),(?=\d{3}\b)/g, '$1').matchAll(sign)].map(([, found = '']) =>
    Number(found.replace('−', '-')),
  );

/** Lets the reaction run a little either way, and sees which way brings the quotient to K. */
function checkWay(item: PracticeItem): boolean {
  const english = item.prompt.en;
  const [k = 0] = numbersAfter(english, /K = ([\d.]+)/g);
  const [dimer = 0, single = 0] = numbersAfter(english, /([\d.]+) mol\/L/g);
  const lack = Math.log(k) - (2 * Math.log(single) - Math.log(dimer));
  if (Math.abs(lack) < 1e-9) return rightOption(item).includes('in equilibrium');
  return rightOption(item).includes(lack > 0 ? 'to the right' : 'to the left');
}

/** The law of mass action with what is there once x has reacted. */
function checkEqualStart(item: PracticeItem): boolean {
  const [k = 0] = numbersAfter(item.prompt.en, /K = ([\d.]+)/g);
  const [start = 0] = numbersAfter(item.prompt.en, /([\d.]+) mol\/L/g);
  const x = zeroOf((part) => (2 * part) ** 2 - k * (start - part) ** 2, 0, start);
  return answers(item, 2 * x);
}

function checkSplitting(item: PracticeItem): boolean {
  const [k = 0] = numbersAfter(item.prompt.en, /K = ([\d.]+)/g);
  const [start = 0] = numbersAfter(item.prompt.en, /([\d.]+) mol\/L/g);
  return answers(
    item,
    zeroOf((x) => x * x - k * (start - x), 0, start),
  );
}

function checkLimewater(item: PracticeItem): boolean {
  const [c = 0] = numbersAfter(item.prompt.en, /holds ([\d.]+) mol/g);
  return answers(item, -Math.log10(1e-14 / (c + c)));
}

/** Charge balance of the whole solution, with sodium or chloride as the other ion of the pair. */
function checkBuffer(item: PracticeItem): boolean {
  const [acid = 0, base = 0, pKa = 0, added = 0] = numbersAfter(
    item.prompt.en.replace('One liter', ''),
    /(\d+(?:\.\d+)?)/g,
  );
  const ka = 10 ** -pKa;
  const surplus = (pH: number) => {
    const proton = 10 ** -pH;
    const baseNow = ((acid + base) * ka) / (ka + proton);
    return baseNow + 1e-14 / proton - proton - (base - added);
  };
  return answers(item, zeroOf(surplus, 0, 14));
}

function checkEnergyFromK(item: PracticeItem): boolean {
  const [t, k] = firstNumbers(numbersOf(item));
  const backToK = Math.exp((-Number(item.answer) * 1000) / (GAS_CONSTANT * t));
  return Math.abs(Math.log(backToK / k)) < 0.03;
}

function checkKFromEnergy(item: PracticeItem): boolean {
  const [t = 1] = numbersAfter(item.prompt.en, /At ([\d.]+) K/g);
  const [energy = 0] = numbersAfter(item.prompt.en, /ΔG° = (−?[\d.]+)/g);
  const back = (-GAS_CONSTANT * t * Math.log(Number(item.answer))) / 1000;
  return Math.abs(back - energy) < 0.012 * GAS_CONSTANT * t * 0.001 + 0.06;
}

/** Sums d ln K = E ÷ (R T²) dT over small steps of temperature. */
function checkWarmed(item: PracticeItem): boolean {
  const [energy = 0] = numbersAfter(item.prompt.en, /(?:energy of|ΔH° =) (−?[\d.]+)/g);
  const [from = 1, to = 1] = numbersAfter(item.prompt.en, /(?:from|to) ([\d.]+) K/g);
  const width = (to - from) / STEPS;
  const log = Array.from({ length: STEPS }, (_, step) => from + (step + 0.5) * width).reduce(
    (sum, t) => sum + ((energy * 1000) / (GAS_CONSTANT * t * t)) * width,
    0,
  );
  return within(item, Math.exp(log), 0.012);
}

/** The questions about quantities in equilibrium: how each one is known by its words, and its check. */
const QUESTIONS: readonly (readonly [RegExp, (item: PracticeItem) => boolean])[] = [
  [/What does the reaction do/, checkWay],
  [/as much I₂/, checkEqualStart],
  [/of PCl₅ and nothing else/, checkSplitting],
  [/^Limewater/, checkLimewater],
  [/of a buffer/, checkBuffer],
  [/What is ΔG°/, checkEnergyFromK],
  [/has ΔG°/, checkKFromEnergy],
  [/By what factor/, checkWarmed],
];

/** The check of a question about quantities in equilibrium; null for other questions. */
export function quantityCheckOf(item: PracticeItem): ((item: PracticeItem) => boolean) | null {
  return QUESTIONS.find(([words]) => words.test(item.prompt.en))?.[1] ?? null;
}
