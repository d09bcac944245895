import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { add, formatRational, subtract, toNumber, type Rational } from '../../../maths/rational.ts';
import { leastCommonMultiple } from '../../../maths/whole-numbers.ts';
import { fraction, generator, rationalItem, step, type Wrong } from '../../item.ts';
import {
  ADD_TOPS_AND_BOTTOMS,
  KEPT_OLD_TOPS,
  SUBTRACT_TOPS_AND_BOTTOMS,
} from '../../misconceptions/fractions.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text, type Fillers } from '../../text.ts';

interface Task {
  readonly tops: readonly [number, number];
  readonly bottoms: readonly [number, number];
  readonly sign: '+' | '−';
}

/** Bottoms where one fits into the other. */
const FITTING = [
  [2, 4],
  [2, 6],
  [3, 6],
  [2, 8],
  [4, 8],
  [5, 10],
  [3, 9],
  [2, 10],
  [3, 12],
  [4, 12],
] as const;
/** Bottoms that need a common one. */
const UNLIKE = [
  [2, 3],
  [2, 5],
  [3, 4],
  [3, 5],
  [4, 5],
  [4, 6],
  [6, 8],
  [6, 9],
  [3, 8],
  [8, 12],
  [5, 6],
] as const;

function properTop(random: SeededRandom, bottom: number): number {
  const tops = Array.from({ length: bottom - 1 }, (_, index) => index + 1);
  const lowest = tops.filter((top) => fraction(top, bottom).denominator === BigInt(bottom));
  return lowest[random.integer(0, lowest.length - 1)] ?? 1;
}

function draw(random: SeededRandom, difficulty: Difficulty): Task {
  const [small, large] = difficulty === 1 ? random.pick(FITTING) : random.pick(UNLIKE);
  const [first, second] = random.integer(0, 1) === 0 ? ([small, large] as const) : ([large, small] as const);
  const tops = [properTop(random, first), properTop(random, second)] as const;
  const falls = toNumber(fraction(tops[0], first)) > toNumber(fraction(tops[1], second));
  const sign = difficulty === 3 && falls ? '−' : '+';
  return { tops, bottoms: [first, second], sign };
}

function wrongWays(
  { tops: [a, c], bottoms: [b, d], sign }: Task,
  common: number,
): readonly Wrong<Rational>[] {
  if (sign === '+') {
    return [
      [fraction(a + c, b + d), ADD_TOPS_AND_BOTTOMS],
      [fraction(a + c, common), KEPT_OLD_TOPS],
    ];
  }
  const topsAndBottoms = fraction(Math.abs(a - c), Math.abs(b - d));
  const oldTops: readonly Wrong<Rational>[] = a > c ? [[fraction(a - c, common), KEPT_OLD_TOPS]] : [];
  return [[topsAndBottoms, SUBTRACT_TOPS_AND_BOTTOMS], ...oldTops];
}

function stepsOf(all: Fillers) {
  return [
    step(
      {
        en: 'Use {common} parts: {b} and {d} both divide {common}.',
        fr: 'Prends {common} parts : {b} et {d} divisent {common}.',
        es: 'Usamos {common} partes: {b} y {d} dividen a {common}.',
      },
      {
        en: 'Only parts of one size can be put together.',
        fr: 'On ne réunit que des parts de même taille.',
        es: 'Solo se juntan partes del mismo tamaño.',
      },
      all,
    ),
    step(
      {
        en: '{first} = {newFirst} and {second} = {newSecond}',
        fr: '{first} = {newFirst} et {second} = {newSecond}',
        es: '{first} = {newFirst} y {second} = {newSecond}',
      },
      {
        en: 'Top and bottom grow by the same factor, so the amount stays.',
        fr: 'Le haut et le bas sont multipliés par le même nombre : la quantité reste la même.',
        es: 'Arriba y abajo se multiplica por lo mismo: la cantidad no cambia.',
      },
      all,
    ),
    step(
      '{newFirst} {sign} {newSecond} = {raw}',
      {
        en: 'The size of the parts stays, their number changes. In lowest terms: {result}.',
        fr: 'La taille des parts reste, leur nombre change. Simplifié : {result}.',
        es: 'El tamaño no cambia, el número de partes sí. Simplificado: {result}.',
      },
      all,
    ),
  ];
}

function explain(task: Task, difficulty: Difficulty, common: number, answer: Rational) {
  const {
    tops: [a, c],
    bottoms: [b, d],
    sign,
  } = task;
  const [newA, newC] = [(a * common) / b, (c * common) / d];
  const raw = `${sign === '+' ? newA + newC : newA - newC}/${common}`;
  const all = {
    first: `${a}/${b}`,
    second: `${c}/${d}`,
    sign,
    common,
    b,
    d,
    newFirst: `${newA}/${common}`,
    newSecond: `${newC}/${common}`,
    raw,
    result: formatRational(answer),
  };
  const asks =
    difficulty === 3
      ? {
          en: '{first} {sign} {second} = ? Write the answer in simplest form.',
          fr: '{first} {sign} {second} = ? Écris le résultat sous la forme la plus simple.',
          es: '{first} {sign} {second} = ? El resultado va en su forma más simple.',
        }
      : '{first} {sign} {second} = ?';
  return {
    prompt: text(asks, all),
    figure: {
      type: 'bars' as const,
      rows: [
        { parts: b, shaded: a },
        { parts: d, shaded: c },
      ],
    },
    figureText: text(
      {
        en: 'Two equal bars. In one, {first} is shaded; in the other, {second}.',
        fr: 'Deux barres égales. Dans l’une, {first} est colorié ; dans l’autre, {second}.',
        es: 'Dos barras iguales. En una está coloreado {first}; en la otra, {second}.',
      },
      all,
    ),
    nudge: text({
      en: 'The parts have different sizes. Which size would fit into both?',
      fr: 'Les parts n’ont pas la même taille. Quelle taille irait dans les deux ?',
      es: 'Las partes tienen tamaños distintos. ¿Qué tamaño cabe en las dos?',
    }),
    steps: stepsOf(all),
  };
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const task = draw(random, difficulty);
  const [first, second] = [fraction(task.tops[0], task.bottoms[0]), fraction(task.tops[1], task.bottoms[1])];
  const answer = task.sign === '+' ? add(first, second) : subtract(first, second);
  const common = leastCommonMultiple(...task.bottoms);
  const parts = explain(task, difficulty, common, answer);
  return rationalItem(parts, answer, difficulty === 3 ? 'simplest' : 'any', wrongWays(task, common));
}

/** Sums and differences of fractions with different bottoms (CCSS 5.NF.A.1). */
export const maAddunlike = generator('ma-addunlike', make);
