import type { PracticeItem } from '@ori/contracts/practice';
import { answers, rightOption } from './reading.ts';

const FAR = 150;
const STEP = 0.01;
/** Legendre polynomials P₀ to P₄. */
const LEGENDRE: readonly ((x: number) => number)[] = [
  () => 1,
  (x) => x,
  (x) => (3 * x ** 2 - 1) / 2,
  (x) => (5 * x ** 3 - 3 * x) / 2,
  (x) => (35 * x ** 4 - 30 * x ** 2 + 3) / 8,
];
const kindOf = (letter: string) => 'spdfg'.indexOf(letter);

/** Associated Laguerre polynomial by its recurrence. */
function laguerre(degree: number, order: number, x: number): number {
  let [before, now] = [0, 1];
  for (let k = 1; k <= degree; k += 1)
    [before, now] = [now, ((2 * k - 1 + order - x) * now - (k - 1 + order) * before) / k];
  return now;
}

const radial = (n: number, l: number, r: number) =>
  Math.exp(-r / n) * r ** l * laguerre(n - l - 1, 2 * l + 1, (2 * r) / n);

interface Waves {
  readonly changes: number;
  readonly mean: number;
}
const known = new Map<string, Waves>();

/** Changes of sign of the radial wave, and the mean of r over r²R², summed in small steps. */
function wavesOf(n: number, l: number): Waves {
  const key = `${n},${l}`;
  const found = known.get(key);
  if (found) return found;
  let [changes, weight, moment, last] = [0, 0, 0, radial(n, l, STEP)];
  for (let r = STEP; r < FAR; r += STEP) {
    const now = radial(n, l, r);
    if (now * last < 0) changes += 1;
    if (now !== 0) last = now;
    weight += r * r * now * now;
    moment += r ** 3 * now * now;
  }
  const waves = { changes, mean: moment / weight };
  known.set(key, waves);
  return waves;
}

/** Changes of sign from pole to pole of the wave without turns around the axis. */
function changesOverAngle(l: number): number {
  const wave = LEGENDRE[l] ?? (() => Number.NaN);
  const values = Array.from({ length: 999 }, (_, index) => wave((index + 0.3) / 500 - 1));
  return values.filter((value, index) => index > 0 && value * (values[index - 1] ?? value) < 0).length;
}

function checkNodes(item: PracticeItem): boolean {
  const english = item.prompt.en;
  const [, n = '', kind = ''] = /has a (\d)([spdfg]) orbital/.exec(english) ?? [];
  const [spheres, cones] = [wavesOf(Number(n), kindOf(kind)).changes, changesOverAngle(kindOf(kind))];
  if (english.includes('radial')) return answers(item, spheres);
  return answers(item, english.includes('angular') ? cones : spheres + cones);
}

/** Every set of numbers that a shell holds, as it is written; no option but the right one is among them. */
function checkNumbers(item: PracticeItem): boolean {
  if (item.answerKind.kind !== 'choice') return false;
  const all = new Set<string>();
  for (let n = 1; n <= 7; n += 1)
    for (let l = 0; l < n; l += 1)
      for (let m = -l; m <= l; m += 1) all.add(`n = ${n}, l = ${l}, m = ${m}`.replace('-', '−'));
  return item.answerKind.options.every(({ id, text }) => all.has(text.en) === (id === item.answer));
}

/** The mean of the cosine between two waves over all directions: zero where no dipole joins them. */
function dipole(first: number, second: number): number {
  const [a, b] = [LEGENDRE[first], LEGENDRE[second]];
  const width = 1e-3;
  let sum = 0;
  for (let x = -1 + width / 2; x < 1; x += width) sum += (a?.(x) ?? 0) * (b?.(x) ?? 0) * x * width;
  return Math.abs(sum);
}

function checkFall(item: PracticeItem): boolean {
  if (item.answerKind.kind !== 'choice') return false;
  const [, shell = '', kind = ''] = /in the (\d)([spdf]) state/.exec(item.prompt.en) ?? [];
  const joined = (name: string) => dipole(kindOf(kind), kindOf(name.slice(1))) > 1e-3;
  const lower = item.answerKind.options.every(
    ({ text }) => Number(text.en[0]) < Number(shell) && kindOf(text.en.slice(1)) < Number(text.en[0]),
  );
  return (
    lower && item.answerKind.options.every(({ text }) => joined(text.en) === (text.en === rightOption(item)))
  );
}

function checkMean(item: PracticeItem): boolean {
  const [, n = '', kind = ''] = /in the (\d)([spdfg]) state/.exec(item.prompt.en) ?? [];
  return Math.abs(wavesOf(Number(n), kindOf(kind)).mean - Number(item.answer)) < 0.02;
}

/** Ionisation energies in eV (NIST Atomic Spectra Database) of the ions with one electron. */
const IONISATION_EV: Readonly<Record<string, number>> = {
  'He⁺': 54.4178,
  'Li²⁺': 122.4544,
  'Be³⁺': 217.7186,
};

function checkIon(item: PracticeItem): boolean {
  const [, name = '', from = '', to = ''] =
    /The ion (\S+) has .* from n = (\d) to n = (\d)/.exec(item.prompt.en) ?? [];
  const whole = IONISATION_EV[name] ?? Number.NaN;
  const energy = whole / Number(to) ** 2 - whole / Number(from) ** 2;
  return Math.abs(Number(item.answer) - energy) < 0.003 * energy;
}

/** The questions about orbitals: how each one is known by its words, and its check. */
const QUESTIONS: readonly (readonly [RegExp, (item: PracticeItem) => boolean])[] = [
  [/ nodes .*has a/, checkNodes],
  [/sets of quantum numbers/, checkNumbers],
  [/one photon/, checkFall],
  [/mean distance/, checkMean],
  [/^The ion/, checkIon],
];

/** The check of a question about orbitals; null for other questions. */
export function orbitalCheckOf(item: PracticeItem): ((item: PracticeItem) => boolean) | null {
  return QUESTIONS.find(([words]) => words.test(item.prompt.en))?.[1] ?? null;
}
