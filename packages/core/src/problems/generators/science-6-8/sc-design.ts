import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { choiceItem, generator, integerItem } from '../../item.ts';
import { ONE_CRITERION_ONLY, WEIGHTS_IGNORED } from '../../misconceptions/earth-and-life.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { worked, type Done } from './worked.ts';

const THINGS = [
  say('a bridge', 'un pont', 'un puente'),
  say('a water filter', 'un filtre à eau', 'un filtro de agua'),
  say('a solar cooker', 'un four solaire', 'una cocina solar'),
  say('a bicycle trailer', 'une remorque de vélo', 'un remolque de bicicleta'),
] as const;

const WEIGHTED: Done = [
  say(
    'Multiply each score by the weight of its criterion, then add.',
    'Multiplie chaque note par le poids de son critère, puis additionne.',
    'Se multiplica cada nota por el peso de su criterio y se suma.',
  ),
  say(
    'A weight tells how much a criterion matters.',
    'Un poids dit combien un critère compte.',
    'Un peso dice cuánto importa un criterio.',
  ),
];
const NUDGE = say(
  'Which criterion counts most?',
  'Quel critère compte le plus ?',
  '¿Qué criterio cuenta más?',
);

interface Matrix {
  readonly weights: readonly number[];
  readonly a: readonly number[];
  readonly b: readonly number[];
}
const total = (weights: readonly number[], scores: readonly number[]) =>
  scores.reduce((sum, score, index) => sum + score * (weights[index] ?? 0), 0);
const plain = (scores: readonly number[]) => scores.reduce((sum, score) => sum + score, 0);
const three = (random: SeededRandom, top: number) => [
  random.integer(1, top),
  random.integer(1, top),
  random.integer(1, top),
];

const drawMatrix = (random: SeededRandom): Matrix => ({
  weights: random.shuffle([1, 2, 3, 4, 5]).slice(0, 3),
  a: three(random, 10),
  b: three(random, 10),
});
const named = (prefix: string, values: readonly number[]) =>
  Object.fromEntries(values.map((value, index) => [`${prefix}${'xyz'[index] ?? ''}`, value]));

function oneTotal(random: SeededRandom): PracticeItem {
  const { weights, a } = drawMatrix(random);
  const answer = total(weights, a);
  const explained = worked(
    {
      prompt: say(
        'A team designs {thing}. Weights: strength {wx}, cost {wy}, ease of building {wz}. Design A scores {ax} for strength, {ay} for cost, {az} for ease. What is its weighted total?',
        'Une équipe conçoit {thing}. Poids : solidité {wx}, coût {wy}, facilité {wz}. Le projet A obtient {ax} en solidité, {ay} en coût, {az} en facilité. Quel est son total pondéré ?',
        'Un equipo diseña {thing}. Pesos: solidez {wx}, costo {wy}, facilidad {wz}. El diseño A obtiene {ax} en solidez, {ay} en costo, {az} en facilidad. ¿Cuál es su total ponderado?',
      ),
      nudge: NUDGE,
      rule: WEIGHTED,
      work: [
        [
          '{wx} × {ax} + {wy} × {ay} + {wz} × {az} = {answer}',
          say(
            'Each product is what one criterion adds.',
            'Chaque produit est l’apport d’un critère.',
            'Cada producto es lo que aporta un criterio.',
          ),
        ],
      ],
    },
    { thing: random.pick(THINGS), ...named('w', weights), ...named('a', a), answer },
  );
  return integerItem(explained, answer, [
    [plain(a), WEIGHTS_IGNORED],
    [plain(a) + plain(weights), WEIGHTS_IGNORED],
    [Math.max(...a.map((score, index) => score * (weights[index] ?? 0))), ONE_CRITERION_ONLY],
  ]);
}

/** The answer option that names one design. */
const optionOf = (name: string) => ({
  text: { en: `Design ${name}`, fr: `Le projet ${name}`, es: `El diseño ${name}` },
});

function better(random: SeededRandom): PracticeItem {
  const { weights, a, b } = drawMatrix(random);
  const [first, second] = [total(weights, a), total(weights, b)];
  const misleads = (plain(a) - plain(b)) * (first - second) <= 0;
  if (Math.abs(first - second) < 2 || (!misleads && random.integer(0, 2) > 0)) return better(random);
  const explained = worked(
    {
      prompt: say(
        'A team designs {thing}. Weights: strength {wx}, cost {wy}, ease of building {wz}. Scores in that order: design A {ax}, {ay}, {az}; design B {bx}, {by}, {bz}. Which has the higher weighted total?',
        'Une équipe conçoit {thing}. Poids : solidité {wx}, coût {wy}, facilité {wz}. Notes dans cet ordre : projet A {ax}, {ay}, {az} ; projet B {bx}, {by}, {bz}. Lequel a le plus grand total pondéré ?',
        'Un equipo diseña {thing}. Pesos: solidez {wx}, costo {wy}, facilidad {wz}. Notas en ese orden: diseño A {ax}, {ay}, {az}; diseño B {bx}, {by}, {bz}. ¿Cuál tiene el total ponderado mayor?',
      ),
      nudge: NUDGE,
      rule: WEIGHTED,
      work: [
        [
          'A: {wx} × {ax} + {wy} × {ay} + {wz} × {az} = {first}',
          say('The total of the first design.', 'Le total du premier projet.', 'El total del primer diseño.'),
        ],
        [
          'B: {wx} × {bx} + {wy} × {by} + {wz} × {bz} = {second}',
          say(
            'The total of the second design.',
            'Le total du second projet.',
            'El total del segundo diseño.',
          ),
        ],
      ],
    },
    { thing: random.pick(THINGS), ...named('w', weights), ...named('a', a), ...named('b', b), first, second },
  );
  const [right, wrong] = first > second ? ['A', 'B'] : ['B', 'A'];
  return choiceItem(explained, random, optionOf(right ?? 'A'), [
    [optionOf(wrong ?? 'B'), misleads ? WEIGHTS_IGNORED : ONE_CRITERION_ONLY],
    [{ text: { en: 'Both the same', fr: 'Les deux pareil', es: 'Los dos igual' } }, WEIGHTS_IGNORED],
  ]);
}

/** What score in one criterion reaches the total of the other design? */
function missing(random: SeededRandom): PracticeItem {
  const { weights, a } = drawMatrix(random);
  const [wx = 1, wy = 1, wz = 1] = weights;
  const [ax = 1, ay = 1, az = 1] = a;
  const goal = total(weights, a);
  const rest = goal - wx * ax - wy * ay;
  const explained = worked(
    {
      prompt: say(
        'A team designs {thing}. Weights: strength {wx}, cost {wy}, ease of building {wz}. Design A scores {ax} for strength and {ay} for cost. What must it score for ease to reach a weighted total of {goal}?',
        'Une équipe conçoit {thing}. Poids : solidité {wx}, coût {wy}, facilité {wz}. Le projet A obtient {ax} en solidité et {ay} en coût. Combien lui faut-il en facilité pour un total pondéré de {goal} ?',
        'Un equipo diseña {thing}. Pesos: solidez {wx}, costo {wy}, facilidad {wz}. El diseño A obtiene {ax} en solidez y {ay} en costo. ¿Cuánto necesita en facilidad para un total ponderado de {goal}?',
      ),
      nudge: say(
        'How much of the total is still open?',
        'Quelle part du total manque encore ?',
        '¿Cuánto del total falta aún?',
      ),
      rule: [
        say(
          'Take away from the goal what strength and cost bring.',
          'Retire du but ce qu’apportent la solidité et le coût.',
          'Se resta de la meta lo que aportan solidez y costo.',
        ),
        say(
          'What is left must come from the last criterion.',
          'Le reste doit venir du dernier critère.',
          'Lo que falta debe venir del último criterio.',
        ),
      ],
      work: [
        [
          '{goal} − {wx} × {ax} − {wy} × {ay} = {rest}',
          say('Still open.', 'Ce qui manque.', 'Lo que falta.'),
        ],
        [
          '{rest} ÷ {wz} = {az}',
          say(
            'The weight multiplies the score, so divide by it.',
            'Le poids multiplie la note : on divise par lui.',
            'El peso multiplica la nota: se divide entre él.',
          ),
        ],
      ],
    },
    { thing: random.pick(THINGS), wx, wy, wz, ax, ay, az, goal, rest },
  );
  return integerItem(explained, az, [
    [rest, WEIGHTS_IGNORED],
    [goal - ax - ay, WEIGHTS_IGNORED],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return oneTotal(random);
  return difficulty === 2 ? better(random) : missing(random);
}

/** Comparing designs by weighted criteria (NGSS MS-ETS1-3). */
export const scDesign = generator('sc-design', make);
