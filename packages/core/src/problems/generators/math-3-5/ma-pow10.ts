import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { decimalItem, generator, rounded, step, type Wrong } from '../../item.ts';
import { WRONG_DECIMAL_PLACE } from '../../misconceptions/decimals.ts';
import { SHIFTED_THE_OTHER_WAY, ZEROS_HUNG_ON } from '../../misconceptions/place-value.ts';
import { POWER_AS_PRODUCT } from '../../misconceptions/whole-numbers.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const EXACT = { tolerance: 0 };
const RAISED = ['⁰', '¹', '²', '³', '⁴', '⁵'];
const MOVES = {
  times: {
    en: 'The digits move to the left by so many places: {exponent}. They become worth more.',
    fr: 'Les chiffres vont vers la gauche d’autant de rangs : {exponent}. Ils valent plus.',
    es: 'Las cifras van a la izquierda tantos lugares: {exponent}. Pasan a valer más.',
  },
  over: {
    en: 'The digits move to the right by so many places: {exponent}. They become worth less.',
    fr: 'Les chiffres vont vers la droite d’autant de rangs : {exponent}. Ils valent moins.',
    es: 'Las cifras van a la derecha tantos lugares: {exponent}. Pasan a valer menos.',
  },
} as const;

/** A number with so many decimal places, times or over a power of ten. */
interface Task {
  readonly value: number;
  readonly places: number;
  readonly exponent: number;
  readonly isTimes: boolean;
}

function drawTask(random: SeededRandom, difficulty: Difficulty): Task {
  if (difficulty === 1) {
    const value = random.integer(2, 99);
    return {
      value: value % 10 === 0 ? value + 3 : value,
      places: 0,
      exponent: random.integer(2, 5),
      isTimes: true,
    };
  }
  const digits = random.integer(12, 989);
  const clean = digits % 10 === 0 ? digits + 7 : digits;
  const places = difficulty === 2 ? random.integer(1, 2) : random.integer(0, 1);
  const exponent = difficulty === 2 ? random.integer(2, 4) : random.integer(1, 3);
  return { value: clean / 10 ** places, places, exponent, isTimes: difficulty === 2 };
}

/** Longest decimal part that a wrong answer may have. */
const DECIMALS_MAX = 4;

function wrongProducts({ value, places, exponent }: Task): readonly Wrong<number>[] {
  const decimals = places + exponent;
  return [
    ...(decimals <= DECIMALS_MAX
      ? [[rounded(value / 10 ** exponent, decimals), SHIFTED_THE_OTHER_WAY] as const]
      : []),
    ...(places > 0 ? [[value, ZEROS_HUNG_ON] as const] : []),
    [rounded(value * 10 * exponent, 2), POWER_AS_PRODUCT],
  ];
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const task = drawTask(random, difficulty);
  const { value, places, exponent, isTimes } = task;
  const shifted = (by: number) =>
    rounded(value * 10 ** (isTimes ? by : -by), Math.max(0, places + (isTimes ? -by : by)));
  const result = shifted(exponent);
  const power = `10${RAISED[exponent] ?? ''}`;
  const all = { value, sign: isTimes ? '×' : '÷', power, exponent, tens: 10 ** exponent, result };
  const explained = {
    prompt: text('{value} {sign} {power} = ?', all),
    nudge: text({
      en: 'How many places do the digits move, and which way?',
      fr: 'De combien de rangs les chiffres se décalent-ils, et de quel côté ?',
      es: '¿Cuántos lugares se mueven las cifras y hacia qué lado?',
    }),
    steps: [
      step(
        '{power} = {tens}',
        {
          en: 'The exponent tells how many tens are multiplied: {exponent}.',
          fr: 'L’exposant dit combien de dix sont multipliés : {exponent}.',
          es: 'El exponente dice cuántos dieces se multiplican: {exponent}.',
        },
        all,
      ),
      step('{value} {sign} {power} = {result}', MOVES[isTimes ? 'times' : 'over'], all),
    ],
  };
  return decimalItem(explained, result, EXACT, [
    [shifted(exponent - 1), WRONG_DECIMAL_PLACE],
    ...(isTimes
      ? wrongProducts(task)
      : [[rounded(value * 10 ** exponent, 0), SHIFTED_THE_OTHER_WAY] as const]),
  ]);
}

/** Multiplying and dividing by powers of ten (CCSS 5.NBT.A.2). */
export const maPow10 = generator('ma-pow10', make);
