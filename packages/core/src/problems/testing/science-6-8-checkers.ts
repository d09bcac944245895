import type { PracticeItem } from '@ori/contracts/practice';
import { firstNumbers } from './first-numbers.ts';
import { answers, numbersOf, rightOption, type Checker } from './reading.ts';

function checkNewton(item: PracticeItem): boolean {
  const [first, second, third] = firstNumbers(numbersOf(item));
  const answer = Number(item.answer);
  if (item.prompt.en.startsWith('A cart')) return Math.abs(answer / first - second) < 0.001;
  if (item.prompt.en.startsWith('A net')) return Math.abs(answer * second - first) < 0.01;
  return Math.abs(answer * first + third - second) < 0.01;
}

/** The work of a steady push of 1 N: the way it takes from rest to this speed, v² = 2as. */
const energyOf = (mass: number, speed: number) => speed ** 2 / (2 / mass);

function checkKinetic(item: PracticeItem): boolean {
  const [first, second] = firstNumbers(numbersOf(item));
  if (item.answerKind.kind === 'integer') return answers(item, energyOf(first, second) / energyOf(1, 1));
  if (item.prompt.en.startsWith('A trolley')) return answers(item, energyOf(first, second));
  return Math.abs(energyOf(first, Number(item.answer)) - second) < 0.01;
}

/** Heat given and taken, in units of one gram and one degree. */
function checkThermal(item: PracticeItem): boolean {
  const numbers = numbersOf(item);
  if (item.prompt.en.startsWith('How many grams')) {
    const [cold, warmMass, warm, result] = firstNumbers(numbers);
    return answers(item, (warmMass * (warm - result)) / (result - cold));
  }
  const [coldMass, cold, warmMass, warm] = firstNumbers(numbers);
  const given = warmMass * (warm - Number(item.answer));
  const taken = coldMass * (Number(item.answer) - cold);
  return Math.abs(given - taken) <= 0.06 * (warmMass + coldMass);
}

/** Refractive indices; Snell's law gives the angle itself. */
const INDEX: Readonly<Record<string, number>> = { air: 1, water: 1.33, glass: 1.52, diamond: 2.42 };

/** The law of reflection: the answer follows from the angle that the question tells. */
function checkMirror(item: PracticeItem): boolean {
  const [degrees] = firstNumbers(numbersOf(item));
  const english = item.prompt.en;
  const answer = Number(item.answer);
  if (english.includes('with the surface')) return answer + degrees === 90;
  if (english.startsWith('The angle between')) return answer * 2 === degrees;
  return answer === (english.startsWith('The angle of incidence') ? degrees + degrees : degrees);
}

/** Snell's law: whether light bends toward the normal or away from it. */
function checkRefraction(item: PracticeItem): boolean {
  const [degrees] = firstNumbers(numbersOf(item));
  const [, from = '', to = ''] = /goes from (\w+) into (\w+),/.exec(item.prompt.en) ?? [];
  const sine = (Math.sin((degrees * Math.PI) / 180) * (INDEX[from] ?? 0)) / (INDEX[to] ?? 1);
  if (!(sine < 1)) return false;
  const after = (Math.asin(sine) * 180) / Math.PI;
  return rightOption(item) === `${after < degrees ? 'smaller' : 'larger'} than ${degrees}°`;
}

function checkReflect(item: PracticeItem): boolean {
  return item.answerKind.kind === 'integer' ? checkMirror(item) : checkRefraction(item);
}

function checkState(item: PracticeItem): boolean {
  const [melts, boils, degrees] = numbersOf(item);
  const sorted = numbersOf(item).toSorted((a, b) => a - b);
  const state = ['solid', 'liquid', 'gas'][sorted.indexOf(degrees ?? Number.NaN)];
  return Number(melts) < Number(boils) && rightOption(item) === state;
}

/** Neighboring corners of the same height. */
function flatParts(points: readonly (readonly [number, number])[]) {
  return points.flatMap(([x, y], index) => {
    const next = points[index + 1];
    return next && next[1] === y ? [{ from: x, to: next[0], y }] : [];
  });
}

/** The corners of a heating curve: pairs of the same height are its flat parts. */
function checkStates(item: PracticeItem): boolean {
  if (item.figure?.type !== 'plane') return checkState(item);
  const flats = flatParts(item.figure.curves[0]?.through ?? []);
  if (item.answerKind.kind === 'choice') {
    const [from] = firstNumbers(numbersOf(item));
    return rightOption(item).startsWith(
      flats.some((flat) => flat.from === from) ? 'They come loose' : 'They move faster',
    );
  }
  const flat = item.prompt.en.includes('boiling') ? flats[1] : flats[0];
  if (!flat) return false;
  return answers(item, item.prompt.en.includes('minutes') ? flat.to - flat.from : flat.y);
}

/** Writes a formula out, brackets repeated, and counts its atoms. */
export function countAtoms(formula: string): Map<string, number> {
  const plain = Array.from(formula)
    .map((sign) => ('₀₁₂₃₄₅₆₇₈₉'.includes(sign) ? '₀₁₂₃₄₅₆₇₈₉'.indexOf(sign) : sign))
    .join('');
  const flat = plain.replace(/\(([^)]*)\)(\d*)/g, (_, inside: string, times: string) =>
    inside.repeat(Number(times || 1)),
  );
  const counts = new Map<string, number>();
  for (const [, symbol = '', times] of flat.matchAll(/([A-Z][a-z]?)(\d*)/g))
    counts.set(symbol, (counts.get(symbol) ?? 0) + Number(times || 1));
  return counts;
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** Whether an equation with these numbers in front has as many atoms of each kind on both sides. */
export function isEven(reaction: string, numbers: readonly number[]): boolean {
  const [left = '', right = ''] = reaction.split(' → ').map((side) => side);
  const sum = new Map<string, number>();
  let at = 0;
  for (const [side, sign] of [
    [left, 1],
    [right, -1],
  ] as const)
    for (const formula of side.split(' + ')) {
      for (const [symbol, count] of countAtoms(formula.trim()))
        sum.set(symbol, (sum.get(symbol) ?? 0) + sign * count * (numbers[at] ?? 0));
      at += 1;
    }
  return at === numbers.length && [...sum.values()].every((value) => value === 0);
}

function checkBalance(item: PracticeItem): boolean {
  const reaction = item.prompt.en.split(': ')[1] ?? '';
  const numbers = item.answer.split(';').map(Number);
  return isEven(reaction, numbers) && numbers.every((value) => value > 0) && numbers.reduce(divisor) === 1;
}

/** Checkers of the 6-8 science skills about matter, forces and light. */
export const SCIENCE_6_8_CHECKERS: Readonly<Record<string, Checker>> = {
  'sc-balance': checkBalance,
  'sc-kinetic': checkKinetic,
  'sc-newton': checkNewton,
  'sc-reflect': checkReflect,
  'sc-states': checkStates,
  'sc-thermal': checkThermal,
};
