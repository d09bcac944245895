import type { LocalisedText } from '@ori/contracts/locale';
import type { PracticeItem } from '@ori/contracts/practice';
import { type Explained, type Option, choiceItem, generator, integerItem, step } from '../../item.ts';
import {
  ADDED_FOR_DIFFERENCE,
  CHART_OTHER_COLUMN,
  HIGH_SUN_LONG_SHADOW,
  ONE_VALUE_ONLY,
  SAME_SEASONS_EVERYWHERE,
} from '../../misconceptions/earth-and-sky.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const NUDGE = text(
  say(
    'When does the Sun stand highest?',
    'Quand le Soleil est-il le plus haut ?',
    '¿Cuándo está más alto el Sol?',
  ),
);
/** Noon shadows of a 100 cm stick on the 21st of months 12, 3, 6, 9, in whole cm: 100 × tan of the Sun’s distance from overhead. */
interface Town {
  readonly name: LocalisedText;
  readonly latitude: number;
}
const TOWNS: readonly [Town, ...Town[]] = [
  { name: say('Paris', 'Paris', 'París'), latitude: 48.9 },
  { name: say('Cairo', 'Le Caire', 'El Cairo'), latitude: 30 },
  { name: say('Delhi', 'Delhi', 'Delhi'), latitude: 28.6 },
  { name: say('Tokyo', 'Tokyo', 'Tokio'), latitude: 35.7 },
  { name: say('Cape Town', 'Le Cap', 'Ciudad del Cabo'), latitude: -33.9 },
  { name: say('Melbourne', 'Melbourne', 'Melbourne'), latitude: -37.8 },
];
const SEASONS = [
  ['12', -23.4],
  ['3', 0],
  ['6', 23.4],
  ['9', 0],
] as const;

function noonShadows({ latitude }: Town) {
  return SEASONS.map(([label, sun]) => ({
    label,
    value: Math.round(100 * Math.tan((Math.abs(latitude - sun) * Math.PI) / 180)),
  }));
}

/** Shadows at five hours of one day: short at noon, equal two hours before and after. */
function drawDay(random: SeededRandom) {
  const noon = random.integer(6, 24) * 5;
  const near = noon + random.integer(4, 9) * 5;
  const far = near + random.integer(12, 24) * 5;
  return [
    ['8 h', far],
    ['10 h', near],
    ['12 h', noon],
    ['14 h', near],
    ['16 h', far],
  ].map(([label, value]) => ({ label: String(label), value: Number(value) }));
}

function shown(columns: { label: string; value: number }[]) {
  return {
    figure: { type: 'columns' as const, unit: 'cm', columns },
    figureText: text(
      say(
        'A chart of shadow lengths in cm: {values}.',
        'Un graphique des longueurs d’ombre en cm : {values}.',
        'Un gráfico de longitudes de sombra en cm: {values}.',
      ),
      { values: columns.map(({ label, value }) => `${label}: ${value}`).join('; ') },
    ),
  };
}

function readHour(random: SeededRandom): PracticeItem {
  const columns = drawDay(random);
  const at = random.integer(0, 4);
  const [value = 0, other = 0, noon = 0, early = 0] = [at, (at + 1) % 5, 2, 0].map(
    (hour) => columns[hour]?.value ?? 0,
  );
  const explained: Explained = {
    ...shown(columns),
    prompt: text(
      say(
        'The chart shows a stick’s shadow during one day. How long is it at {hour}, in cm?',
        'Le graphique montre l’ombre d’un bâton pendant un jour. Quelle est sa longueur à {hour}, en cm ?',
        'El gráfico muestra la sombra de un palo en un día. ¿Cuánto mide a las {hour}, en cm?',
      ),
      { hour: columns[at]?.label ?? '' },
    ),
    nudge: text(
      say(
        'Find the hour below the columns.',
        'Trouve l’heure sous les colonnes.',
        'Busca la hora bajo las columnas.',
      ),
    ),
    steps: [
      step(
        say(
          'Go up from the hour to its column.',
          'Monte de l’heure à sa colonne.',
          'Sube desde la hora a su columna.',
        ),
        say(
          'Each column shows the shadow at one hour.',
          'Chaque colonne montre l’ombre à une heure.',
          'Cada columna muestra la sombra a una hora.',
        ),
      ),
      step(
        '{value} cm',
        say('The value stands on top.', 'La valeur est au-dessus.', 'El valor está arriba.'),
        { value },
      ),
    ],
  };
  return integerItem(explained, value, [
    [other, CHART_OTHER_COLUMN],
    [noon, CHART_OTHER_COLUMN],
    [early, CHART_OTHER_COLUMN],
  ]);
}

/** Mirror the day: the shadow of the afternoon from that of the morning, or the shortest hour’s difference. */
function overTheDay(random: SeededRandom): PracticeItem {
  const columns = drawDay(random);
  const early = random.pick([0, 1] as const);
  const [high, low] = [columns[early]?.value ?? 0, columns[2]?.value ?? 0];
  const all = { hour: columns[early]?.label ?? '', high, low, by: high - low };
  const explained: Explained = {
    ...shown(columns),
    prompt: text(
      say(
        'The chart shows a stick’s shadow during one day. By how many cm is the shortest shadow shorter than that at {hour}?',
        'Le graphique montre l’ombre d’un bâton pendant un jour. De combien de cm l’ombre la plus courte est-elle plus courte que celle de {hour} ?',
        'El gráfico muestra la sombra de un palo en un día. ¿Cuántos cm es más corta la sombra más corta que la de las {hour}?',
      ),
      all,
    ),
    nudge: NUDGE,
    steps: [
      step(
        say('Find the shortest column.', 'Trouve la colonne la plus courte.', 'Busca la columna más corta.'),
        say(
          'The higher the Sun, the shorter the shadow.',
          'Plus le Soleil est haut, plus l’ombre est courte.',
          'Cuanto más alto el Sol, más corta la sombra.',
        ),
      ),
      step(
        '{high} − {low} = {by}',
        say(
          'The difference of both lengths.',
          'La différence des deux longueurs.',
          'La diferencia de las dos longitudes.',
        ),
        all,
      ),
    ],
  };
  return integerItem(explained, high - low, [
    [high + low, ADDED_FOR_DIFFERENCE],
    [high, ONE_VALUE_ONLY],
    [low, ONE_VALUE_ONLY],
  ]);
}

const month = (label: string): Option => ({
  text: text(say('Month {label}', 'Mois {label}', 'Mes {label}'), { label }),
});

/** Noon shadows over the year of a real town: when is summer there? */
function overTheYear(random: SeededRandom): PracticeItem {
  const town = random.pick(TOWNS);
  const columns = noonShadows(town);
  const wantsSummer = random.integer(0, 1) === 0;
  const isJune = town.latitude > 0 === wantsSummer;
  const [right, wrong] = isJune ? [month('6'), month('12')] : [month('12'), month('6')];
  const explained: Explained = {
    ...shown(columns),
    prompt: text(
      wantsSummer
        ? say(
            'The chart shows the noon shadow of a stick of 100 cm in {name}, on day 21 of months 12, 3, 6, 9. In which of them is it summer there?',
            'Le graphique montre l’ombre à midi d’un bâton de 100 cm à {name}, le jour 21 des mois 12, 3, 6, 9. Dans lequel y est-ce l’été ?',
            'El gráfico muestra la sombra al mediodía de un palo de 100 cm en {name}, el día 21 de los meses 12, 3, 6, 9. ¿En cuál es verano allí?',
          )
        : say(
            'The chart shows the noon shadow of a stick of 100 cm in {name}, on day 21 of months 12, 3, 6, 9. In which of them is it winter there?',
            'Le graphique montre l’ombre à midi d’un bâton de 100 cm à {name}, le jour 21 des mois 12, 3, 6, 9. Dans lequel y est-ce l’hiver ?',
            'El gráfico muestra la sombra al mediodía de un palo de 100 cm en {name}, el día 21 de los meses 12, 3, 6, 9. ¿En cuál es invierno allí?',
          ),
      { name: town.name },
    ),
    nudge: text(
      say(
        'Is the Sun high or low at noon in that season?',
        'Le Soleil est-il haut ou bas à midi en cette saison ?',
        '¿Está alto o bajo el Sol al mediodía en esa estación?',
      ),
    ),
    steps: [
      step(
        say(
          'In summer the Sun stands high at noon, in winter low.',
          'En été, le Soleil est haut à midi ; en hiver, bas.',
          'En verano el Sol está alto al mediodía; en invierno, bajo.',
        ),
        say(
          'A high Sun makes a short shadow.',
          'Un Soleil haut fait une ombre courte.',
          'Un Sol alto hace una sombra corta.',
        ),
      ),
      step(
        say('It is: {month}.', 'C’est : {month}.', 'Es: {month}.'),
        say(
          'South of the equator the seasons are the other way round.',
          'Au sud de l’équateur, les saisons sont inversées.',
          'Al sur del ecuador las estaciones son al revés.',
        ),
        { month: right.text },
      ),
    ],
  };
  return choiceItem(explained, random, right, [
    [wrong, town.latitude > 0 ? HIGH_SUN_LONG_SHADOW : SAME_SEASONS_EVERYWHERE],
    [month('3'), CHART_OTHER_COLUMN],
  ]);
}

/** Shadow lengths over a day and over the seasons (NGSS 5-ESS1-2). */
export const scShadows = generator('sc-shadows', (random, difficulty) => {
  if (difficulty === 1) return readHour(random);
  return difficulty === 2 ? overTheDay(random) : overTheYear(random);
});
