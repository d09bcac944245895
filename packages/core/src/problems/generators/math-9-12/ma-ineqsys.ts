import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { choiceItem, generator, integerItem, step, type Wrong } from '../../item.ts';
import { intervalItem } from '../../item-written.ts';
import {
  BOUNDARY_COUNTED,
  BOUNDARY_LEFT_OUT,
  FIRST_CONDITION_ONLY,
  SECOND_CONDITION_ONLY,
} from '../../misconceptions/systems.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { graph, plane } from './graphs.ts';
import { notZero, shown, shownSum, tuple } from './writing.ts';

/** y > m x + b and x + y ≤ t */
interface System {
  readonly m: number;
  readonly b: number;
  readonly t: number;
}

const first = ({ m, b }: System) =>
  `y > ${shownSum([
    [m, 'x'],
    [b, ''],
  ])}`;
const second = ({ t }: System) => `x + y ≤ ${shown(t)}`;
const TEST = {
  en: 'A point belongs to the system only if both sentences are true.',
  fr: 'Un point convient seulement si les deux phrases sont vraies.',
  es: 'Un punto vale solo si las dos frases son verdaderas.',
};

function drawing(system: System) {
  const { m, b, t } = system;
  const figure = plane(10, [
    { through: graph((x) => m * x + b, -10, 10, 1), dashed: true },
    { through: graph((x) => t - x, -10, 10, 1) },
  ]);
  return {
    figure,
    figureText: text(
      {
        en: 'A dashed line y = {line} and a solid line x + y = {t}.',
        fr: 'Une droite en tirets y = {line} et une droite pleine x + y = {t}.',
        es: 'Una recta discontinua y = {line} y una recta continua x + y = {t}.',
      },
      {
        line: shownSum([
          [m, 'x'],
          [b, ''],
        ]),
        t,
      },
    ),
  };
}

/** Which of four points satisfies both? */
function testPoints(system: System, random: SeededRandom): PracticeItem {
  const { m, b, t } = system;
  const x = random.integer(-2, 2);
  const line = m * x + b;
  const all = { first: first(system), second: second(system) };
  const option = (y: number) => ({ text: tuple(x, y) });
  const right = random.integer(line + 1, t - x);
  const explained = {
    prompt: text(
      {
        en: 'Which point satisfies both {first} and {second}?',
        fr: 'Quel point vérifie à la fois {first} et {second} ?',
        es: '¿Qué punto cumple las dos desigualdades: {first}; {second}?',
      },
      all,
    ),
    ...drawing(system),
    nudge: text({
      en: 'Put the numbers of each point in for x and y, in both inequalities.',
      fr: 'Remplace x et y par les nombres de chaque point, dans les deux inégalités.',
      es: 'Se ponen los números de cada punto en lugar de x e y en las dos desigualdades.',
    }),
    steps: [
      step(
        {
          en: 'Test {first} for each point.',
          fr: 'On essaie {first} pour chaque point.',
          es: 'Se prueba {first} con cada punto.',
        },
        {
          en: 'On the dashed line both sides are equal, so it does not count.',
          fr: 'Sur la droite en tirets, les deux membres sont égaux : elle ne compte pas.',
          es: 'En la recta discontinua los dos lados son iguales: no cuenta.',
        },
        all,
      ),
      step(
        { en: 'Then test {second}.', fr: 'Puis on essaie {second}.', es: 'Después se prueba {second}.' },
        TEST,
        all,
      ),
    ],
  };
  return choiceItem(explained, random, option(right), [
    [option(line), BOUNDARY_COUNTED],
    [option(t - x + random.integer(1, 3)), FIRST_CONDITION_ONLY],
    [option(line - random.integer(1, 3)), SECOND_CONDITION_ONLY],
  ]);
}

/** Which y belong to one x? */
function slice(system: System, x: number): PracticeItem {
  const { m, b, t } = system;
  const [low, high] = [m * x + b, t - x];
  const all = { first: first(system), second: second(system), x, low, high };
  const explained = {
    prompt: text(
      {
        en: 'For x = {x}, which y satisfy both {first} and {second}?',
        fr: 'Pour x = {x}, quels y vérifient à la fois {first} et {second} ?',
        es: 'Para x = {x}, ¿qué valores de y cumplen las dos desigualdades: {first}; {second}?',
      },
      all,
    ),
    nudge: text({
      en: 'Put the number in for x. Each inequality then bounds y from one side.',
      fr: 'Remplace x par le nombre. Chaque inégalité borne alors y d’un côté.',
      es: 'Se pone el número en lugar de x. Cada desigualdad acota y por un lado.',
    }),
    steps: [
      step(
        'y > {low}',
        {
          en: 'The first inequality, with the number in for x.',
          fr: 'La première inégalité, avec le nombre à la place de x.',
          es: 'La primera desigualdad, con el número en lugar de x.',
        },
        all,
      ),
      step(
        {
          en: 'y ≤ {high}, together: {low} < y ≤ {high}',
          fr: 'y ≤ {high}, ensemble : {low} < y ≤ {high}',
          es: 'y ≤ {high}, juntas: {low} < y ≤ {high}',
        },
        TEST,
        all,
      ),
    ],
  };
  return intervalItem(explained, 'y', `${low} < y <= ${high}`, [
    [`y > ${low}`, FIRST_CONDITION_ONLY],
    [`y <= ${high}`, SECOND_CONDITION_ONLY],
    [`${low} <= y <= ${high}`, BOUNDARY_COUNTED],
    [`${low} < y < ${high}`, BOUNDARY_LEFT_OUT],
  ]);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** How many points with whole coordinates lie in x ≥ 0, y ≥ 0, a x + y ≤ t? */
function countPoints(a: number, t: number): PracticeItem {
  const tops = Array.from({ length: Math.floor(t / a) + 1 }, (_, x) => t - a * x);
  const all = {
    line: shownSum([
      [a, 'x'],
      [1, 'y'],
    ]),
    t,
    most: tops.length - 1,
    start: t + 1,
    count: tops.map((top) => top + 1).join(' + '),
    total: sum(tops) + tops.length,
  };
  const explained = {
    prompt: text(
      {
        en: 'How many points with whole-number coordinates satisfy x ≥ 0, y ≥ 0 and {line} ≤ {t}?',
        fr: 'Combien de points à coordonnées entières vérifient x ≥ 0, y ≥ 0 et {line} ≤ {t} ?',
        es: '¿Cuántos puntos de coordenadas enteras cumplen a la vez: x ≥ 0; y ≥ 0; {line} ≤ {t}?',
      },
      all,
    ),
    nudge: text({
      en: 'Take one value of x after the other. Which y go with it?',
      fr: 'Prends une valeur de x après l’autre. Quels y vont avec ?',
      es: 'Se toma un valor de x tras otro. ¿Qué valores de y le corresponden?',
    }),
    steps: [
      step(
        {
          en: 'x runs from 0 to {most}; x = 0 has {start} points.',
          fr: 'x va de 0 à {most} ; x = 0 a {start} points.',
          es: 'x va de 0 a {most}; x = 0 tiene {start} puntos.',
        },
        { en: 'y = 0 counts too.', fr: 'y = 0 compte aussi.', es: 'y = 0 también cuenta.' },
        all,
      ),
      step(
        '{count} = {total}',
        {
          en: 'Points on the edges satisfy ≥ and ≤.',
          fr: 'Les points des bords vérifient ≥ et ≤.',
          es: 'Los puntos de los bordes cumplen ≥ y ≤.',
        },
        all,
      ),
    ],
  };
  const wrong: Wrong<number>[] = [
    [sum(tops), BOUNDARY_LEFT_OUT],
    [sum(tops.slice(1)), BOUNDARY_LEFT_OUT],
  ];
  return integerItem(explained, all.total, wrong);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 3) return countPoints(random.integer(2, 4), random.integer(5, 14));
  const system = { m: random.pick([-1, 1, 2, 3]), b: notZero(random, 4), t: random.integer(3, 8) };
  if (difficulty === 1)
    return system.m * 2 + system.b + 1 > system.t - 2 ? make(random, difficulty) : testPoints(system, random);
  const x = notZero(random, 4);
  return system.m * x + system.b + 1 < system.t - x ? slice(system, x) : make(random, difficulty);
}

/** Two inequalities at once (CCSS HSA-REI.D.12). */
export const maIneqsys = generator('ma-ineqsys', make);
