import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { formatRational, type Rational } from '../../../maths/rational.ts';
import { fraction, generator, rationalItem, step, type Wrong } from '../../item.ts';
import { OPPOSITE_NOT_USED, SIGN_KEPT_WHEN_MOVED } from '../../misconceptions/equations.ts';
import { DIVIDED_UPSIDE_DOWN } from '../../misconceptions/waves-and-photons.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const NUDGE = text({
  en: 'What was done to x? Undo it on both sides.',
  fr: 'Qu’a-t-on fait à x ? Défais-le dans les deux membres.',
  es: '¿Qué se le hizo a x? Hay que deshacerlo en los dos lados.',
});

function solveSum(x: number, shift: number, sign: '+' | '−'): PracticeItem {
  const right = sign === '+' ? x + shift : x - shift;
  const all = { shift, sign, right, x, undo: sign === '+' ? '−' : '+' };
  const explained = {
    prompt: text('x {sign} {shift} = {right}. x = ?', all),
    nudge: NUDGE,
    steps: [
      step(
        'x = {right} {undo} {shift}',
        {
          en: 'Both sides change alike, so they stay equal.',
          fr: 'Les deux membres changent de la même façon et restent égaux.',
          es: 'Los dos lados cambian igual y siguen siendo iguales.',
        },
        all,
      ),
      step(
        'x = {x}',
        {
          en: 'Check: {x} {sign} {shift} = {right}.',
          fr: 'Vérification : {x} {sign} {shift} = {right}.',
          es: 'Comprobación: {x} {sign} {shift} = {right}.',
        },
        all,
      ),
    ],
  };
  return rationalItem(explained, fraction(x, 1), 'any', [
    [fraction(sign === '+' ? right + shift : right - shift, 1), SIGN_KEPT_WHEN_MOVED],
  ]);
}

function solveProduct(factor: number, right: number): PracticeItem {
  const answer = fraction(right, factor);
  const all = { factor, right, x: formatRational(answer) };
  const explained = {
    prompt: text('{factor}x = {right}. x = ?', all),
    nudge: NUDGE,
    steps: [
      step(
        'x = {right} ÷ {factor}',
        {
          en: '{factor}x means {factor} times x; dividing undoes it.',
          fr: '{factor}x signifie {factor} fois x ; diviser le défait.',
          es: '{factor}x significa {factor} por x; dividir lo deshace.',
        },
        all,
      ),
      step(
        'x = {x}',
        {
          en: 'Check it by multiplying back: {factor} × {x} = {right}.',
          fr: 'Vérification en multipliant : {factor} × {x} = {right}.',
          es: 'Comprobación multiplicando: {factor} × {x} = {right}.',
        },
        all,
      ),
    ],
  };
  const wrong: Wrong<Rational>[] = [
    [fraction(right - factor, 1), OPPOSITE_NOT_USED],
    [fraction(factor, right), DIVIDED_UPSIDE_DOWN],
    [fraction(right * factor, 1), OPPOSITE_NOT_USED],
  ];
  return rationalItem(explained, answer, 'any', wrong);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1)
    return solveSum(random.integer(3, 20), random.integer(2, 15), random.pick(['+', '−']));
  const factor = random.integer(2, 9);
  if (difficulty === 2) return solveProduct(factor, factor * random.integer(2, 12));
  const right = random.integer(2, 30);
  return solveProduct(factor, right % factor === 0 ? right + 1 : right);
}

/** Equations undone in one step (CCSS 6.EE.B.7). */
export const maEq1 = generator('ma-eq1', make);
