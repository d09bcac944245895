import type { LocalisedText } from '@ori/contracts/locale';
import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { askSortBank, type SortBank } from '../../fact-sort.ts';
import { choiceItem, generator, integerItem } from '../../item.ts';
import { GASES_SWAPPED, PLENTY_THOUGHT_LIMITING } from '../../misconceptions/genes-and-green.ts';
import { MOLE_RATIO_IGNORED, MOLE_RATIO_UPSIDE_DOWN } from '../../misconceptions/matter-counted.ts';
import { PLANTS_EAT_LIKE_ANIMALS } from '../../misconceptions/living-things.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { worked } from './worked.ts';

type Words = readonly [string, string, string];
const thing = (group: number, ...name: Words) => ({ name: say(...name), group });

const SIDES: SortBank = {
  groups: [
    {
      name: say('used up', 'consommé', 'se gasta'),
      ask: say(
        'What does photosynthesis use up?',
        'Que consomme la photosynthèse ?',
        '¿Qué gasta la fotosíntesis?',
      ),
      why: say(
        'Sugar is built from it, or with it.',
        'Le sucre est fabriqué à partir de cela, ou grâce à cela.',
        'Con ello se construye el azúcar.',
      ),
      falseWhys: [],
      mistaken: GASES_SWAPPED,
    },
    {
      name: say('made', 'produit', 'se produce'),
      ask: say(
        'What does photosynthesis make?',
        'Que produit la photosynthèse ?',
        '¿Qué produce la fotosíntesis?',
      ),
      why: say(
        'It stands behind the arrow of photosynthesis.',
        'Cela vient après la flèche de la photosynthèse.',
        'Está detrás de la flecha de la fotosíntesis.',
      ),
      falseWhys: [],
      mistaken: GASES_SWAPPED,
    },
    {
      name: say('neither', 'ni l’un ni l’autre', 'ni lo uno ni lo otro'),
      ask: say(
        'Which has no part in photosynthesis itself?',
        'Qu’est-ce qui n’a pas de rôle dans la photosynthèse même ?',
        '¿Qué no toma parte en la fotosíntesis misma?',
      ),
      why: say(
        'The leaf needs none of it to build sugar.',
        'La feuille n’en a pas besoin pour fabriquer le sucre.',
        'La hoja no lo necesita para construir azúcar.',
      ),
      falseWhys: [],
      mistaken: PLANTS_EAT_LIKE_ANIMALS,
    },
  ],
  things: [
    thing(
      0,
      'Carbon dioxide from the air',
      'Le dioxyde de carbone de l’air',
      'El dióxido de carbono del aire',
    ),
    thing(0, 'Water from the roots', 'L’eau des racines', 'El agua de las raíces'),
    thing(0, 'Energy of sunlight', 'L’énergie de la lumière du Soleil', 'La energía de la luz del Sol'),
    thing(1, 'Glucose, a sugar', 'Le glucose, un sucre', 'La glucosa, un azúcar'),
    thing(1, 'Oxygen gas', 'Le gaz oxygène (dioxygène)', 'El gas oxígeno'),
    thing(2, 'Nitrogen gas', 'Le gaz azote (diazote)', 'El gas nitrógeno'),
    thing(2, 'Grains of sand', 'Les grains de sable', 'Los granos de arena'),
    thing(2, 'Humus in the soil', 'L’humus du sol', 'El humus del suelo'),
  ],
  askGroup: say(
    '{thing}: what does photosynthesis do with it?',
    '{thing} : qu’en fait la photosynthèse ?',
    '{thing}: ¿qué hace con ello la fotosíntesis?',
  ),
  askSort: say(
    'What does photosynthesis do with each of these?',
    'Que fait la photosynthèse de chacun ?',
    '¿Qué hace la fotosíntesis con cada uno?',
  ),
  askWhy: say('{thing}: why?', '{thing} : pourquoi ?', '{thing}: ¿por qué?'),
  nudge: say(
    'A plant builds its food itself. From what?',
    'Une plante fabrique elle-même sa nourriture. À partir de quoi ?',
    'Una planta construye su alimento. ¿A partir de qué?',
  ),
  rule: [
    say(
      'Write the equation: what goes in, an arrow, what comes out.',
      'Écris l’équation : ce qui entre, une flèche, ce qui sort.',
      'Se escribe la ecuación: lo que entra, una flecha, lo que sale.',
    ),
    say(
      'The carbon in a plant comes from the air.',
      'Le carbone d’une plante vient de l’air.',
      'El carbono de una planta viene del aire.',
    ),
  ],
};

/** What stands in the equation, with the number in front. */
const PARTS = [
  { formula: 'CO₂', count: 6 },
  { formula: 'H₂O', count: 6 },
  { formula: 'O₂', count: 6 },
  { formula: 'C₆H₁₂O₆', count: 1 },
] as const;

function countMolecules(random: SeededRandom): PracticeItem {
  const [given, sought] = random.shuffle(PARTS);
  if (!given || !sought) throw new Error('two substances are drawn');
  if (given.count === sought.count) return countMolecules(random);
  const times = random.integer(2, 15);
  const from = given.count * times;
  const answer = sought.count * times;
  const explained = worked(
    {
      prompt: say(
        'Photosynthesis: 6 CO₂ + 6 H₂O → C₆H₁₂O₆ + 6 O₂. How many molecules {sought} go with {from} molecules {given}?',
        'Photosynthèse : 6 CO₂ + 6 H₂O → C₆H₁₂O₆ + 6 O₂. Combien de molécules {sought} vont avec {from} molécules {given} ?',
        'Fotosíntesis: 6 CO₂ + 6 H₂O → C₆H₁₂O₆ + 6 O₂. ¿Cuántas moléculas {sought} van con {from} moléculas {given}?',
      ),
      nudge: say(
        'How many of the one go with one of the other?',
        'Combien de l’un vont avec un seul de l’autre ?',
        '¿Cuántas de una van con una sola de la otra?',
      ),
      rule: [
        say(
          'Read the numbers in front of both formulas.',
          'Lis les nombres devant les deux formules.',
          'Se leen los números ante las dos fórmulas.',
        ),
        say(
          'They tell in what ratio molecules react.',
          'Ils disent dans quel rapport les molécules réagissent.',
          'Indican en qué razón reaccionan las moléculas.',
        ),
      ],
      work: [
        [
          '{from} × {a} ÷ {b} = {answer}',
          say(
            'The ratio stays the same for any amount.',
            'Le rapport reste le même pour toute quantité.',
            'La razón es igual para cualquier cantidad.',
          ),
        ],
      ],
    },
    { sought: sought.formula, given: given.formula, from, a: sought.count, b: given.count, answer },
  );
  return integerItem(explained, answer, [
    [from, MOLE_RATIO_IGNORED],
    [(from * given.count) / sought.count, MOLE_RATIO_UPSIDE_DOWN],
  ]);
}

const FACTORS = [
  say('light', 'la lumière', 'la luz'),
  say('carbon dioxide', 'le dioxyde de carbone', 'el dióxido de carbono'),
  say('warmth', 'la chaleur', 'el calor'),
] as const;

const optionOf = (factor: LocalisedText) => ({ text: text(factor) });

/** Bubbles of a water plant: only the factor in short supply makes a difference. */
function limiting(random: SeededRandom): PracticeItem {
  const limit = random.pick([0, 1, 2]);
  const base = random.integer(8, 30);
  const more = base + random.integer(8, 20);
  const rate = (factor: number) => (factor === limit ? more : base);
  const explained = worked(
    {
      prompt: say(
        'A water plant gives off {base} bubbles a minute. With more light: {light}. With more carbon dioxide: {gas}. With more warmth: {warm}. What limited its photosynthesis?',
        'Une plante d’eau lâche {base} bulles par minute. Avec plus de lumière : {light}. Avec plus de dioxyde de carbone : {gas}. Avec plus de chaleur : {warm}. Qu’est-ce qui limitait sa photosynthèse ?',
        'Una planta de agua suelta {base} burbujas por minuto. Con más luz: {light}. Con más dióxido de carbono: {gas}. Con más calor: {warm}. ¿Qué limitaba su fotosíntesis?',
      ),
      nudge: say(
        'Which change made a difference?',
        'Quel changement a eu un effet ?',
        '¿Qué cambio tuvo efecto?',
      ),
      rule: [
        say(
          'Compare each new number with the first one.',
          'Compare chaque nouveau nombre au premier.',
          'Se compara cada número nuevo con el primero.',
        ),
        say(
          'More of what is plentiful already changes nothing.',
          'Plus de ce qui abonde déjà ne change rien.',
          'Más de lo que ya abunda no cambia nada.',
        ),
      ],
      work: [
        [
          '{base} → {more}',
          say('Only this factor was short.', 'Seul ce facteur manquait.', 'Solo faltaba este factor.'),
        ],
      ],
    },
    { base, more, light: rate(0), gas: rate(1), warm: rate(2) },
  );
  const others = [0, 1, 2].filter((other) => other !== limit);
  return choiceItem(explained, random, optionOf(FACTORS[limit]), [
    ...others.map((other) => [optionOf(FACTORS[other] ?? FACTORS[0]), PLENTY_THOUGHT_LIMITING] as const),
    [optionOf(say('oxygen', 'le dioxygène', 'el oxígeno')), GASES_SWAPPED],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return askSortBank(SIDES, random, random.integer(0, 1) === 0 ? 1 : 2);
  return difficulty === 2 ? countMolecules(random) : limiting(random);
}

/** Photosynthesis: what goes in, what comes out, what limits it (NGSS MS-LS1-6). */
export const scPhotosyn = generator('sc-photosyn', make);
