import type { Figure, Difficulty, PracticeItem } from '@ori/contracts/practice';
import { formatRational } from '../../../maths/rational.ts';
import { fraction, generator, rationalItem, step } from '../../item.ts';
import { DIFFERENCE_KEPT, SCALED_THE_WRONG_WAY } from '../../misconceptions/ratios-and-scale.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const NUDGE = text({
  en: 'Which sides match? By what factor do the matching sides grow?',
  fr: 'Quels côtés se correspondent ? Par quel facteur grandissent-ils ?',
  es: '¿Qué lados se corresponden? ¿Por qué factor crecen?',
});
const ONE_FACTOR = {
  en: 'In similar shapes all lengths change by one factor.',
  fr: 'Dans des figures semblables, toutes les longueurs changent du même facteur.',
  es: 'En figuras semejantes todas las longitudes cambian por un mismo factor.',
};

/** Two triangles of one shape, side by side. */
function drawPair(
  a: number,
  b: number,
  top: number,
  bottom: number,
  labels: readonly [string, string, string, string],
): Figure {
  const factor = Math.min(2.2, Math.max(0.45, top / bottom));
  const scale = 4 / Math.max(a, b);
  const [w, h] = [a * scale, b * scale];
  const shift = w + 2.2;
  const triangle = (x: number, times: number) => ({
    corners: [
      [x, 0],
      [x + w * times, 0],
      [x + 0.34 * h * times, 0.94 * h * times],
    ] as [number, number][],
    closed: true,
  });
  const side = (x: number, times: number, under: string, beside: string) => [
    { x: x + (w * times) / 2, y: -0.5, text: under },
    { x: x + 0.17 * h * times - 0.6, y: (h * times) / 2, text: beside },
  ];
  return {
    type: 'sketch',
    paths: [triangle(0, 1), triangle(shift, factor)],
    circles: [],
    labels: [...side(0, 1, labels[0], labels[1]), ...side(shift, factor, labels[2], labels[3])],
  };
}

function triangles(random: SeededRandom, top: number, bottom: number): PracticeItem {
  const [p, q] = random.shuffle([2, 3, 4, 5, 6, 7]);
  const [a, b] = [(p ?? 2) * bottom, (q ?? 3) * (random.pick([true, false]) ? bottom : 1)];
  const c = (a / bottom) * top;
  const answer = fraction(b * top, bottom);
  const factor = formatRational(fraction(top, bottom));
  const all = { a, b, c, factor, answer: formatRational(answer) };
  const explained = {
    prompt: text(
      {
        en: 'Two triangles are similar. The first has sides of {a} cm and {b} cm. In the second the side that matches {a} cm is {c} cm. How long is the side that matches {b} cm, in cm?',
        fr: 'Deux triangles sont semblables. Le premier a des côtés de {a} cm et {b} cm. Dans le second, le côté qui correspond à {a} cm mesure {c} cm. Combien de cm mesure celui qui correspond à {b} cm ?',
        es: 'Dos triángulos son semejantes. El primero tiene lados de {a} cm y {b} cm. En el segundo, el lado que corresponde a {a} cm mide {c} cm. ¿Cuántos cm mide el que corresponde a {b} cm?',
      },
      all,
    ),
    figure: drawPair(a, b, top, bottom, [`${a}`, `${b}`, `${c}`, '?']),
    figureText: text(
      {
        en: 'Two similar triangles: {a} matches {c}, and {b} matches the side asked for',
        fr: 'Deux triangles semblables : {a} correspond à {c}, et {b} au côté cherché',
        es: 'Dos triángulos semejantes: {a} corresponde a {c}, y {b} al lado buscado',
      },
      all,
    ),
    nudge: NUDGE,
    steps: [
      step('{c} ÷ {a} = {factor}', ONE_FACTOR, all),
      step('{b} × {factor} = {answer}', ONE_FACTOR, all),
    ],
  };
  return rationalItem(explained, answer, 'any', [
    ...(b + c - a > 0 ? ([[fraction(b + c - a, 1), DIFFERENCE_KEPT]] as const) : []),
    [fraction(b * bottom, top), SCALED_THE_WRONG_WAY],
  ]);
}

/** A height from two shadows at one time. */
function shadow(random: SeededRandom): PracticeItem {
  const [stick, times] = [random.integer(1, 3), random.integer(4, 12)];
  const part = random.pick([2, 3, 4]);
  const stickShadow = stick + random.integer(1, 3);
  const far = stickShadow * times + (random.pick([true, false]) ? stickShadow / part : 0);
  const treeShadow = Number.isInteger(far) ? far : stickShadow * times;
  const answer = fraction(treeShadow * stick, stickShadow);
  const factor = formatRational(fraction(treeShadow, stickShadow));
  const all = { stick, stickShadow, treeShadow, factor, answer: formatRational(answer) };
  const explained = {
    prompt: text(
      {
        en: 'A stick of {stick} m casts a shadow of {stickShadow} m. At the same time a tree casts a shadow of {treeShadow} m. How tall is the tree, in m?',
        fr: 'Un bâton de {stick} m a une ombre de {stickShadow} m. Au même moment, un arbre a une ombre de {treeShadow} m. Combien de m mesure l’arbre ?',
        es: 'Un palo de {stick} m da una sombra de {stickShadow} m. Al mismo tiempo un árbol da una sombra de {treeShadow} m. ¿Cuántos m mide el árbol?',
      },
      all,
    ),
    nudge: text({
      en: 'The sun’s rays make two triangles of one shape. Which sides match?',
      fr: 'Les rayons du soleil forment deux triangles semblables. Quels côtés se correspondent ?',
      es: 'Los rayos del sol forman dos triángulos semejantes. ¿Qué lados se corresponden?',
    }),
    steps: [
      step(
        '{treeShadow} ÷ {stickShadow} = {factor}',
        {
          en: 'Shadow matches shadow: this is the factor.',
          fr: 'Ombre et ombre se correspondent : c’est le facteur.',
          es: 'Sombra corresponde a sombra: ese es el factor.',
        },
        all,
      ),
      step('{stick} × {factor} = {answer}', ONE_FACTOR, all),
    ],
  };
  return rationalItem(explained, answer, 'any', [
    [fraction(treeShadow - (stickShadow - stick), 1), DIFFERENCE_KEPT],
    [fraction(treeShadow * stickShadow, stick), SCALED_THE_WRONG_WAY],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return triangles(random, random.integer(2, 5), 1);
  if (difficulty === 3) return shadow(random);
  const [top, bottom] = random.pick([
    [3, 2],
    [5, 2],
    [4, 3],
    [5, 3],
    [2, 3],
    [3, 4],
    [5, 4],
    [1, 2],
    [3, 5],
  ]);
  return triangles(random, top, bottom);
}

/** Missing lengths in similar figures (CCSS 8.G.A.4, 8.G.A.5). */
export const maSimilar = generator('ma-similar', make);
