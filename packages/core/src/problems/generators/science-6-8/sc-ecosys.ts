import type { Difficulty, Figure, PracticeItem } from '@ori/contracts/practice';
import { choiceItem, generator, integerItem } from '../../item.ts';
import {
  ADDED_FOR_DIFFERENCE,
  LARGEST_FOR_SMALLEST,
  ONE_VALUE_ONLY,
} from '../../misconceptions/earth-and-sky.ts';
import { GRAPH_OTHER_YEAR, RESOURCE_IGNORED } from '../../misconceptions/earth-and-life.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { worked, type Done } from './worked.ts';

const ANIMALS = [
  say('rabbits', 'lapins', 'conejos'),
  say('deer', 'cerfs', 'ciervos'),
  say('zebras', 'zèbres', 'cebras'),
  say('kangaroos', 'kangourous', 'canguros'),
  say('antelopes', 'antilopes', 'antílopes'),
  say('alpacas', 'alpagas', 'alpacas'),
] as const;

/** Numbers of seven years that all differ: growth, a drop in one year, growth again. */
function counts(random: SeededRandom): { readonly values: readonly number[]; readonly drop: number } {
  const drop = random.integer(2, 5);
  const values = [random.integer(8, 15) * 10];
  for (let year = 1; year < 7; year += 1) {
    const last = values[year - 1] ?? 0;
    values.push(
      year === drop ? last - random.integer(4, 6) * 10 + 3 : last + random.integer(2, 4) * 10 + year,
    );
  }
  return { values, drop };
}

function chart(values: readonly number[]): { readonly figure: Figure; readonly figureText: string } {
  return {
    figure: {
      type: 'columns',
      unit: '',
      columns: values.map((value, index) => ({ label: String(index + 1), value })),
    },
    figureText: values.map((value, index) => `${index + 1}: ${value}`).join('; '),
  };
}

const READ: Done = [
  say(
    'Find the year below, go up the column, read its number.',
    'Trouve l’année en bas, monte la colonne, lis son nombre.',
    'Se busca el año abajo, se sube por la columna y se lee su número.',
  ),
  say(
    'Each column stands for one year.',
    'Chaque colonne représente une année.',
    'Cada columna representa un año.',
  ),
];

function extreme(random: SeededRandom): PracticeItem {
  const { values } = counts(random);
  const most = random.integer(0, 1) === 0;
  const sought = most ? Math.max(...values) : Math.min(...values);
  const other = most ? Math.min(...values) : Math.max(...values);
  const year = values.indexOf(sought) + 1;
  const what = most ? say('most', 'le plus', 'más') : say('fewest', 'le moins', 'menos');
  const explained = worked(
    {
      prompt: say(
        'The chart counts {animals} in a valley over seven years. In which year were there the {what}?',
        'Le graphique compte des {animals} dans une vallée pendant sept ans. En quelle année y en avait-il {what} ?',
        'El gráfico cuenta {animals} en un valle durante siete años. ¿En qué año había {what}?',
      ),
      nudge: say(
        'Compare the heights of the columns.',
        'Compare la hauteur des colonnes.',
        'Se comparan las alturas de las columnas.',
      ),
      rule: READ,
      work: [
        [
          say('Year {year}: {sought}', 'Année {year} : {sought}', 'Año {year}: {sought}'),
          say(
            'No other column goes further.',
            'Aucune autre colonne ne va plus loin.',
            'Ninguna otra columna va más lejos.',
          ),
        ],
      ],
      ...chart(values),
    },
    { animals: random.pick(ANIMALS), what, year, sought },
  );
  return integerItem(explained, year, [
    [values.indexOf(other) + 1, LARGEST_FOR_SMALLEST],
    [sought, GRAPH_OTHER_YEAR],
  ]);
}

function change(random: SeededRandom): PracticeItem {
  const { values, drop } = counts(random);
  const at = random.integer(0, 1) === 0 ? drop : random.integer(1, 6);
  const [before, after] = [values[at - 1] ?? 0, values[at] ?? 0];
  const difference = Math.abs(after - before);
  const explained = worked(
    {
      prompt: say(
        'The chart counts {animals} in a valley over seven years. By how many did the number {what} from year {from} to year {to}?',
        'Le graphique compte des {animals} dans une vallée pendant sept ans. De combien le nombre a-t-il {what} de l’année {from} à l’année {to} ?',
        'El gráfico cuenta {animals} en un valle durante siete años. ¿En cuánto {what} el número del año {from} al año {to}?',
      ),
      nudge: say(
        'Read both columns first.',
        'Lis d’abord les deux colonnes.',
        'Primero se leen las dos columnas.',
      ),
      rule: READ,
      work: [
        [
          '{larger} − {smaller} = {difference}',
          say(
            'A change is the difference of two counts.',
            'Un changement est l’écart de deux comptes.',
            'Un cambio es la diferencia de dos recuentos.',
          ),
        ],
      ],
      ...chart(values),
    },
    {
      animals: random.pick(ANIMALS),
      what: after < before ? say('fall', 'baissé', 'bajó') : say('rise', 'augmenté', 'subió'),
      from: at,
      to: at + 1,
      larger: Math.max(before, after),
      smaller: Math.min(before, after),
      difference,
    },
  );
  return integerItem(explained, difference, [
    [before + after, ADDED_FOR_DIFFERENCE],
    [after, ONE_VALUE_ONLY],
    [before, ONE_VALUE_ONLY],
  ]);
}

const CAUSES = [
  say(
    'A drought left little grass that year.',
    'Une sécheresse a laissé peu d’herbe cette année-là.',
    'Una sequía dejó poco pasto ese año.',
  ),
  say(
    'A fire burned most of the grass that year.',
    'Un feu a brûlé presque toute l’herbe cette année-là.',
    'Un incendio quemó casi todo el pasto ese año.',
  ),
  say(
    'Many more hunters of these animals came that year.',
    'Beaucoup plus de leurs prédateurs sont venus cette année-là.',
    'Ese año llegaron muchos más depredadores suyos.',
  ),
] as const;
const HELPS = [
  say(
    'More rain made more grass grow that year.',
    'Plus de pluie a fait pousser plus d’herbe cette année-là.',
    'Más lluvia hizo crecer más pasto ese año.',
  ),
  say(
    'Their predators left the valley that year.',
    'Leurs prédateurs ont quitté la vallée cette année-là.',
    'Sus depredadores se fueron del valle ese año.',
  ),
] as const;
const WISH = say(
  'The animals wanted to be fewer.',
  'Les animaux voulaient être moins nombreux.',
  'Los animales querían ser menos.',
);

function cause(random: SeededRandom): PracticeItem {
  const { values, drop } = counts(random);
  const year = drop + 1;
  const right = random.pick(CAUSES);
  const explained = worked(
    {
      prompt: say(
        'The chart counts {animals} in a valley over seven years. Which cause would explain the number of year {year}?',
        'Le graphique compte des {animals} dans une vallée pendant sept ans. Quelle cause expliquerait le nombre de l’année {year} ?',
        'El gráfico cuenta {animals} en un valle durante siete años. ¿Qué causa explicaría el número del año {year}?',
      ),
      nudge: say(
        'Did the number rise or fall? What would do that?',
        'Le nombre monte-t-il ou baisse-t-il ? Qu’est-ce qui ferait cela ?',
        '¿El número sube o baja? ¿Qué haría eso?',
      ),
      rule: [
        say(
          'Compare that year with the year before.',
          'Compare cette année avec la précédente.',
          'Se compara ese año con el anterior.',
        ),
        say(
          'A population follows its food, its water, its space and its enemies.',
          'Une population suit sa nourriture, son eau, son espace et ses ennemis.',
          'Una población sigue a su alimento, su agua, su espacio y sus enemigos.',
        ),
      ],
      work: [
        [
          '{before} → {after}',
          say(
            'The number fell, so more died or fewer were born than before.',
            'Le nombre a baissé : plus de morts ou moins de naissances qu’avant.',
            'El número bajó: murieron más o nacieron menos que antes.',
          ),
        ],
      ],
      ...chart(values),
    },
    { animals: random.pick(ANIMALS), year, before: values[drop - 1] ?? 0, after: values[drop] ?? 0 },
  );
  return choiceItem(explained, random, { text: text(right) }, [
    ...HELPS.map((help) => [{ text: text(help) }, RESOURCE_IGNORED] as const),
    [{ text: text(WISH) }, RESOURCE_IGNORED],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return extreme(random);
  return difficulty === 2 ? change(random) : cause(random);
}

/** Populations and what limits them (NGSS MS-LS2-1). */
export const scEcosys = generator('sc-ecosys', make);
