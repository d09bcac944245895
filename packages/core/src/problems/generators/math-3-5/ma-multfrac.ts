import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { formatRational, multiply } from '../../../maths/rational.ts';
import { fraction, generator, inLowestTerms, rationalItem, step } from '../../item.ts';
import { COMMON_BOTTOM_KEPT, CROSS_MULTIPLIED } from '../../misconceptions/operations.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text, type Fillers } from '../../text.ts';
import { properFraction } from '../drawing/draw-fraction.ts';

function stepsOf(all: Fillers) {
  return [
    step(
      {
        en: '{b} × {d} = {bottoms} small parts fill the whole.',
        fr: '{b} × {d} = {bottoms} petites parts remplissent le tout.',
        es: '{b} × {d} = {bottoms} partes pequeñas llenan el todo.',
      },
      {
        en: 'Each part of one fraction is cut again.',
        fr: 'Chaque part d’une fraction est recoupée.',
        es: 'Cada parte de una fracción se vuelve a cortar.',
      },
      all,
    ),
    step(
      {
        en: '{a} × {c} = {tops} of them are taken: {worth}',
        fr: 'On en prend {a} × {c} = {tops} : {worth}',
        es: 'Se toman {a} × {c} = {tops}: {worth}',
      },
      {
        en: 'Tops count the parts that are taken.',
        fr: 'Les numérateurs comptent les parts prises.',
        es: 'Los numeradores cuentan las partes tomadas.',
      },
      all,
    ),
  ];
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const most = difficulty === 1 ? 5 : 9;
  const [p, q] = [properFraction(random, most), properFraction(random, most)];
  const [a, b] = difficulty === 1 ? [1, p.bottom] : [p.top, p.bottom];
  const { top: c, bottom: d } = q;
  const answer = multiply(fraction(a, b), fraction(c, d));
  const all = {
    a,
    b,
    c,
    d,
    first: `${a}/${b}`,
    second: `${c}/${d}`,
    tops: a * c,
    bottoms: b * d,
    worth: inLowestTerms(`${a * c}/${b * d}`, formatRational(answer)),
  };
  const explained = {
    prompt: text(
      difficulty === 3
        ? {
            en: '{first} × {second} = ? Write the answer in simplest form.',
            fr: '{first} × {second} = ? Écris le résultat sous la forme la plus simple.',
            es: '{first} × {second} = ? El resultado va en su forma más simple.',
          }
        : '{first} × {second} = ?',
      all,
    ),
    nudge: text(
      {
        en: 'Think of it as {first} of {second}. Should it be more or less than {second}?',
        fr: 'Pense à {first} de {second}. Est-ce plus ou moins que {second} ?',
        es: 'Pensemos en {first} de {second}. ¿Será más o menos que {second}?',
      },
      all,
    ),
    steps: stepsOf(all),
  };
  return rationalItem(explained, answer, difficulty === 3 ? 'simplest' : 'any', [
    [fraction(a * d, b * c), CROSS_MULTIPLIED],
    [fraction(a * c, b + d), COMMON_BOTTOM_KEPT],
  ]);
}

/** Products of fractions (CCSS 5.NF.B.4). */
export const maMultfrac = generator('ma-multfrac', make);
