import type { PracticeItem } from '@ori/contracts/practice';
import { quantityCheckOf } from './equilibrium-checkers.ts';
import { firstNumbers } from './first-numbers.ts';
import { answers, numbersOf, rightOption, type Checker } from './reading.ts';

/** Heat of reaction in kJ/mol from heats of formation at 298 K, and the moles of gas left and right. */
const HEATS: Readonly<Record<string, readonly [number, number, number]>> = {
  'N₂ + 3 H₂ ⇌ 2 NH₃': [-92, 4, 2],
  '2 SO₂ + O₂ ⇌ 2 SO₃': [-198, 3, 2],
  'N₂O₄ ⇌ 2 NO₂': [57, 1, 2],
  'H₂ + I₂ ⇌ 2 HI': [-10, 2, 2],
  'PCl₅ ⇌ PCl₃ + Cl₂': [88, 1, 2],
};

/** The drive of adding or taking away a substance, by the side it stands on. */
function driveOfSubstance(equation: string, change: string): number {
  const substance = /(?:More|Some) (\S+) is/.exec(change)?.[1];
  const [hasLeft, hasRight] = equation
    .split(' ⇌ ')
    .map((side) => side.split(' + ').some((term) => term.replace(/^\d /, '') === substance));
  const more = change.startsWith('More') ? 1 : -1;
  if (hasRight) return more;
  return hasLeft ? -more : Number.NaN;
}

function driveOfVolume(equation: string, change: string): number {
  const [, left = 0, right = 0] = HEATS[equation] ?? [];
  return (right - left) * (change.includes('smaller') ? 1 : -1);
}

function driveOfTemperature(equation: string, change: string): number {
  const [heat = 0] = HEATS[equation] ?? [];
  return -heat * (change.includes('raised') ? 1 : -1);
}

/** The changes of an equilibrium: how each one is known by its words, and its drive. */
const DRIVES: readonly (readonly [RegExp, (equation: string, change: string) => number])[] = [
  [/(?:More|Some) \S+ is/, driveOfSubstance],
  [/volume/, driveOfVolume],
  [/temperature/, driveOfTemperature],
];

/** The change of ln(Q/K): a positive one drives the reaction to the left. */
function drive(equation: string, change: string): number {
  return DRIVES.find(([words]) => words.test(change))?.[1](equation, change) ?? 0;
}

/** Which way a drive moves the reaction, in the words of the options. */
function wayOf(push: number): string {
  if (push > 0) return 'to the left';
  return push < 0 ? 'to the right' : 'not at all';
}

/** Which way an equilibrium moves; the heat that the question tells must be the true one. */
function checkShift(item: PracticeItem): boolean {
  const english = item.prompt.en;
  const [, equation = '', heat = '', change = ''] =
    /^(.*), all gases; forward it (\w+) \w+ \w+\. (.*) Which way/.exec(english) ??
    /^(.*), all gases; forward it (.*?)\. (.*) Which way/.exec(english) ??
    [];
  const isTrue = heat.startsWith('gives') === (HEATS[equation]?.[0] ?? 0) < 0;
  return isTrue && rightOption(item) === wayOf(drive(equation, change));
}

/** The law of mass action for N₂O₄ ⇌ 2 NO₂. */
function checkConstant(item: PracticeItem): boolean {
  const plain = item.prompt.en.replace('In equilibrium N₂O₄ ⇌ 2 NO₂', '');
  const answer = Number(item.answer);
  const found = /K = ([\d.]+) .* NO₂ is ([\d.]+)/.exec(plain);
  if (found) return Math.abs(Math.sqrt(Number(found[1]) * answer) - Number(found[2])) < 0.02;
  const [dimer = 1, single = 0] = (plain.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  return Math.abs(answer * dimer - single ** 2) < 0.01;
}

function checkEquilibrium(item: PracticeItem): boolean {
  const check = quantityCheckOf(item);
  if (check) return check(item);
  return item.answerKind.kind === 'choice' ? checkShift(item) : checkConstant(item);
}

/** The genetic code in the order of its bases U, C, A, G, one letter for each amino acid (NCBI table 1). */
const LETTERS = 'FFLLSSSSYY**CC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG';
const NAMES: Readonly<Record<string, string>> = {
  F: 'Phe',
  Y: 'Tyr',
  C: 'Cys',
  W: 'Trp',
  H: 'His',
  M: 'Met',
  K: 'Lys',
  V: 'Val',
  D: 'Asp',
  E: 'Glu',
  G: 'Gly',
  '*': 'stop',
};

function meaning(codon: string): string {
  const at = Array.from(codon).reduce((index, base) => index * 4 + 'UCAG'.indexOf(base), 0);
  return NAMES[LETTERS[at] ?? ''] ?? '';
}

/** What a change of one codon into another does, in the first words of the options. */
function effectOf(before: string, after: string): string {
  if (meaning(after) === 'stop') return 'The chain ends';
  return meaning(after) === meaning(before) ? 'The protein stays' : 'One amino acid';
}

function checkPointMutation(item: PracticeItem): boolean {
  const english = item.prompt.en;
  const [, before = '', after = ''] = /codon (\w{3}) into (\w{3})/.exec(english) ?? [];
  const shown = [...english.matchAll(/(\w{3}) = (\w+)/g)].every(
    ([, codon = '', name]) => meaning(codon) === name,
  );
  return shown && rightOption(item).startsWith(effectOf(before, after));
}

/** The RNA written from the template strand of the question. */
function transcript(english: string): string {
  const template = /3′-(\w+)-5′/.exec(english)?.[1] ?? '';
  return template
    .replaceAll('A', 'u')
    .replaceAll('T', 'a')
    .replaceAll('G', 'c')
    .replaceAll('C', 'g')
    .toUpperCase();
}

/** The chain of amino acids; the codons that the question shows must be the true ones. */
function checkChain(item: PracticeItem): boolean {
  const table = [...item.prompt.en.matchAll(/\b([AUGC]{3}) ([A-Z][a-z]{2})/g)];
  const shown = table.length > 0 && table.every(([, codon = '', name]) => meaning(codon) === name);
  const codons = transcript(item.prompt.en).match(/.{3}/g) ?? [];
  return shown && item.answer === codons.map(meaning).join('-');
}

function checkDna(item: PracticeItem): boolean {
  if (item.answerKind.kind === 'choice') return checkPointMutation(item);
  if (item.prompt.en.includes('Letters only')) return item.answer === transcript(item.prompt.en);
  return checkChain(item);
}

function checkAlleles(item: PracticeItem): boolean {
  const numbers = numbersOf(item);
  const [first, second, third, fourth] = firstNumbers(numbers);
  if (item.prompt.en.startsWith('Of'))
    return second + third + fourth === first && answers(item, 1 - (fourth + third / 2) / first);
  if (item.answerKind.kind === 'integer')
    return answers(item, Math.round((1 - first ** 2 - (1 - first) ** 2) * second));
  const q = Math.sqrt(first / 100);
  return Math.abs((1 - q ** 2 - (1 - q) ** 2) * 100 - Number(item.answer)) < 0.1;
}

/** Lines of school spectra in nm, from a table of lamps and Fraunhofer lines. */
const SPECTRA: Readonly<Record<string, readonly number[]>> = {
  hydrogen: [434.05, 486.13, 656.28],
  helium: [447.15, 501.57, 587.56, 667.82],
  lithium: [610.36, 670.79],
  mercury: [435.83, 546.07, 579.07],
  'calcium ions': [393.37, 396.85],
};

function checkStars(item: PracticeItem): boolean {
  const english = item.prompt.en;
  if (english.includes('round to tens'))
    return (
      Math.abs(2.897771955e6 / Number(/at (\d+) nm/.exec(english)?.[1]) / Number(item.answer) - 1) < 0.01
    );
  if (item.answerKind.kind !== 'choice') return false;
  if (english.startsWith('A hydrogen')) {
    const [rest, seen] = firstNumbers(numbersOf(item));
    return rightOption(item).startsWith(seen / rest - 1 > 0 ? 'It moves away' : 'It comes toward');
  }
  const shown = (/lines at ([\d, ]+) nm/.exec(english)?.[1] ?? '').split(', ').map(Number);
  return item.answerKind.options.every(({ id, text }) => {
    const lines = SPECTRA[text.en] ?? [Number.NaN];
    return lines.every((line) => shown.includes(Math.round(line))) === (id === item.answer);
  });
}

/** Checkers of the 9-12 science skills about equilibrium, heredity and stars. */
export const SCIENCE_9_12_LIFE_CHECKERS: Readonly<Record<string, Checker>> = {
  'sc-dna': checkDna,
  'sc-equil': checkEquilibrium,
  'sc-stars': checkStars,
  'sc-stats-evo': checkAlleles,
};
