import type { LocalisedText } from '@ori/contracts/locale';
import type { PracticeItem } from '@ori/contracts/practice';
import { type Explained, generator, integerItem, step } from '../../item.ts';
import { ADDED_FOR_DIFFERENCE, ONE_VALUE_ONLY } from '../../misconceptions/earth-and-sky.ts';
import { CONTAINER_FORGOTTEN, MASS_DISAPPEARS } from '../../misconceptions/matter-and-motion.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

interface Mixing {
  readonly solid: LocalisedText;
  readonly liquid: LocalisedText;
}
const MIXINGS: readonly [Mixing, ...Mixing[]] = [
  { solid: say('sugar', 'sucre', 'azúcar'), liquid: say('water', 'eau', 'agua') },
  { solid: say('salt', 'sel', 'sal'), liquid: say('water', 'eau', 'agua') },
  { solid: say('honey', 'miel', 'miel'), liquid: say('warm tea', 'thé chaud', 'té caliente') },
  { solid: say('cocoa', 'cacao', 'cacao'), liquid: say('milk', 'lait', 'leche') },
];
const KEPT = [
  say(
    'Everything that was there is still there.',
    'Tout ce qui était là y est encore.',
    'Todo lo que había sigue ahí.',
  ),
  say(
    'No particle is lost, and none is added.',
    'Aucune particule n’est perdue ni ajoutée.',
    'Ninguna partícula se pierde ni se añade.',
  ),
] as const;
const NUDGE = text(
  say(
    'What stood on the scale before? What stands there after?',
    'Qu’y avait-il sur la balance avant ? Et après ?',
    '¿Qué había en la balanza antes? ¿Y después?',
  ),
);

/** A solid is stirred into a liquid. */
function dissolve(random: SeededRandom): PracticeItem {
  const { solid, liquid } = random.pick(MIXINGS);
  const [a, b] = [random.integer(2, 30) * 5, random.integer(20, 90) * 5];
  const all = { solid, liquid, a, b, sum: a + b };
  const explained: Explained = {
    prompt: text(
      say(
        '{a} g of {solid} are stirred into {b} g of {liquid}. Nothing is spilled. What is the mass of the mixture, in g?',
        'On remue {a} g de {solid} dans {b} g de {liquid}. Rien n’est renversé. Quelle est la masse du mélange, en g ?',
        'Se remueven {a} g de {solid} en {b} g de {liquid}. No se derrama nada. ¿Cuál es la masa de la mezcla, en g?',
      ),
      all,
    ),
    nudge: NUDGE,
    steps: [
      step(...KEPT),
      step(
        '{a} g + {b} g = {sum} g',
        say(
          'The particles only mix; their mass stays.',
          'Les particules se mêlent ; leur masse reste.',
          'Las partículas solo se mezclan; su masa queda.',
        ),
        all,
      ),
    ],
  };
  return integerItem(explained, a + b, [
    [b, MASS_DISAPPEARS],
    [b - a, MASS_DISAPPEARS],
  ]);
}

/** A cup with something in it is weighed; the mass of the content is asked. */
function inContainer(random: SeededRandom): PracticeItem {
  const { solid, liquid } = random.pick(MIXINGS);
  const [cup, a, b] = [random.integer(10, 40) * 5, random.integer(2, 20) * 5, random.integer(20, 60) * 5];
  const all = { solid, liquid, cup, a, sum: cup + a + b, b };
  const explained: Explained = {
    prompt: text(
      say(
        'An empty cup has a mass of {cup} g. {a} g of {solid} are stirred into {liquid} in the cup. Cup and mixture together: {sum} g. What is the mass of the {liquid}, in g?',
        'Une tasse vide a une masse de {cup} g. On y remue {a} g de {solid} avec ceci : {liquid}. Tasse et mélange ensemble : {sum} g. Quelle est la masse de ce liquide ({liquid}), en g ?',
        'Una taza vacía tiene una masa de {cup} g. En ella se remueven {a} g de {solid} con esto: {liquid}. Taza y mezcla juntas: {sum} g. ¿Cuál es la masa de ese líquido ({liquid}), en g?',
      ),
      all,
    ),
    nudge: NUDGE,
    steps: [
      step(...KEPT),
      step(
        '{sum} − {cup} − {a} = {b}',
        say(
          'Take away the mass of the cup and of what was stirred in.',
          'Enlève la masse de la tasse et de ce qu’on a ajouté.',
          'Quita la masa de la taza y de lo que se añadió.',
        ),
        all,
      ),
    ],
  };
  return integerItem(explained, b, [
    [a + b, CONTAINER_FORGOTTEN],
    [cup + b, CONTAINER_FORGOTTEN],
    [cup + a + b, ONE_VALUE_ONLY],
  ]);
}

interface Reaction {
  readonly first: LocalisedText;
  readonly second: LocalisedText;
  readonly gas: LocalisedText;
}
const REACTIONS: readonly [Reaction, ...Reaction[]] = [
  {
    first: say('vinegar', 'vinaigre', 'vinagre'),
    second: say('baking soda', 'bicarbonate', 'bicarbonato'),
    gas: say('carbon dioxide', 'dioxyde de carbone', 'dióxido de carbono'),
  },
  {
    first: say('lemon juice', 'jus de citron', 'jugo de limón'),
    second: say('chalk', 'craie', 'tiza'),
    gas: say('carbon dioxide', 'dioxyde de carbone', 'dióxido de carbono'),
  },
];

/** A gas comes out: what is left on the scale shows how much. */
function gasLost(random: SeededRandom): PracticeItem {
  const { first, second, gas } = random.pick(REACTIONS);
  const b = random.integer(10, 40);
  const a = random.integer(4, 8) * 10 + b * 10;
  const lost = random.integer(Math.ceil(b / 5), Math.floor(b / 2.5));
  const all = { first, second, gas, a, b, before: a + b, left: a + b - lost, lost };
  const explained: Explained = {
    prompt: text(
      say(
        '{a} g of {first} and {b} g of {second} fizz in an open cup. Afterwards {left} g are left in the cup. How much gas ({gas}) went into the air, in g?',
        '{a} g de {first} et {b} g de {second} moussent dans une tasse ouverte. Ensuite il reste {left} g dans la tasse. Quelle masse de gaz ({gas}) est partie dans l’air, en g ?',
        '{a} g de {first} y {b} g de {second} burbujean en una taza abierta. Después quedan {left} g en la taza. ¿Cuánto gas ({gas}) pasó al aire, en g?',
      ),
      all,
    ),
    nudge: text(say('Gas has mass too.', 'Le gaz aussi a une masse.', 'El gas también tiene masa.')),
    steps: [
      step(
        say(
          'Find the mass of everything at the start.',
          'Trouve la masse totale du début.',
          'Halla la masa total del principio.',
        ),
        say(
          'The mass of all matter together stays the same.',
          'La masse de toute la matière reste la même.',
          'La masa de toda la materia sigue igual.',
        ),
      ),
      step(
        '{a} + {b} − {left} = {lost}',
        say(
          'What is no longer in the cup is the gas.',
          'Ce qui n’est plus dans la tasse est le gaz.',
          'Lo que ya no está en la taza es el gas.',
        ),
        all,
      ),
    ],
  };
  return integerItem(explained, lost, [
    [b, MASS_DISAPPEARS],
    [a + b, ONE_VALUE_ONLY],
    [a + 2 * b - lost, ADDED_FOR_DIFFERENCE],
  ]);
}

/** Mass is conserved (NGSS 5-PS1-2). */
export const scConserve = generator('sc-conserve', (random, difficulty) => {
  if (difficulty === 1) return dissolve(random);
  return difficulty === 2 ? inContainer(random) : gasLost(random);
});
