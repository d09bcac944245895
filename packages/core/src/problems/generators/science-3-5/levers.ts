import type { PracticeItem } from '@ori/contracts/practice';
import { choiceItem, integerItem, type Option, step } from '../../item.ts';
import {
  EQUAL_STEPS_BALANCE,
  FARTHER_ALWAYS_SINKS,
  FORCE_SAVED_FOR_NOTHING,
  HEAVIER_ALWAYS_SINKS,
  LEVER_ADDED,
  LEVER_SIDES_NOT_RECKONED,
  MACHINE_TURNED_ROUND,
} from '../../misconceptions/levers-and-ramps.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { leverFigure, STEPS } from './lever-figures.ts';

/** A pile of coins: how many, and at which step. */
interface Pile {
  readonly coins: number;
  readonly at: number;
}
const COINS = [2, 3, 4, 5, 6];
const PILES: readonly Pile[] = COINS.flatMap((coins) =>
  Array.from({ length: STEPS }, (_, index) => ({ coins, at: index + 1 })),
);
const turning = ({ coins, at }: Pile) => coins * at;

/** Every heavier pile with every lighter one that lies farther out: nothing is plain at a glance. */
const CASES = PILES.flatMap((heavy) =>
  PILES.filter(({ coins, at }) => coins < heavy.coins && at > heavy.at).map((far) => ({ heavy, far })),
);
type Case = (typeof CASES)[number];
const casesOf = (sign: number) =>
  CASES.filter(({ heavy, far }) => Math.sign(turning(heavy) - turning(far)) === sign);
const BY_OUTCOME = [casesOf(1), casesOf(0), casesOf(-1)] as const;

function drawCase(random: SeededRandom, cases: readonly Case[]): Case {
  const drawn = cases[random.integer(0, cases.length - 1)];
  if (!drawn) throw new Error('there is a lever of every outcome');
  return drawn;
}

const LEFT: Option = { text: say('The left side goes down', 'La gauche descend', 'Baja la izquierda') };
const RIGHT: Option = { text: say('The right side goes down', 'La droite descend', 'Baja la derecha') };
const LEVEL: Option = { text: say('It stays level', 'Ça reste en équilibre', 'Queda nivelada') };

const NUDGE = text(
  say(
    'It counts how many coins there are, and how far out.',
    'Le nombre de pièces compte, et leur distance aussi.',
    'Cuenta cuántas monedas hay y a qué distancia.',
  ),
);
const RECKON = step(
  say(
    'Multiply coins by steps for each side.',
    'De chaque côté, multiplie les pièces par les pas.',
    'En cada lado, multiplica las monedas por los pasos.',
  ),
  say(
    'That tells how hard a side turns the ruler.',
    'Cela dit avec quelle force un côté fait tourner la règle.',
    'Eso dice con qué fuerza gira un lado la regla.',
  ),
);
const PILES_WORDS = say(
  'A ruler on its middle. Left: {a} coins at step {s}. Right: {b} coins at step {t}.',
  'Une règle posée sur son milieu. À gauche : {a} pièces au pas {s}. À droite : {b} pièces au pas {t}.',
  'Una regla apoyada en el centro. Izquierda: {a} monedas en el paso {s}. Derecha: {b} monedas en el paso {t}.',
);

/** Which side goes down? */
export function whichSide(random: SeededRandom): PracticeItem {
  const outcome = random.pick([0, 1, 2] as const);
  const { heavy, far } = drawCase(random, BY_OUTCOME[outcome]);
  const isHeavyLeft = random.integer(0, 1) === 0;
  const [left, right] = isHeavyLeft ? [heavy, far] : [far, heavy];
  const [heavySide, farSide] = isHeavyLeft ? [LEFT, RIGHT] : [RIGHT, LEFT];
  const answer = [heavySide, LEVEL, farSide][outcome] ?? LEVEL;
  const all = { a: left.coins, s: left.at, b: right.coins, t: right.at, p: turning(left), q: turning(right) };
  const wrong = [
    [heavySide, HEAVIER_ALWAYS_SINKS],
    [farSide, FARTHER_ALWAYS_SINKS],
    [LEVEL, LEVER_SIDES_NOT_RECKONED],
  ] as const;
  return choiceItem(
    {
      figure: leverFigure([
        [left.coins, -left.at],
        [right.coins, right.at],
      ]),
      figureText: text(PILES_WORDS, all),
      prompt: text(
        say(
          'Left: {a} coins at step {s}. Right: {b} coins at step {t}. What does the ruler do?',
          'À gauche : {a} pièces au pas {s}. À droite : {b} pièces au pas {t}. Que fait la règle ?',
          'Izquierda: {a} monedas en el paso {s}. Derecha: {b} monedas en el paso {t}. ¿Qué hace la regla?',
        ),
        all,
      ),
      nudge: NUDGE,
      steps: [
        RECKON,
        step(
          '{a} × {s} = {p}; {b} × {t} = {q}',
          say(
            'The greater product wins; equal products balance.',
            'Le plus grand produit l’emporte ; deux produits égaux s’équilibrent.',
            'Gana el producto mayor; dos productos iguales se equilibran.',
          ),
          all,
        ),
      ],
    },
    random,
    answer,
    wrong.filter(([option]) => option !== answer),
  );
}

/** At which step do other coins balance these? */
export function balancingStep(random: SeededRandom): PracticeItem {
  const { heavy, far } = drawCase(random, BY_OUTCOME[1]);
  const [left, right] = random.integer(0, 1) === 0 ? [heavy, far] : [far, heavy];
  const all = { a: left.coins, s: left.at, b: right.coins, t: right.at, p: turning(left) };
  const byAdding = left.coins + left.at - right.coins;
  return integerItem(
    {
      figure: leverFigure([[left.coins, -left.at]]),
      figureText: text(
        say(
          'A ruler on its middle. Left: {a} coins at step {s}. Right: nothing yet.',
          'Une règle posée sur son milieu. À gauche : {a} pièces au pas {s}. À droite : encore rien.',
          'Una regla apoyada en el centro. Izquierda: {a} monedas en el paso {s}. Derecha: nada todavía.',
        ),
        all,
      ),
      prompt: text(
        say(
          'Left: {a} coins at step {s}. At which step on the right do {b} coins balance them?',
          'À gauche : {a} pièces au pas {s}. À quel pas, à droite, {b} pièces les équilibrent-elles ?',
          'Izquierda: {a} monedas en el paso {s}. ¿En qué paso de la derecha las equilibran {b} monedas?',
        ),
        all,
      ),
      nudge: NUDGE,
      steps: [
        RECKON,
        step(
          '{a} × {s} = {p}; {b} × {t} = {p}',
          say(
            'Both sides must turn equally hard.',
            'Les deux côtés doivent tourner aussi fort.',
            'Los dos lados deben girar con igual fuerza.',
          ),
          all,
        ),
      ],
    },
    right.at,
    [
      [left.at, EQUAL_STEPS_BALANCE],
      ...(byAdding > 0 ? [[byAdding, LEVER_ADDED] as const] : []),
      [turning(left), LEVER_SIDES_NOT_RECKONED],
    ],
  );
}

/** What a lever takes: the end that needs less force moves farther. */
export function wayLost(random: SeededRandom): PracticeItem {
  const near = random.integer(1, 3) * 10;
  const far = near * random.integer(2, 4);
  const rise = random.integer(2, 12);
  const way = (rise * far) / near;
  if (!Number.isInteger(way)) throw new Error('the far end moves whole centimetres');
  const all = { near, far, way, rise, times: far / near };
  return integerItem(
    {
      prompt: text(
        say(
          'A load lies {near} cm from the turning point of a lever. You push {far} cm out on the other side, down by {way} cm. By how many cm does the load rise?',
          'Une charge est à {near} cm du point d’appui d’un levier. Tu pousses de l’autre côté, à {far} cm, et ta main descend de {way} cm. De combien de cm la charge monte-t-elle ?',
          'Una carga está a {near} cm del punto de apoyo de una palanca. Empujas del otro lado, a {far} cm, y tu mano baja {way} cm. ¿Cuántos cm sube la carga?',
        ),
        all,
      ),
      nudge: text(
        say(
          'Which end of the lever moves farther?',
          'Quel bout du levier bouge le plus ?',
          '¿Qué extremo de la palanca se mueve más?',
        ),
      ),
      steps: [
        step(
          say(
            'Find how many times farther out you push.',
            'Trouve combien de fois plus loin tu pousses.',
            'Busca cuántas veces más lejos empujas.',
          ),
          say(
            'So many times farther your hand must move.',
            'Ta main doit bouger autant de fois plus.',
            'Tu mano debe moverse esas veces más.',
          ),
        ),
        step(
          '{far} ÷ {near} = {times}; {way} ÷ {times} = {rise}',
          say(
            'Less force, but a longer way.',
            'Moins de force, mais plus de chemin.',
            'Menos fuerza, pero más camino.',
          ),
          all,
        ),
      ],
    },
    rise,
    [
      [way, FORCE_SAVED_FOR_NOTHING],
      [way * (far / near), MACHINE_TURNED_ROUND],
    ],
  );
}
