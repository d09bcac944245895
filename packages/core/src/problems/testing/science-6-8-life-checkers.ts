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

const MOLECULES = /molecules (\S+) go with (\d+) molecules ([^?]+)\?/;

/** How many molecules of one kind go with those of another. */
function checkMolecules(item: PracticeItem): boolean {
  const [, sought = '', from, given = ''] = MOLECULES.exec(item.prompt.en) ?? [];
  return answers(item, (Number(from) / (PER_GLUCOSE[given] ?? 0)) * (PER_GLUCOSE[sought] ?? 0));
}

/** What holds photosynthesis back: the only thing whose change changes the rate. */
function checkLimit(item: PracticeItem): boolean {
  const [, base, light, gas, warm] =
    /off (\d+) .*light: (\d+).*dioxide: (\d+).*warmth: (\d+)/.exec(item.prompt.en) ?? [];
  if (base === undefined) return false;
  const changed = Object.entries({ light, 'carbon dioxide': gas, warmth: warm }).filter(
    ([, rate]) => rate !== base,
  );
  return changed.length === 1 && rightOption(item) === changed[0]?.[0];
}

const checkPhotosynthesis: Checker = (item) =>
  MOLECULES.test(item.prompt.en) ? checkMolecules(item) : checkLimit(item);

const coil = (words: string) => words.split(', ').map((part) => Number.parseFloat(part));

/** The force between two charged balls at this distance, over that at distance 1. */
const force = (distance: number) => 1 / distance ** 2;

function checkCharges(item: PracticeItem): boolean {
  const [, one, two] = /has a (\w+) charge, another a (\w+) charge/.exec(item.prompt.en) ?? [];
  const [from, to] = firstNumbers(numbersOf(item));
  return (
    rightOption(item) ===
    `They ${one === two ? 'repel' : 'attract'} each other, now more ${force(to) < force(from) ? 'weakly' : 'strongly'}.`
  );
}

/** The strongest of three coils: no other has as many turns times amperes. */
function checkStrongest(item: PracticeItem): boolean {
  if (item.answerKind.kind !== 'choice') return false;
  const [turns = 0, amperes = 0] = coil(rightOption(item));
  const fields = item.answerKind.options.map(({ text }) =>
    coil(text.en).reduce((field, value) => field * value, 1),
  );
  return fields.filter((field) => field >= turns * amperes - 1e-9).length === 1;
}

/** A fair test changes only what it asks about. */
function checkFairTest(item: PracticeItem): boolean {
  const [turns = 0, amperes = 0] = coil(rightOption(item));
  const [, firstTurns, firstAmperes] = firstNumbers(numbersOf(item));
  return item.prompt.en.includes('the current')
    ? turns === firstTurns && amperes !== firstAmperes
    : turns !== firstTurns && amperes === firstAmperes;
}

/** The questions about fields: how each one is known by its words, and its check. */
const FIELD_QUESTIONS: readonly (readonly [RegExp, (item: PracticeItem) => boolean])[] = [
  [/^One ball/, checkCharges],
  [/^Three/, checkStrongest],
  [/^Run 1/, checkFairTest],
];

function checkFields(item: PracticeItem): boolean {
  if (item.answerKind.kind !== 'choice') return false;
  const question = FIELD_QUESTIONS.find(([words]) => words.test(item.prompt.en));
  return question !== undefined && question[1](item);
}

/** All four squares of two parents, by their letters. */
function squares(one: string, two: string): string[] {
  return Array.from(one).flatMap((a) => Array.from(two).map((b) => a + b));
}

/** The share of the young of two parents that show the dominant trait of the question. */
function dominantShare(english: string, one: string, two: string): number {
  const big = /In peas, ([A-Z])/.exec(english)?.[1] ?? '';
  return squares(one, two).filter((pair) => pair.includes(big)).length / 4;
}

/** Which parents fit counted young: those whose share comes nearest. */
function checkParents(item: PracticeItem): boolean {
  if (item.answerKind.kind !== 'choice') return false;
  const [strong, weak] = firstNumbers(numbersOf(item));
  const distance = (words: string) =>
    Math.abs(dominantShare(item.prompt.en, words.slice(0, 2), words.slice(-2)) - strong / (strong + weak));
  const nearest = item.answerKind.options.toSorted((a, b) => distance(a.text.en) - distance(b.text.en))[0];
  return nearest?.id === item.answer;
}

/** The share of the young that show the trait asked about. */
function askedShare(english: string): number {
  const [, one = '', two = ''] = /(\w\w) is crossed with (\w\w)/.exec(english) ?? [];
  const dominantWords = /\(([^)]*)\) is dominant/.exec(english)?.[1] ?? '';
  const asked = english.split('is crossed with')[1] ?? '';
  const share = dominantShare(english, one, two);
  return asked.includes(dominantWords) ? share : 1 - share;
}

function checkGenes(item: PracticeItem): boolean {
  if (item.answerKind.kind === 'choice') return checkParents(item);
  const share = askedShare(item.prompt.en);
  if (item.answerKind.kind === 'integer')
    return answers(item, share * Number(/gives (\d+)/.exec(item.prompt.en)?.[1]));
  return valueOf(item.answer) === share;
}

const SELECTED: Readonly<Record<string, string>> = {
  antibiotic: 'resisted by chance survived',
  finches: 'lived and had young',
  'pocket mice': 'were caught less often',
  lizard: 'No, because its genes',
  sprayed: 'left more offspring',
  'Kale, broccoli': 'sowed the seeds of plants they liked',
  'Snow now melts': 'turn brown early',
  'trimmed low': 'does not change its genes',
  Soot: 'ate fewer of the dark',
  'new virus': 'could resist the virus',
  'wide meshes': 'stayed small slipped',
  'lifts weights': 'training does not change',
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
  'air high above': 'Greenhouse gases',
  'One year was cooler': 'cannot be told',
  'Nights have warmed': 'Against a brighter Sun',
  'ten warmest years': 'A trend over many',
  'ozone layer mainly': 'holds back ultraviolet',
  'In 1991': 'fell a little for a while',
  'record snow': 'By itself, nothing',
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
