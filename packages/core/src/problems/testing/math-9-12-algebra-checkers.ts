import type { PracticeItem } from '@ori/contracts/practice';
import { sameFormula, valueOfFormula } from './formula-reader.ts';
import { answers, near, numbersOf, valueOf, type Checker } from './reading.ts';

/** What follows the verb of a task, up to the end of its sentence. */
const formulaOf = (item: PracticeItem) => /^[A-Z][a-z]+(?: out)? (.+)\.$/.exec(item.prompt.en)?.[1] ?? '';
const listOf = (item: PracticeItem) => item.answer.split(';').map(valueOf);

/** Equal at many places, and of the form asked for. */
function checkRewritten(item: PracticeItem): boolean {
  const form = item.answerKind.kind === 'expression' ? item.answerKind.form : '';
  const looksRight = form === 'factored' ? /^\(.*\)/.test(item.answer) : !item.answer.includes('(');
  return looksRight && sameFormula(formulaOf(item), item.answer);
}

/** Every solution makes both sides equal, and there are as many as the sides change order along the line. */
function checkRoots(item: PracticeItem): boolean {
  const [left = '', right = ''] = (/Solve (.+?)\. Give/.exec(item.prompt.en)?.[1] ?? '').split('=');
  const difference = (x: number) => valueOfFormula(left, { x }) - valueOfFormula(right, { x });
  let crossings = 0;
  for (let x = -30.037; x < 30; x += 0.1) if (difference(x) * difference(x + 0.1) < 0) crossings += 1;
  const solutions = listOf(item);
  return solutions.length === crossings && solutions.every((x) => near(difference(x), 0));
}

function checkRationalExponent(item: PracticeItem): boolean {
  if (item.answerKind.kind === 'rational' && item.prompt.en.startsWith('For x')) {
    const [, left = ''] = /x > 0, (.+?) = x\^k/.exec(item.prompt.en) ?? [];
    return [1.5, 2.5, 7].every((x) => near(valueOfFormula(left, { x }), x ** valueOf(item.answer)));
  }
  const [, formula = ''] = /What is (.+)\?/.exec(item.prompt.en) ?? [];
  return Math.abs(valueOfFormula(formula) / valueOf(item.answer) - 1) < 1e-9;
}

const UNITS = [
  { x: 1, y: 0, z: 0 },
  { x: 0, y: 1, z: 0 },
  { x: 0, y: 0, z: 1 },
];

/** All three hold, and no unknown can move while they do: the rows span a box with a volume. */
function checkSystem(item: PracticeItem): boolean {
  const [x = 0, y = 0, z = 0] = listOf(item);
  const sides = (/system: (.+)\./.exec(item.prompt.en)?.[1] ?? '')
    .split(';')
    .map((equation) => equation.split('=') as [string, string]);
  const holds = sides.every(([left, right]) =>
    near(valueOfFormula(left, { x, y, z }), valueOfFormula(right)),
  );
  const rows = sides.map(([left]) => UNITS.map((unit) => valueOfFormula(left, unit)));
  return holds && sides.length === 3 && !near(determinantOf(rows), 0);
}

/** Brings the rows to steps and multiplies what stands on the diagonal. */
function determinantOf(rows: readonly (readonly number[])[]): number {
  const [first = [], ...others] = rows.toSorted((a, b) => Math.abs(b[0] ?? 0) - Math.abs(a[0] ?? 0));
  const [lead = 0, ...rest] = first;
  if (rest.length === 0 || lead === 0) return lead;
  return (
    lead *
    determinantOf(
      others.map(([head = 0, ...tail]) => tail.map((value, i) => value - (head / lead) * (rest[i] ?? 0))),
    )
  );
}

/** Both inequalities of a question as tests of a point. */
function conditionsOf(prompt: string): readonly ((x: number, y: number) => boolean)[] {
  const found = [...prompt.matchAll(/([−\dxy +]+?) (>|≤|≥) ([−\dx +]+?)(?=,| and|\?|$)/g)];
  return found.map(([, left = '', sign = '', right = '']) => (x: number, y: number) => {
    const gap = valueOfFormula(left, { x, y }) - valueOfFormula(right, { x, y });
    if (sign === '>') return gap > 1e-9;
    return sign === '≥' ? gap >= -1e-9 : gap <= 1e-9;
  });
}

function checkRegion(item: PracticeItem): boolean {
  const prompt = item.prompt.en.replace(
    /^For x = [−\d]+, which y satisfy both |^Which point satisfies both |^How many points with whole-number coordinates satisfy /,
    '',
  );
  const conditions = conditionsOf(prompt);
  const fits = (x: number, y: number) => conditions.length >= 2 && conditions.every((holds) => holds(x, y));
  if (item.answerKind.kind === 'choice') {
    const points = item.answerKind.options.filter(({ text }) => {
      const [x = 0, y = 0] = (text.en.match(/−?\d+/g) ?? []).map((value) => Number(value.replace('−', '-')));
      return fits(x, y);
    });
    return points.length === 1 && points[0]?.id === item.answer;
  }
  if (item.answerKind.kind === 'integer') {
    let count = 0;
    for (let x = 0; x <= 40; x += 1) for (let y = 0; y <= 40; y += 1) if (fits(x, y)) count += 1;
    return answers(item, count);
  }
  return checkSlice(item, fits);
}

/** The interval holds exactly the half and quarter steps that fit. */
function checkSlice(item: PracticeItem, fits: (x: number, y: number) => boolean): boolean {
  const x = Number(/For x = (−?\d+)/.exec(item.prompt.en)?.[1]?.replace('−', '-'));
  const [, low, , high] = /^(-?\d+) (<) y <= (-?\d+)$/.exec(item.answer) ?? [];
  if (low === undefined || high === undefined) return false;
  const inside = (y: number) => y > Number(low) && y <= Number(high);
  return Array.from({ length: 321 }, (_, index) => -40 + index / 4).every((y) => fits(x, y) === inside(y));
}

/** The one formula whose graph is drawn. */
function checkGraph(item: PracticeItem): boolean {
  if (item.answerKind.kind !== 'choice' || item.figure?.type !== 'plane') return false;
  const drawn = item.figure.curves.flatMap(({ through }) => through);
  const fits = (formula: string) =>
    drawn.every(([x, y]) => Math.abs(valueOfFormula(formula.replace('y =', ''), { x }) - y) < 0.01);
  return (
    drawn.length > 9 &&
    item.answerKind.options.every(({ id, text }) => fits(text.en) === (id === item.answer))
  );
}

function checkQuadraticFunction(item: PracticeItem): boolean {
  if (item.answerKind.kind === 'choice') return checkGraph(item);
  const [, formula = ''] = /y = (.+?)(?: cross|\?)/.exec(item.prompt.en) ?? [];
  const value = (x: number) => valueOfFormula(formula, { x });
  const [first = 0, second = 0] = listOf(item);
  if (item.answerKind.kind === 'set')
    return near(value(first), 0) && near(value(second), 0) && first !== second;
  return near(value(first), second) && [0.5, 1, 3].every((d) => near(value(first + d), value(first - d)));
}

/** Lets the amount grow or shrink period by period. */
function grown(start: number, percent: number, periods: number): number {
  let amount = start;
  for (let period = 0; period < periods; period += 1) amount += (amount * percent) / 100;
  return amount;
}

function checkGrowth(item: PracticeItem): boolean {
  const answer = Number(item.answer);
  if (item.prompt.en.startsWith('The half-life')) {
    const [half = 1, start = 0, time = 0] = numbersOf(item).slice(-3);
    return near(answer, start * Math.exp((-Math.LN2 * time) / half));
  }
  const [first = 0, second = 0, third = 0] = numbersOf(item);
  return item.prompt.en.startsWith('An account')
    ? answers(item, grown(first, second, third))
    : near(grown(first, answer, 2), second);
}

/** Raises the base to the answer. */
function checkLogarithm(item: PracticeItem): boolean {
  const x = valueOf(item.answer);
  const equation = /Solve (\d+)\^x = (\d+)/.exec(item.prompt.en);
  if (equation) {
    const [base, number] = [Number(equation[1]), Number(equation[2])];
    return base ** (x - 0.0051) < number && base ** (x + 0.0051) > number;
  }
  const [, low = '', number = ''] = /^log([₀-₉]+) \(?([\d/]+)\)? = \?$/.exec(item.prompt.en) ?? [];
  const base = Number(Array.from(low, (digit) => '₀₁₂₃₄₅₆₇₈₉'.indexOf(digit)).join(''));
  return near(base ** x, valueOf(number));
}

/** Writes the terms down one by one. */
function checkSequence(item: PracticeItem): boolean {
  const numbers = [...item.prompt.en.matchAll(/−?\d+/g)].map(([found]) => Number(found.replace('−', '-')));
  const [first = 0, second = 0] = numbers;
  const count = numbers.at(-1) ?? 0;
  const isProduct = item.prompt.en.includes('multiplied');
  const terms = [first];
  while (terms.length < count) {
    const last = terms.at(-1) ?? 0;
    terms.push(isProduct ? last * (second / first) : last + (second - first));
  }
  const sum = terms.reduce((total, term) => total + term, 0);
  return answers(item, item.prompt.en.includes('together') ? sum : (terms.at(-1) ?? 0));
}

const exponentOf = (raised: string) => (raised === '¹⁰' ? 10 : '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(raised));

/** Lowest power first: times (inner + outer · x). */
const timesBracket = (coefficients: readonly number[], inner: number, outer: number) =>
  [...coefficients, 0].map((value, index) => inner * value + outer * (coefficients[index - 1] ?? 0));

/** Multiplies all brackets out, one after another. */
function checkBinomial(item: PracticeItem): boolean {
  const found = /of x([²³⁴⁵⁶⁷⁸⁹]?) in \((\d*)x ([+−]) (\d+)\)([²³⁴⁵⁶⁷⁸⁹]|¹⁰)\?/.exec(item.prompt.en) ?? [];
  const [power, b, sign, a, n] = found.slice(1) as [string, string, string, string, string];
  const inner = Number(`${sign === '−' ? '-' : ''}${a}`);
  let coefficients = [1];
  for (let bracket = 0; bracket < exponentOf(n); bracket += 1)
    coefficients = timesBracket(coefficients, inner, Number(b || '1'));
  return answers(item, coefficients[exponentOf(power)] ?? Number.NaN);
}

/** A complex number as a length and a turn. */
interface Turning {
  readonly length: number;
  readonly turn: number;
}

function turningOf(inside: string): Turning {
  const real = valueOfFormula(inside, { i: 0 });
  const imaginary = valueOfFormula(inside, { i: 1 }) - real;
  return { length: Math.hypot(real, imaginary), turn: Math.atan2(imaginary, real) };
}

/** What the sign between two brackets makes of them: real and imaginary part. */
function combined(sign: string, first: Turning, second: Turning): readonly [number, number] {
  const parts = (of: (turn: number) => number, by: number) =>
    first.length * of(first.turn) + by * second.length * of(second.turn);
  if (sign === '+' || sign === '−') {
    const by = sign === '+' ? 1 : -1;
    return [parts(Math.cos, by), parts(Math.sin, by)];
  }
  const [length, turn] =
    sign === '/'
      ? [first.length / second.length, first.turn - second.turn]
      : [first.length * second.length, first.turn + second.turn];
  return [length * Math.cos(turn), length * Math.sin(turn)];
}

/** Products add turns and multiply lengths. */
function checkComplex(item: PracticeItem): boolean {
  const [, first = '', sign = '', second = ''] =
    /Work out \(([^)]+)\) ?([+−/]?) ?\(([^)]+)\) as a \+ bi/.exec(item.prompt.en) ?? [];
  const expected = combined(sign, turningOf(first), turningOf(second));
  const given = listOf(item);
  return given.length === 2 && expected.every((value, index) => Math.abs(value - (given[index] ?? 0)) < 1e-8);
}

/** Checkers of 9-12 algebra and functions. */
export const HIGH_ALGEBRA_CHECKERS: Readonly<Record<string, Checker>> = {
  'ma-factorpoly': checkRewritten,
  'ma-quadratic': checkRoots,
  'ma-poly': checkRewritten,
  'ma-rationalexp': checkRationalExponent,
  'ma-linsys3': checkSystem,
  'ma-ineqsys': checkRegion,
  'ma-quadfun': checkQuadraticFunction,
  'ma-expfun': checkGrowth,
  'ma-log': checkLogarithm,
  'ma-seq': checkSequence,
  'ma-binomial': checkBinomial,
  'ma-complex': checkComplex,
};
