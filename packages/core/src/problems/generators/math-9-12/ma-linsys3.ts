import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { generator, step, type Wrong } from '../../item.ts';
import type { Rational } from '../../../maths/rational.ts';
import { listItem } from '../../item-several.ts';
import {
  MOVED_WITH_THE_SAME_SIGN,
  RIGHT_SIDE_FORGOTTEN,
  UNKNOWNS_SWAPPED,
} from '../../misconceptions/systems.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { solve, type Row, type Rows, written } from './three-unknowns.ts';
import { exact, labels, notZero } from './writing.ts';

type Triple = readonly [x: number, y: number, z: number];

const rowOf = ([a, b, c]: Triple, [x, y, z]: Triple): Row => [a, b, c, a * x + b * y + c * z];
/** `row` − `times` · `first` */
const less = (row: Row, times: number, first: Row): Row => [
  row[0] - times * first[0],
  row[1] - times * first[1],
  row[2] - times * first[2],
  row[3] - times * first[3],
];
const PROMPT = {
  en: 'Solve the system: {one}; {two}; {three}.',
  fr: 'Résous le système : {one} ; {two} ; {three}.',
  es: 'Resolver el sistema: {one}; {two}; {three}.',
};

function item(
  rows: Rows,
  answer: Triple,
  parts: Pick<PracticeItem, 'nudge' | 'steps'>,
  wrong: Rows,
): PracticeItem {
  const [one, two, three] = rows.map(written);
  const [x, y, z] = answer;
  const slipped = solve(wrong);
  const all: Wrong<readonly Rational[]>[] = [
    ...(slipped ? [[slipped, RIGHT_SIDE_FORGOTTEN] as const] : []),
    [exact(z, y, x), UNKNOWNS_SWAPPED],
    [exact(y, x, z), UNKNOWNS_SWAPPED],
  ];
  return listItem(
    { prompt: text(PROMPT, { one: one ?? '', two: two ?? '', three: three ?? '' }), ...parts },
    labels('x', 'y', 'z'),
    exact(...answer),
    all,
  );
}

/** The last equation gives z, the one above y, the first x. */
function triangular(rows: Rows, answer: Triple): PracticeItem {
  const [x, y, z] = answer;
  const [first, second, third] = rows;
  const parts = {
    nudge: text({
      en: 'Which equation has only one unknown? Begin there and go up.',
      fr: 'Quelle équation n’a qu’une inconnue ? Commence là et remonte.',
      es: '¿Qué ecuación tiene una sola incógnita? Se empieza ahí y se va subiendo.',
    }),
    steps: [
      step(
        { en: '{third}: z = {z}', fr: '{third} : z = {z}', es: '{third}: z = {z}' },
        {
          en: 'It holds one unknown only.',
          fr: 'Elle ne contient qu’une inconnue.',
          es: 'Contiene una sola incógnita.',
        },
        { third: written(third), z },
      ),
      step(
        { en: '{second}: y = {y}', fr: '{second} : y = {y}', es: '{second}: y = {y}' },
        { en: 'z is known now.', fr: 'On connaît maintenant z.', es: 'Ahora se conoce z.' },
        { second: written(second), y },
      ),
      step(
        { en: '{first}: x = {x}', fr: '{first} : x = {x}', es: '{first}: x = {x}' },
        {
          en: 'y and z are known now.',
          fr: 'On connaît maintenant y et z.',
          es: 'Ahora se conocen las otras dos incógnitas.',
        },
        { first: written(first), x },
      ),
    ],
  };
  const [one, two, three] = rows.map(written);
  const wrongY = second[3] + second[2] * z;
  return listItem(
    { prompt: text(PROMPT, { one: one ?? '', two: two ?? '', three: three ?? '' }), ...parts },
    labels('x', 'y', 'z'),
    exact(x, y, z),
    [
      [exact(first[3] - first[1] * wrongY - first[2] * z, wrongY, z), MOVED_WITH_THE_SAME_SIGN],
      [exact(z, y, x), UNKNOWNS_SWAPPED],
    ],
  );
}

/** The first equation has x once; the others lose it. */
function eliminate(rows: Rows, answer: Triple): PracticeItem {
  const [first, second, third] = rows;
  const [two, three] = [less(second, second[0], first), less(third, third[0], first)];
  const [x, y, z] = answer;
  const all = { two: written(two), three: written(three), x, y, z };
  const parts = {
    nudge: text({
      en: 'Get rid of x in the second and third equation with the help of the first.',
      fr: 'Élimine x de la deuxième et de la troisième équation à l’aide de la première.',
      es: 'Con la primera ecuación se elimina x de la segunda y de la tercera.',
    }),
    steps: [
      step(
        { en: '{two}; {three}', fr: '{two} ; {three}', es: '{two}; {three}' },
        {
          en: 'A multiple of the first equation was taken from each: left side and right side.',
          fr: 'On a retranché à chacune un multiple de la première : à gauche et à droite.',
          es: 'A cada una se le restó un múltiplo de la primera: a la izquierda y a la derecha.',
        },
        all,
      ),
      step(
        { en: 'y = {y} and z = {z}', fr: 'y = {y} et z = {z}', es: 'y = {y}; z = {z}' },
        {
          en: 'These two equations have two unknowns only.',
          fr: 'Ces deux équations n’ont que deux inconnues.',
          es: 'Estas dos ecuaciones solo tienen dos incógnitas.',
        },
        all,
      ),
      step(
        'x = {x}',
        {
          en: 'Put y and z into the first equation, then check in the others.',
          fr: 'On met y et z dans la première, puis on vérifie dans les autres.',
          es: 'Los dos valores se ponen en la primera y se comprueba en las otras.',
        },
        all,
      ),
    ],
  };
  const forgotten: Row = [two[0], two[1], two[2], second[3]];
  return item(rows, answer, parts, [first, forgotten, three]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const upTo = (most: number) => notZero(random, most);
  const answer = [upTo(6), upTo(6), upTo(6)] as const;
  if (new Set(answer).size < 3) return make(random, difficulty);
  if (difficulty === 1) {
    const rows: Rows = [
      rowOf([1, upTo(3), upTo(3)], answer),
      rowOf([0, 1, upTo(3)], answer),
      rowOf([0, 0, random.integer(2, 5)], answer),
    ];
    return triangular(rows, answer);
  }
  const most = difficulty === 2 ? 2 : 4;
  const rows: Rows = [
    rowOf([1, upTo(most), upTo(most)], answer),
    rowOf([difficulty === 2 ? random.pick([1, -1]) : upTo(4), upTo(most), upTo(most)], answer),
    rowOf([difficulty === 2 ? random.pick([1, 2]) : upTo(4), upTo(most), upTo(most)], answer),
  ];
  return solve(rows) ? eliminate(rows, answer) : make(random, difficulty);
}

/** Three equations in three unknowns by elimination (CCSS HSA-REI.C.6). */
export const maLinsys3 = generator('ma-linsys3', make);
