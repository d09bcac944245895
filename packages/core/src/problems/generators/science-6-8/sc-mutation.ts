import type { LocalisedText } from '@ori/contracts/locale';
import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { rational } from '../../../maths/rational.ts';
import { choiceItem, generator, integerItem, rationalItem } from '../../item.ts';
import { CARRIERS_FORGOTTEN, OTHER_TRAIT_COUNTED } from '../../misconceptions/genes-and-green.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { worked, type Done } from './worked.ts';

/** Traits of peas that Mendel studied (1866): the dominant one first. */
const TRAITS = [
  {
    letter: 'P',
    strong: say('purple flowers', 'fleurs violettes', 'flores moradas'),
    weak: say('white flowers', 'fleurs blanches', 'flores blancas'),
  },
  {
    letter: 'R',
    strong: say('round seeds', 'graines rondes', 'semillas lisas'),
    weak: say('wrinkled seeds', 'graines ridées', 'semillas rugosas'),
  },
  {
    letter: 'Y',
    strong: say('yellow seeds', 'graines jaunes', 'semillas amarillas'),
    weak: say('green seeds', 'graines vertes', 'semillas verdes'),
  },
  {
    letter: 'G',
    strong: say('green pods', 'gousses vertes', 'vainas verdes'),
    weak: say('yellow pods', 'gousses jaunes', 'vainas amarillas'),
  },
  {
    letter: 'T',
    strong: say('tall stems', 'tiges hautes', 'tallos altos'),
    weak: say('short stems', 'tiges courtes', 'tallos cortos'),
  },
] as const;
/** Parents by their number of dominant alleles, and the quarters of offspring with the recessive trait. */
const CROSSES = [
  { parents: [1, 1], weakQuarters: 1 },
  { parents: [1, 0], weakQuarters: 2 },
  { parents: [0, 1], weakQuarters: 2 },
] as const;

const genotype = (letter: string, dominant: number) =>
  dominant === 2
    ? letter + letter
    : dominant === 1
      ? letter + letter.toLowerCase()
      : letter.toLowerCase().repeat(2);

const SQUARE: Done = [
  say(
    'Draw a Punnett square: the alleles of one parent above, of the other at the side.',
    'Dessine un échiquier de Punnett : les allèles d’un parent en haut, de l’autre à gauche.',
    'Se dibuja un cuadro de Punnett: los alelos de un progenitor arriba y los del otro al lado.',
  ),
  say(
    'Each parent passes on one of its two alleles by chance.',
    'Chaque parent transmet au hasard un de ses deux allèles.',
    'Cada progenitor pasa al azar uno de sus dos alelos.',
  ),
];

interface Cross {
  readonly fillers: Readonly<Record<string, string | LocalisedText>>;
  readonly quarters: number;
  readonly askWeak: boolean;
}

function drawCross(random: SeededRandom): Cross {
  const trait = random.pick(TRAITS);
  const { parents, weakQuarters } = random.pick(CROSSES);
  const askWeak = random.integer(0, 1) === 0;
  return {
    fillers: {
      big: trait.letter,
      small: trait.letter.toLowerCase(),
      strong: trait.strong,
      weak: trait.weak,
      one: genotype(trait.letter, parents[0]),
      two: genotype(trait.letter, parents[1]),
      asked: askWeak ? trait.weak : trait.strong,
    },
    quarters: askWeak ? weakQuarters : 4 - weakQuarters,
    askWeak,
  };
}

function chance(random: SeededRandom): PracticeItem {
  const { fillers, quarters, askWeak } = drawCross(random);
  const explained = worked(
    {
      prompt: say(
        'In peas, {big} ({strong}) is dominant over {small} ({weak}). {one} is crossed with {two}. What is the chance that an offspring has {asked}, as a fraction?',
        'Chez le pois, {big} ({strong}) domine {small} ({weak}). On croise {one} avec {two}. Quelle est la chance qu’un descendant ait ce caractère : {asked} ? Réponds par une fraction.',
        'En el guisante, {big} ({strong}) domina a {small} ({weak}). Se cruza {one} con {two}. ¿Cuál es la probabilidad, en fracción, de que un descendiente tenga {asked}?',
      ),
      nudge: say(
        'How many of the four squares show this trait?',
        'Combien des quatre cases montrent ce caractère ?',
        '¿Cuántos de los cuatro cuadros muestran este rasgo?',
      ),
      rule: SQUARE,
      work: [
        [
          '{quarters}/4',
          askWeak
            ? say(
                'The recessive trait needs two small letters.',
                'Le caractère récessif demande deux petites lettres.',
                'El rasgo recesivo pide dos letras minúsculas.',
              )
            : say(
                'One capital letter is enough for the dominant trait.',
                'Une seule majuscule suffit au caractère dominant.',
                'Basta una mayúscula para el rasgo dominante.',
              ),
        ],
      ],
    },
    { ...fillers, quarters },
  );
  return rationalItem(explained, rational(quarters, 4), 'any', [
    [rational(4 - quarters, 4), OTHER_TRAIT_COUNTED],
    [rational(1, 4), CARRIERS_FORGOTTEN],
    [rational(1, 1), CARRIERS_FORGOTTEN],
  ]);
}

function expected(random: SeededRandom): PracticeItem {
  const { fillers, quarters } = drawCross(random);
  const total = random.integer(5, 60) * 4;
  const answer = (total * quarters) / 4;
  const explained = worked(
    {
      prompt: say(
        'In peas, {big} ({strong}) is dominant over {small} ({weak}). {one} is crossed with {two} and gives {total} plants. How many with {asked} are to be expected?',
        'Chez le pois, {big} ({strong}) domine {small} ({weak}). On croise {one} avec {two} et on obtient {total} plantes. Combien, avec {asked}, peut-on en attendre ?',
        'En el guisante, {big} ({strong}) domina a {small} ({weak}). Se cruza {one} con {two} y salen {total} plantas. ¿Cuántas con {asked} cabe esperar?',
      ),
      nudge: say(
        'First the chance for one plant, then for all of them.',
        'D’abord la chance pour une plante, puis pour toutes.',
        'Primero la probabilidad para una planta, luego para todas.',
      ),
      rule: SQUARE,
      work: [
        [
          '{quarters}/4 × {total} = {answer}',
          say(
            'The share of the squares is the share to be expected.',
            'La part des cases est la part attendue.',
            'La parte de los cuadros es la parte esperada.',
          ),
        ],
      ],
    },
    { ...fillers, quarters, total, answer },
  );
  return integerItem(explained, answer, [
    [total - answer, OTHER_TRAIT_COUNTED],
    [total / 4, CARRIERS_FORGOTTEN],
    [total, CARRIERS_FORGOTTEN],
  ]);
}

const PARENTS_OF_PROMPT = say(
  'In peas, {big} ({a}) is dominant over {small} ({b}). Two plants have {strong} offspring with {a} and {weak} with {b}. Which cross fits best?',
  'Chez le pois, {big} ({a}) domine {small} ({b}). Deux plantes ont {strong} descendants avec {a} et {weak} avec {b}. Quel croisement convient le mieux ?',
  'En el guisante, {big} ({a}) domina a {small} ({b}). Dos plantas tienen {strong} descendientes con {a} y {weak} con {b}. ¿Qué cruce encaja mejor?',
);
const PARENTS_OF_RULE = [
  say('Compare the two counts.', 'Compare les deux nombres.', 'Se comparan los dos recuentos.'),
  say(
    'Chance makes them near the ratio, not exactly equal to it.',
    'Le hasard les rend proches du rapport, pas exactement égaux.',
    'El azar los acerca a la razón, sin igualarla del todo.',
  ),
] as const;

/** What the counts tell about the parents, for each pair of them. */
const PAIRS_SHOWN = [
  say(
    'Near three to one: both parents carry both alleles.',
    'Près de trois pour un : les deux parents portent les deux allèles.',
    'Cerca de tres a uno: ambos llevan los dos alelos.',
  ),
  say(
    'Near one to one: one parent carries both, the other only the recessive one.',
    'Près d’un pour un : un parent porte les deux, l’autre seulement le récessif.',
    'Cerca de uno a uno: uno lleva los dos y otro solo el recesivo.',
  ),
  say(
    'None is recessive: one parent gives a dominant allele to all.',
    'Aucun n’est récessif : un parent donne à tous un allèle dominant.',
    'Ninguno es recesivo: uno da a todos un alelo dominante.',
  ),
];

/** From counted offspring back to the parents. */
function parentsOf(random: SeededRandom): PracticeItem {
  const trait = random.pick(TRAITS);
  const kind = random.pick([0, 1, 2]);
  const quarter = random.integer(15, 60);
  const shake = random.integer(-3, 3);
  const [strong, weak] = [
    [3 * quarter + shake, quarter - shake],
    [2 * quarter + shake, 2 * quarter - shake],
    [4 * quarter + shake, 0],
  ][kind] ?? [0, 0];
  const pairs = [
    [1, 1],
    [1, 0],
    [2, 0],
  ] as const;
  const name = ([one, two]: readonly [number, number]) => ({
    text: text(`${genotype(trait.letter, one)} × ${genotype(trait.letter, two)}`),
  });
  const explained = worked(
    {
      prompt: PARENTS_OF_PROMPT,
      nudge: say(
        'About what share has the recessive trait: none, a quarter, a half?',
        'Quelle part a le caractère récessif : aucune, un quart, la moitié ?',
        '¿Qué parte tiene el rasgo recesivo: ninguna, un cuarto, la mitad?',
      ),
      rule: PARENTS_OF_RULE,
      work: [['{strong} : {weak}', PAIRS_SHOWN[kind] ?? '']],
    },
    {
      big: trait.letter,
      small: trait.letter.toLowerCase(),
      a: trait.strong,
      b: trait.weak,
      strong: strong ?? 0,
      weak: weak ?? 0,
    },
  );
  const others = pairs.filter((_, index) => index !== kind);
  return choiceItem(
    explained,
    random,
    name(pairs[kind]),
    others.map((pair) => [name(pair), pair[0] === 2 ? CARRIERS_FORGOTTEN : OTHER_TRAIT_COUNTED]),
  );
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return chance(random);
  return difficulty === 2 ? expected(random) : parentsOf(random);
}

/** Inheritance of one gene (NGSS MS-LS3-2). */
export const scMutation = generator('sc-mutation', make);
