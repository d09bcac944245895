import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { askSortBank, type SortBank } from '../../fact-sort.ts';
import { choiceItem, generator, integerItem, rounded } from '../../item.ts';
import {
  MASS_DISAPPEARS,
  MIXTURE_TAKEN_FOR_NEW,
  NEW_SUBSTANCE_MISSED,
} from '../../misconceptions/matter-and-motion.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { worked } from './worked.ts';

const CHANGES: SortBank = {
  groups: [
    {
      name: say('chemical reaction', 'réaction chimique', 'reacción química'),
      ask: say(
        'Which is a chemical reaction?',
        'Laquelle est une réaction chimique ?',
        '¿Cuál es una reacción química?',
      ),
      why: say(
        'A new substance with other properties forms.',
        'Une substance nouvelle aux autres propriétés se forme.',
        'Se forma una sustancia nueva con otras propiedades.',
      ),
      falseWhys: [],
      mistaken: MIXTURE_TAKEN_FOR_NEW,
    },
    {
      name: say('physical change', 'changement physique', 'cambio físico'),
      ask: say(
        'Which is a physical change?',
        'Lequel est un changement physique ?',
        '¿Cuál es un cambio físico?',
      ),
      why: say(
        'The substance stays the same; only its form changes.',
        'La substance reste la même ; seule sa forme change.',
        'La sustancia sigue igual; solo cambia su forma.',
      ),
      falseWhys: [],
      mistaken: NEW_SUBSTANCE_MISSED,
    },
  ],
  things: [
    { name: say('Iron rusting', 'Du fer qui rouille', 'Hierro que se oxida'), group: 0 },
    { name: say('Wood burning', 'Du bois qui brûle', 'Madera que arde'), group: 0 },
    { name: say('Milk turning sour', 'Du lait qui tourne', 'Leche que se agria'), group: 0 },
    {
      name: say(
        'Baking soda fizzing in vinegar',
        'Du bicarbonate qui mousse dans le vinaigre',
        'Bicarbonato que burbujea en vinagre',
      ),
      group: 0,
    },
    {
      name: say(
        'A copper roof turning green',
        'Un toit de cuivre qui verdit',
        'Un techo de cobre que se pone verde',
      ),
      group: 0,
    },
    {
      name: say('Bread toasting until brown', 'Du pain qui grille et brunit', 'Pan que se tuesta y oscurece'),
      group: 0,
    },
    { name: say('Water boiling', 'De l’eau qui bout', 'Agua que hierve'), group: 1 },
    { name: say('Wax melting', 'De la cire qui fond', 'Cera que se derrite'), group: 1 },
    { name: say('A glass breaking', 'Un verre qui se casse', 'Un vaso que se rompe'), group: 1 },
    {
      name: say(
        'Sugar dissolving in water',
        'Du sucre qui se dissout dans l’eau',
        'Azúcar que se disuelve en agua',
      ),
      group: 1,
    },
    { name: say('A puddle drying up', 'Une flaque qui sèche', 'Un charco que se seca'), group: 1 },
    { name: say('Steel being bent', 'De l’acier qu’on plie', 'Acero que se dobla'), group: 1 },
  ],
  askGroup: say(
    '{thing}: which kind of change is it?',
    '{thing} : quelle sorte de changement est-ce ?',
    '{thing}: ¿qué clase de cambio es?',
  ),
  askSort: say(
    'Put each change into its group.',
    'Range chaque changement dans son groupe.',
    'Clasifica cada cambio en su grupo.',
  ),
  askWhy: say('{thing}: why?', '{thing} : pourquoi ?', '{thing}: ¿por qué?'),
  nudge: say(
    'Is there a new substance at the end?',
    'Y a-t-il une substance nouvelle à la fin ?',
    '¿Hay una sustancia nueva al final?',
  ),
  rule: [
    say(
      'Compare the properties before and after.',
      'Compare les propriétés avant et après.',
      'Se comparan las propiedades de antes y de después.',
    ),
    say(
      'Other properties are the sign of a new substance.',
      'D’autres propriétés signalent une substance nouvelle.',
      'Otras propiedades son señal de una sustancia nueva.',
    ),
  ],
};

const REACTED = say(
  'Yes, the properties differ: a new substance formed.',
  'Oui, les propriétés diffèrent : une substance nouvelle s’est formée.',
  'Sí, las propiedades difieren: se formó una sustancia nueva.',
);
const UNCHANGED = say(
  'No, the properties are the same: it is the same substance.',
  'Non, les propriétés sont les mêmes : c’est la même substance.',
  'No, las propiedades son las mismas: es la misma sustancia.',
);
const BY_MASS = say(
  'Yes, because its mass is smaller.',
  'Oui, car sa masse est plus petite.',
  'Sí, porque su masa es menor.',
);

const COMPARE_DATA_PROMPT = say(
  'A white powder is stirred into a liquid and dried again. Before: density {d1} g/cm³, melts at {m1} °C, mass {g1} g. After: density {d2} g/cm³, melts at {m2} °C, mass {g2} g. Was there a chemical reaction?',
  'On remue une poudre blanche dans un liquide, puis on la sèche. Avant : masse volumique {d1} g/cm³, fond à {m1} °C, masse {g1} g. Après : masse volumique {d2} g/cm³, fond à {m2} °C, masse {g2} g. Y a-t-il eu une réaction chimique ?',
  'Se agita un polvo blanco en un líquido y se vuelve a secar. Antes: densidad {d1} g/cm³, funde a {m1} °C, masa {g1} g. Después: densidad {d2} g/cm³, funde a {m2} °C, masa {g2} g. ¿Hubo una reacción química?',
);
const COMPARE_DATA_RULE = [
  say(
    'Compare density and melting point. The mass only tells how much there is.',
    'Compare la masse volumique et le point de fusion. La masse dit seulement combien il y en a.',
    'Se comparan la densidad y el punto de fusión. La masa solo dice cuánto hay.',
  ),
  say(
    'Every pure substance has its own density and melting point.',
    'Chaque corps pur a sa masse volumique et son point de fusion.',
    'Cada sustancia pura tiene su densidad y su punto de fusión.',
  ),
] as const;

/** Properties that belong to a substance, before and after; the mass says nothing. */
function compareData(random: SeededRandom): PracticeItem {
  const reacted = random.integer(0, 1) === 0;
  const before = {
    density: random.integer(12, 48) / 10,
    melts: random.integer(20, 90) * 10,
    mass: random.integer(20, 60),
  };
  const after = {
    density: reacted ? rounded(before.density + random.integer(5, 15) / 10, 1) : before.density,
    melts: reacted ? before.melts + random.integer(8, 30) * 10 : before.melts,
    mass: before.mass - random.integer(2, 12),
  };
  const explained = worked(
    {
      prompt: COMPARE_DATA_PROMPT,
      nudge: say(
        'Which of the three data tell what substance it is?',
        'Lesquelles des trois données disent quelle substance c’est ?',
        '¿Cuáles de los tres datos dicen qué sustancia es?',
      ),
      rule: COMPARE_DATA_RULE,
      work: [
        [
          '{d1} → {d2} g/cm³; {m1} → {m2} °C',
          reacted
            ? say(
                'Both changed, so it is another substance.',
                'Les deux ont changé : c’est une autre substance.',
                'Ambos cambiaron: es otra sustancia.',
              )
            : say(
                'Both stayed, so it is the same substance; some powder was lost.',
                'Les deux sont restés : c’est la même substance ; un peu de poudre s’est perdue.',
                'Ambos siguen igual: es la misma sustancia; se perdió algo de polvo.',
              ),
        ],
      ],
    },
    {
      d1: before.density,
      d2: after.density,
      m1: before.melts,
      m2: after.melts,
      g1: before.mass,
      g2: after.mass,
    },
  );
  return choiceItem(explained, random, { text: text(reacted ? REACTED : UNCHANGED) }, [
    [{ text: text(reacted ? UNCHANGED : REACTED) }, reacted ? NEW_SUBSTANCE_MISSED : MIXTURE_TAKEN_FOR_NEW],
    [{ text: text(BY_MASS) }, MASS_DISAPPEARS],
  ]);
}

const WEIGH_GAS_RULE = [
  say('Add the masses at the start.', 'Additionne les masses du début.', 'Se suman las masas del comienzo.'),
  say(
    'In a reaction atoms are only rearranged: mass is kept.',
    'Une réaction ne fait que réarranger les atomes : la masse se conserve.',
    'En una reacción los átomos solo se reordenan: la masa se conserva.',
  ),
] as const;

/** The gas that left an open flask is what the balance misses; in a closed flask nothing is missing. */
function weighGas(random: SeededRandom): PracticeItem {
  const vinegar = random.integer(80, 250);
  const soda = random.integer(6, 20);
  const gas = random.integer(2, Math.floor(soda / 2));
  const closed = random.integer(0, 2) === 0;
  const sum = vinegar + soda;
  const after = sum - gas;
  const explained = worked(
    {
      prompt: closed
        ? say(
            'In a closed flask, {vinegar} g of vinegar and {soda} g of baking soda react and make a gas. What is the mass of all that is in the flask afterwards, in g?',
            'Dans un flacon fermé, {vinegar} g de vinaigre et {soda} g de bicarbonate réagissent et font un gaz. Quelle est ensuite la masse de tout ce que contient le flacon, en g ?',
            'En un frasco cerrado reaccionan {vinegar} g de vinagre y {soda} g de bicarbonato y forman un gas. ¿Cuál es después la masa de todo lo que hay en el frasco, en g?',
          )
        : say(
            'In an open flask, {vinegar} g of vinegar and {soda} g of baking soda react. Afterwards {after} g are left in the flask. What mass of gas escaped, in g?',
            'Dans un flacon ouvert, {vinegar} g de vinaigre et {soda} g de bicarbonate réagissent. Il reste ensuite {after} g dans le flacon. Quelle masse de gaz s’est échappée, en g ?',
            'En un frasco abierto reaccionan {vinegar} g de vinagre y {soda} g de bicarbonato. Después quedan {after} g en el frasco. ¿Qué masa de gas se escapó, en g?',
          ),
      nudge: say(
        'Gas has mass, too. Can it leave?',
        'Un gaz a aussi une masse. Peut-il sortir ?',
        'El gas también tiene masa. ¿Puede salir?',
      ),
      rule: WEIGH_GAS_RULE,
      work: [
        closed
          ? [
              '{vinegar} + {soda} = {sum} g',
              say('Nothing can get out.', 'Rien ne peut sortir.', 'Nada puede salir.'),
            ]
          : [
              '{vinegar} + {soda} − {after} = {gas} g',
              say('What is missing is the gas.', 'Ce qui manque, c’est le gaz.', 'Lo que falta es el gas.'),
            ],
      ],
    },
    { vinegar, soda, after, sum, gas },
  );
  return closed
    ? integerItem(explained, sum, [
        [vinegar, MASS_DISAPPEARS],
        [after, MASS_DISAPPEARS],
      ])
    : integerItem(explained, gas, [
        [soda, MASS_DISAPPEARS],
        [Math.abs(after - vinegar), MASS_DISAPPEARS],
      ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return askSortBank(CHANGES, random, random.integer(0, 1) === 0 ? 1 : 2);
  return difficulty === 2 ? compareData(random) : weighGas(random);
}

/** Chemical reactions from data before and after (NGSS MS-PS1-2). */
export const scReactions = generator('sc-reactions', make);
