import type { PracticeItem } from '@ori/contracts/practice';
import { checkStatements } from './early-checkers.ts';
import { answers, near, numbersOf, rightOption, valueOf, type Checker } from './reading.ts';

/** Finds a/b ± c/d in the question and works it out by counting in parts of b × d. */
function checkSum(item: PracticeItem): boolean {
  const [, a, b, sign, c, d] = /(\d+)\/(\d+) ([+−]) (\d+)\/(\d+)/.exec(item.prompt.en) ?? [];
  const parts = Number(b) * Number(d);
  const first = (Number(a) * parts) / Number(b);
  const second = (Number(c) * parts) / Number(d);
  const value = (sign === '+' ? first + second : first - second) / parts;
  return value > 0 && answers(item, value);
}

function checkUnitFraction(item: PracticeItem): boolean {
  if (item.figure?.type !== 'shares') return false;
  const { wholes, parts, shaded } = item.figure;
  if (item.answerKind.kind === 'rational') return near(valueOf(item.answer) * parts, shaded);
  const [, unit, , named] = numbersOf({
    ...item,
    prompt: { ...item.prompt, en: item.prompt.en.replace('/', ' / ') },
  });
  let used = 0;
  for (let filled = 0; filled < wholes - 1e-9; filled += 1 / parts) used += 1;
  return unit === parts && (named === undefined || named === wholes) && answers(item, used);
}

/** The mark's place on the line, told by the picture alone. */
function checkLine(item: PracticeItem): boolean {
  if (item.figure?.type !== 'number-line') return false;
  const { from, to, ticks, marks } = item.figure;
  const at = marks.find(({ label }) => label === '?')?.at ?? Number.NaN;
  const gap = (to - from) / (ticks - 1);
  return answers(item, at) && near(at / gap, Math.round(at / gap));
}

/** a/b = ?/d holds when a × d = ? × b. */
function checkEquivalent(item: PracticeItem): boolean {
  const [, a, b, d] = /(\d+)\/(\d+) = \?\/(\d+)/.exec(item.prompt.en) ?? [];
  return Number(a) * Number(d) === Number(item.answer) * Number(b);
}

function checkDecimal(item: PracticeItem): boolean {
  if (item.answerKind.kind === 'choice') {
    const shown = item.answerKind.options.map((option) => Number(option.text.en));
    return Number(rightOption(item)) === Math.max(...shown);
  }
  const [top = 0, bottom = 1] = numbersOf(item);
  return near(Number(item.answer) * bottom, top);
}

/** a/b × c/d or a/b ÷ c/d, by decimals. */
function checkProductOrQuotient(item: PracticeItem): boolean {
  const [, first = '', sign = '', second = ''] = /^([\d/]+) ([×÷]) ([\d/]+) = \?/.exec(item.prompt.en) ?? [];
  return answers(item, sign === '×' ? valueOf(first) * valueOf(second) : valueOf(first) / valueOf(second));
}

/** a.b + c.d in whole hundredths. */
function checkDecimalOperation(item: PracticeItem): boolean {
  const [, first = '', sign = '', second = ''] =
    /^([\d.]+) ([+−×]) ([\d.]+) = \?$/.exec(item.prompt.en) ?? [];
  const [a, b, c] = [Number(first) * 100, Number(second) * 100, Number(item.answer) * 100].map(
    Math.round,
  ) as [number, number, number];
  if (sign === '×') return a * b === c * 100;
  return c > 0 && (sign === '+' ? a + b === c : a - b === c);
}

/** The chance, told by drawing every bead once. */
function checkDraw(item: PracticeItem): boolean {
  const counts = numbersOf(item);
  const beads = counts.flatMap((count, colour) => Array<number>(count).fill(colour));
  const wanted = beads.filter((colour) => (colour === 0) !== item.prompt.en.includes('not red'));
  return answers(item, wanted.length / beads.length);
}

/** Checkers of skills with fractions. */
export const FRACTION_CHECKERS: Readonly<Record<string, Checker>> = {
  'ma-addfrac': checkSum,
  'ma-addunlike': checkSum,
  'ma-cmpfrac': checkStatements,
  'ma-decimal': checkDecimal,
  'ma-decops': checkDecimalOperation,
  'ma-divfrac': checkProductOrQuotient,
  'ma-equivfrac': checkEquivalent,
  'ma-fracline': checkLine,
  'ma-multfrac': checkProductOrQuotient,
  'ma-prob': checkDraw,
  'ma-unitfrac': checkUnitFraction,
};
