import type { PracticeItem } from '@ori/contracts/practice';
import { oneOf, relationChecker } from './fact-checkers.ts';
import { firstNumbers } from './first-numbers.ts';
import { answers, numbersOf, rightOption, valueOf, type Checker } from './reading.ts';

/** Every carbon atom of glucose comes from one CO₂; every two oxygen atoms of water make one O₂. */
const PER_GLUCOSE: Readonly<Record<string, number>> = {
  'C₆H₁₂O₆': 1,
  'CO₂': 6,
  'H₂O': 12 / 2,
  'O₂': (12 + 6 - 6) / 2,
};

const checkPhotosynthesis: Checker = (item) => {
  const [, sought = '', from = '', given = ''] =
    /molecules (\S+) go with (\d+) molecules ([^?]+)\?/.exec(item.prompt.en) ?? [];
  if (given !== '')
    return answers(item, (Number(from) / (PER_GLUCOSE[given] ?? 0)) * (PER_GLUCOSE[sought] ?? 0));
  const [, base, light, gas, warm] =
    /off (\d+) .*light: (\d+).*dioxide: (\d+).*warmth: (\d+)/.exec(item.prompt.en) ?? [];
  if (base === undefined) return false;
  const changed = Object.entries({ light, 'carbon dioxide': gas, warmth: warm }).filter(
    ([, rate]) => rate !== base,
  );
  return changed.length === 1 && rightOption(item) === changed[0]?.[0];
};

const coil = (words: string) => words.split(', ').map((part) => Number.parseFloat(part));

function checkFields(item: PracticeItem): boolean {
  const english = item.prompt.en;
  if (item.answerKind.kind !== 'choice') return false;
  if (english.startsWith('One ball')) {
    const [, one, two] = /has a (\w+) charge, another a (\w+) charge/.exec(english) ?? [];
    const [from, to] = firstNumbers(numbersOf(item));
    const force = (distance: number) => 1 / distance ** 2;
    return (
      rightOption(item) ===
      `They ${one === two ? 'repel' : 'attract'} each other, now more ${force(to) < force(from) ? 'weakly' : 'strongly'}.`
    );
  }
  const [turns = 0, amperes = 0] = coil(rightOption(item));
  if (english.startsWith('Three')) {
    const fields = item.answerKind.options.map(({ text }) =>
      coil(text.en).reduce((field, value) => field * value, 1),
    );
    return fields.filter((field) => field >= turns * amperes - 1e-9).length === 1;
  }
  const [, firstTurns, firstAmperes] = firstNumbers(numbersOf(item));
  return english.includes('the current')
    ? turns === firstTurns && amperes !== firstAmperes
    : turns !== firstTurns && amperes === firstAmperes;
}

/** All four squares of two parents, by their letters. */
function squares(one: string, two: string): string[] {
  return Array.from(one).flatMap((a) => Array.from(two).map((b) => a + b));
}

function checkGenes(item: PracticeItem): boolean {
  const english = item.prompt.en;
  const big = /In peas, ([A-Z])/.exec(english)?.[1] ?? '';
  const shareOf = (one: string, two: string) =>
    squares(one, two).filter((pair) => pair.includes(big)).length / 4;
  if (item.answerKind.kind === 'choice') {
    const [strong, weak] = firstNumbers(numbersOf(item));
    const distance = (words: string) =>
      Math.abs(shareOf(words.slice(0, 2), words.slice(-2)) - strong / (strong + weak));
    const nearest = item.answerKind.options.toSorted((a, b) => distance(a.text.en) - distance(b.text.en))[0];
    return nearest?.id === item.answer;
  }
  const [, one = '', two = ''] = /(\w\w) is crossed with (\w\w)/.exec(english) ?? [];
  const dominantWords = /\(([^)]*)\) is dominant/.exec(english)?.[1] ?? '';
  const asked = english.split('is crossed with')[1] ?? '';
  const share = asked.includes(dominantWords) ? shareOf(one, two) : 1 - shareOf(one, two);
  if (item.answerKind.kind === 'integer')
    return answers(item, share * Number(/gives (\d+)/.exec(english)?.[1]));
  return valueOf(item.answer) === share;
}

const SELECTED: Readonly<Record<string, string>> = {
  antibiotic: 'resisted by chance survived',
  finches: 'lived and had young',
  'pocket mice': 'were caught less often',
  lizard: 'No, because its genes',
  sprayed: 'left more offspring',
};

function checkEvolution(item: PracticeItem): boolean {
  const [first, second, third, fourth, fifth] = firstNumbers(numbersOf(item));
  if (item.answerKind.kind === 'choice') {
    const found = Object.entries(SELECTED).find(([key]) => item.prompt.en.includes(key));
    return found !== undefined && rightOption(item).includes(found[1]);
  }
  if (item.prompt.en.startsWith('Of')) return answers(item, fifth * (third / (third + fourth)));
  return answers(item, first * (third / 100) + second * (fourth / 100));
}

/** The Keeling curve as read from NOAA's yearly means, in ppm. */
const KEELING: Readonly<Record<string, number>> = {
  1960: 316.91,
  1970: 325.68,
  1980: 338.76,
  1990: 354.45,
  2000: 369.71,
  2010: 390.1,
  2020: 414.21,
};
const CAUSES: Readonly<Record<string, string>> = {
  'main cause': 'human activity',
  'output has not risen': 'The Sun does not explain',
  'carbon dioxide warm the air': 'absorbs heat radiation',
  'very cold week': 'Almost nothing',
  'that people add': 'burning coal, oil and gas',
};

function checkWarming(item: PracticeItem): boolean {
  if (item.answerKind.kind === 'choice') {
    const found = Object.entries(CAUSES).find(([key]) => item.prompt.en.includes(key));
    return found !== undefined && rightOption(item).includes(found[1]);
  }
  const [from, to] = firstNumbers(numbersOf(item));
  const rise = (KEELING[to] ?? 0) - (KEELING[from] ?? 0);
  return item.answerKind.kind === 'integer'
    ? Math.abs(rise - Number(item.answer)) <= 1
    : Math.abs(rise / (to - from) - Number(item.answer)) <= 0.12;
}

function checkDesign(item: PracticeItem): boolean {
  const [wx = 0, wy = 0, wz = 0, ...scores] = numbersOf(item);
  const sum = (from: number) =>
    wx * (scores[from] ?? 0) + wy * (scores[from + 1] ?? 0) + wz * (scores[from + 2] ?? 0);
  if (item.answerKind.kind === 'choice')
    return sum(0) !== sum(3) && rightOption(item) === (sum(0) > sum(3) ? 'Design A' : 'Design B');
  if (item.prompt.en.includes('What must'))
    return wx * (scores[0] ?? 0) + wy * (scores[1] ?? 0) + wz * Number(item.answer) === scores[2];
  return answers(item, sum(0));
}

/** Checkers of the 6-8 science skills about life, fields, climate and design. */
export const SCIENCE_6_8_LIFE_CHECKERS: Readonly<Record<string, Checker>> = {
  'sc-photosyn': oneOf(
    checkPhotosynthesis,
    relationChecker({
      'used up': 'carbon dioxide from the air; water from the roots; energy of sunlight',
      'use up': 'carbon dioxide from the air; water from the roots; energy of sunlight',
      made: 'glucose, a sugar; oxygen gas',
      'photosynthesis make': 'glucose, a sugar; oxygen gas',
      neither: 'nitrogen gas; grains of sand; humus in the soil',
      'no part': 'nitrogen gas; grains of sand; humus in the soil',
    }),
  ),
  'sc-fields': checkFields,
  'sc-mutation': checkGenes,
  'sc-evolve': checkEvolution,
  'sc-warming': checkWarming,
  'sc-design': checkDesign,
};
