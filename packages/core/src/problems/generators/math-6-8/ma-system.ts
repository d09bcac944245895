import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { fraction, generator, step, type Wrong } from '../../item.ts';
import { listItem } from '../../item-several.ts';
import { ONE_EQUATION_ONLY } from '../../misconceptions/letters-and-lines.ts';
import { UNKNOWNS_SWAPPED } from '../../misconceptions/systems.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { plainSum, printed, same } from './written.ts';

const pair = (x: number, y: number) => [fraction(x, 1), fraction(y, 1)] as const;
const LABELS = [same('x'), same('y')] as const;
const PROMPT = {
  en: 'Find x and y: {one} and {two}.',
  fr: 'Trouve x et y : {one} et {two}.',
  es: 'Hallar x e y: {one} y {two}.',
};
const CHECK = {
  en: 'Put both numbers into both equations to check.',
  fr: 'On vérifie en mettant les deux nombres dans les deux équations.',
  es: 'Se comprueba poniendo los dos números en las dos ecuaciones.',
};
const equation = (a: number, b: number, right: number) =>
  printed(
    `${plainSum([
      [a, 'x'],
      [b, 'y'],
    ])} = ${right}`,
  ).replace(/ {2,}/g, ' ');

function finish(
  parts: Omit<Parameters<typeof listItem>[0], 'prompt'> & { one: string; two: string },
  x: number,
  y: number,
  near: readonly [number, number],
): PracticeItem {
  const { one, two, ...rest } = parts;
  const wrong: Wrong<readonly ReturnType<typeof fraction>[]>[] = [
    [pair(y, x), UNKNOWNS_SWAPPED],
    [pair(...near), ONE_EQUATION_ONLY],
  ];
  return listItem({ ...rest, prompt: text(PROMPT, { one, two }) }, LABELS, pair(x, y), wrong);
}

/** y = ax + b and y = cx + d */
function twoLines(random: SeededRandom): PracticeItem {
  const [x, y] = [random.integer(1, 9), random.integer(1, 12)];
  const [a, c] = random.pick([
    [1, 2],
    [2, 3],
    [1, 3],
    [3, 1],
    [2, -1],
    [1, -1],
    [3, -2],
    [4, 1],
    [-1, 2],
    [-2, 1],
  ]);
  const [right, other] = [
    plainSum([
      [a, 'x'],
      [y - a * x, ''],
    ]),
    plainSum([
      [c, 'x'],
      [y - c * x, ''],
    ]),
  ].map(printed);
  const all = { left: right ?? '', other: other ?? '', x, y };
  return finish(
    {
      one: `y = ${all.left}`,
      two: `y = ${all.other}`,
      nudge: text({
        en: 'Both sides equal the same y. What does that say about them?',
        fr: 'Les deux sont égaux au même y. Qu’en conclure ?',
        es: 'Los dos son iguales a la misma y. ¿Qué se sigue?',
      }),
      steps: [
        step(
          '{left} = {other}',
          { en: 'Both are the same y.', fr: 'Les deux sont le même y.', es: 'Los dos son la misma y.' },
          all,
        ),
        step(
          'x = {x}',
          { en: 'Solve this equation for x.', fr: 'On résout cette équation en x.', es: 'Se despeja x.' },
          all,
        ),
        step('y = {y}', CHECK, all),
      ],
    },
    x,
    y,
    [x + 1, y + a],
  );
}

/** x + y = s and x − y = d, with a factor. */
function sumAndDifference(random: SeededRandom): PracticeItem {
  const [x, y] = [random.integer(2, 12) * random.pick([1, 1, -1]), random.integer(1, 9)];
  const a = random.integer(1, 3);
  const all = {
    one: equation(a, 1, a * x + y),
    two: equation(1, -1, x - y),
    sum: a + 1,
    right: (a + 1) * x,
    x,
    y,
  };
  return finish(
    {
      one: all.one,
      two: all.two,
      nudge: text({
        en: 'What happens to y when you add the two equations?',
        fr: 'Que devient y si on additionne les deux équations ?',
        es: '¿Qué pasa con y al sumar las dos ecuaciones?',
      }),
      steps: [
        step(
          '{sum}x = {right}',
          {
            en: 'Adding the equations makes y vanish.',
            fr: 'En additionnant les équations, y disparaît.',
            es: 'Al sumar las ecuaciones, y desaparece.',
          },
          all,
        ),
        step('x = {x}, y = {y}', CHECK, all),
      ],
    },
    x,
    y,
    [x + 1, y - a],
  );
}

/** ax + by = e and cx + dy = f, where one equation must be multiplied first. */
function eliminate(random: SeededRandom): PracticeItem {
  const [x, y] = [random.integer(-6, 9), random.integer(-6, 9)];
  const [a, b, c] = [random.integer(2, 5), random.integer(1, 4), random.integer(1, 5)];
  const times = random.integer(2, 3);
  const d = -b * times;
  const all = {
    one: equation(a, b, a * x + b * y),
    two: equation(c, d, c * x + d * y),
    times,
    sum: a * times + c,
    right: (a * times + c) * x,
    scaled: equation(a * times, b * times, times * (a * x + b * y)),
    x,
    y,
  };
  return finish(
    {
      one: all.one,
      two: all.two,
      nudge: text({
        en: 'Which number must the first equation be multiplied by, so that the y cancel?',
        fr: 'Par quel nombre multiplier la première équation pour que les y s’annulent ?',
        es: '¿Por qué número hay que multiplicar la primera ecuación para que se anulen las y?',
      }),
      steps: [
        step(
          '{scaled}',
          {
            en: 'Both sides are multiplied by {times}.',
            fr: 'On multiplie les deux membres par {times}.',
            es: 'Se multiplican los dos lados por {times}.',
          },
          all,
        ),
        step(
          '{sum}x = {right}, x = {x}',
          {
            en: 'Adding the other equation makes y vanish.',
            fr: 'En ajoutant l’autre équation, y disparaît.',
            es: 'Al sumar la otra ecuación, y desaparece.',
          },
          all,
        ),
        step('y = {y}', CHECK, all),
      ],
    },
    x,
    y,
    [x + b, y - a],
  );
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return twoLines(random);
  return difficulty === 2 ? sumAndDifference(random) : eliminate(random);
}

/** Two equations with two unknowns (CCSS 8.EE.C.8). */
export const maSystem = generator('ma-system', make);
