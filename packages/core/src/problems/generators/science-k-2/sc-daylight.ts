import type { LocalisedText } from '@ori/contracts/locale';
import type { PracticeItem } from '@ori/contracts/practice';
import { type Explained, choiceItem, generator, integerItem, step } from '../../item.ts';
import {
  ADDED_FOR_DIFFERENCE,
  CHART_OTHER_COLUMN,
  ONE_VALUE_ONLY,
  SAME_SEASONS_EVERYWHERE,
} from '../../misconceptions/earth-and-sky.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

/** Hours from sunrise to sunset on the 21st, rounded to whole hours: December, March, June, September. */
interface Town {
  readonly name: LocalisedText;
  readonly hours: readonly [number, number, number, number];
}
const TOWNS: readonly [Town, ...Town[]] = [
  { name: say('Paris', 'Paris', 'París'), hours: [8, 12, 16, 12] },
  { name: say('Oslo', 'Oslo', 'Oslo'), hours: [6, 12, 19, 12] },
  { name: say('Cairo', 'Le Caire', 'El Cairo'), hours: [10, 12, 14, 12] },
  { name: say('Cape Town', 'Le Cap', 'Ciudad del Cabo'), hours: [14, 12, 10, 12] },
  { name: say('Melbourne', 'Melbourne', 'Melbourne'), hours: [15, 12, 10, 12] },
  { name: say('Delhi', 'Delhi', 'Delhi'), hours: [10, 12, 14, 12] },
  { name: say('Toronto', 'Toronto', 'Toronto'), hours: [9, 12, 15, 12] },
];
const MONTHS = [
  say('December', 'Décembre', 'Diciembre'),
  say('March', 'Mars', 'Marzo'),
  say('June', 'Juin', 'Junio'),
  say('September', 'Septembre', 'Septiembre'),
] as const;
const LABELS = ['12', '3', '6', '9'];

function shown({ name, hours }: Town) {
  const columns = hours.map((value, index) => ({ label: LABELS[index] ?? '', value }));
  return {
    figure: { type: 'columns' as const, unit: 'h', columns },
    figureText: text(
      say(
        'Hours of daylight in {name}, in months 12, 3, 6, 9.',
        'Heures de jour à {name}, mois 12, 3, 6, 9.',
        'Horas de luz en {name}, meses 12, 3, 6, 9.',
      ),
      { name },
    ),
  };
}

const MONTH_STEP = step(
  say(
    'December is month 12. June is month 6.',
    'Décembre est le mois 12. Juin est le 6.',
    'Diciembre es el mes 12. Junio es el 6.',
  ),
  say('Months have numbers.', 'Les mois ont un numéro.', 'Los meses tienen número.'),
);

function readHours(random: SeededRandom, town: Town): PracticeItem {
  const at = random.pick([0, 2] as const);
  const hours = town.hours[at];
  const explained: Explained = {
    ...shown(town),
    prompt: text(
      say(
        '{name}: how many light hours in {month}?',
        '{name} : combien d’heures de jour en {month} ?',
        '{name}: ¿cuántas horas de luz en {month}?',
      ),
      { name: town.name, month: MONTHS[at] },
    ),
    nudge: text(
      say(
        'Find the month below the columns.',
        'Trouve le mois sous les colonnes.',
        'Busca el mes bajo las columnas.',
      ),
    ),
    steps: [
      MONTH_STEP,
      step(
        say('The column says {hours}.', 'La colonne dit {hours}.', 'La columna dice {hours}.'),
        say('Each column shows one month.', 'Chaque colonne montre un mois.', 'Cada columna muestra un mes.'),
        { hours },
      ),
    ],
  };
  return integerItem(explained, hours, [
    [town.hours[2 - at] ?? 0, CHART_OTHER_COLUMN],
    [town.hours[1], CHART_OTHER_COLUMN],
  ]);
}

function longestDay(random: SeededRandom, town: Town): PracticeItem {
  const wantsLong = random.integer(0, 1) === 0;
  const isJune = town.hours[2] > town.hours[0] === wantsLong;
  const [right, wrong] = isJune ? [MONTHS[2], MONTHS[0]] : [MONTHS[0], MONTHS[2]];
  const explained: Explained = {
    ...shown(town),
    prompt: text(
      wantsLong
        ? say(
            '{name}: which month has the longest days?',
            '{name} : quel mois a les jours les plus longs ?',
            '{name}: ¿qué mes tiene los días más largos?',
          )
        : say(
            '{name}: which month has the shortest days?',
            '{name} : quel mois a les jours les plus courts ?',
            '{name}: ¿qué mes tiene los días más cortos?',
          ),
      { name: town.name },
    ),
    nudge: text(
      say(
        'Compare how high the columns are.',
        'Compare la hauteur des colonnes.',
        'Compara la altura de las columnas.',
      ),
    ),
    steps: [
      step(
        say('Find the right column.', 'Trouve la bonne colonne.', 'Busca la columna.'),
        say(
          'Higher means more hours of light.',
          'Plus haut : plus d’heures de jour.',
          'Más alta: más horas de luz.',
        ),
      ),
      step(
        say('It is {month}.', 'C’est {month}.', 'Es {month}.'),
        say('Read the number below it.', 'Lis le numéro en dessous.', 'Lee el número de abajo.'),
        { month: right },
      ),
    ],
  };
  return choiceItem(explained, random, { text: text(right) }, [
    [{ text: text(wrong) }, SAME_SEASONS_EVERYWHERE],
    [{ text: text(MONTHS[1]) }, CHART_OTHER_COLUMN],
  ]);
}

function moreHours(random: SeededRandom, town: Town): PracticeItem {
  const other = random.pick([0, 2] as const);
  const against = random.pick([1, 3, 2 - other] as const);
  const [a, b] = [town.hours[other], town.hours[against] ?? 0];
  const all = {
    name: town.name,
    first: MONTHS[other],
    second: MONTHS[against] ?? MONTHS[1],
    high: Math.max(a, b),
    low: Math.min(a, b),
    by: Math.abs(a - b),
  };
  const explained: Explained = {
    ...shown(town),
    prompt: text(
      say(
        '{name}: compare {first} and {second}. How many hours apart?',
        '{name} : compare {first} et {second}. Combien d’heures d’écart ?',
        '{name}: compara {first} y {second}. ¿Cuántas horas de diferencia?',
      ),
      all,
    ),
    nudge: text(
      say('Read both columns first.', 'Lis d’abord les deux colonnes.', 'Lee primero las dos columnas.'),
    ),
    steps: [
      MONTH_STEP,
      step(
        '{high} − {low} = {by}',
        say('Count up from low to high.', 'Compte du bas vers le haut.', 'Cuenta de menos a más.'),
        all,
      ),
    ],
  };
  return integerItem(explained, all.by, [
    [a + b, ADDED_FOR_DIFFERENCE],
    [all.high, ONE_VALUE_ONLY],
    [all.low, ONE_VALUE_ONLY],
  ]);
}

/** Day length over the year, from a chart (NGSS 1-ESS1-2). */
export const scDaylight = generator('sc-daylight', (random, difficulty) => {
  const town = random.pick(TOWNS);
  if (difficulty === 1) return readHours(random, town);
  return difficulty === 2 ? longestDay(random, town) : moreHours(random, town);
});
