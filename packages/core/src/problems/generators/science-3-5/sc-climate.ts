import type { LocalisedText } from '@ori/contracts/locale';
import type { PracticeItem } from '@ori/contracts/practice';
import { type Explained, choiceItem, generator, integerItem, step } from '../../item.ts';
import {
  ADDED_FOR_DIFFERENCE,
  CHART_OTHER_COLUMN,
  ONE_VALUE_ONLY,
  WEATHER_FOR_CLIMATE,
} from '../../misconceptions/earth-and-sky.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

type Kind = 'rainforest' | 'desert' | 'cold' | 'wetSummer';
const KINDS = ['rainforest', 'desert', 'cold', 'wetSummer'] as const;
const WORDS: Readonly<Record<Kind, LocalisedText>> = {
  rainforest: say('Hot and wet all year', 'Chaud et humide toute l’année', 'Calor y lluvia todo el año'),
  desert: say('Very dry all year', 'Très sec toute l’année', 'Muy seco todo el año'),
  cold: say(
    'Freezing winters, mild summers',
    'Hivers glacés, étés doux',
    'Inviernos helados, veranos suaves',
  ),
  wetSummer: say(
    'Warm, with a dry and a wet season',
    'Chaud, avec saison sèche et saison humide',
    'Cálido, con estación seca y lluviosa',
  ),
};
/** Yearly mean and half range in °C; rain in the driest month and how much more falls in the wettest, in mm. */
const SHAPES: Readonly<Record<Kind, readonly [number, number, number, number]>> = {
  rainforest: [27, 1, 150, 110],
  desert: [24, 9, 1, 14],
  cold: [3, 15, 25, 50],
  wetSummer: [25, 4, 4, 230],
};

/** A year of a made-up place of this kind; all months of rain differ a little by chance. */
function drawYear(random: SeededRandom, kind: Kind) {
  const [mean, swing, driest, more] = SHAPES[kind];
  const isSouth = random.integer(0, 1) === 0;
  const season = (month: number) => Math.cos(((month - (isSouth ? 0 : 6)) / 12) * 2 * Math.PI);
  const months = Array.from({ length: 12 }, (_, month) => month);
  const warmer = random.integer(-1, 1);
  return {
    warmthC: months.map((month) => Math.round(mean + warmer + swing * season(month))),
    rainMm: months.map((month) =>
      Math.round(driest + (more * (1 + season(month))) / 2 + random.integer(0, Math.ceil(more / 12))),
    ),
  };
}
type Year = ReturnType<typeof drawYear>;

function shown({ warmthC, rainMm }: Year) {
  return {
    figure: { type: 'climate' as const, warmthC, rainMm },
    figureText: text(
      say(
        'A climate graph. Temperatures by month: {warmth}. Rain by month: {rain}.',
        'Un graphique climatique. Températures par mois : {warmth}. Pluie par mois : {rain}.',
        'Un gráfico del clima. Temperaturas por mes: {warmth}. Lluvia por mes: {rain}.',
      ),
      {
        warmth: warmthC.map((degrees) => String(degrees).replace('-', '−')).join('; '),
        rain: rainMm.join('; '),
      },
    ),
  };
}

function readMonth(random: SeededRandom, year: Year): PracticeItem {
  const month = random.integer(0, 11);
  const rain = year.rainMm[month] ?? 0;
  const explained: Explained = {
    ...shown(year),
    prompt: text(
      say(
        'The columns of the climate graph show rain. How much rain falls in month {month}, in mm?',
        'Les colonnes du graphique montrent la pluie. Combien de pluie tombe au mois {month}, en mm ?',
        'Las columnas del gráfico muestran la lluvia. ¿Cuánta lluvia cae en el mes {month}, en mm?',
      ),
      { month: month + 1 },
    ),
    nudge: text(
      say(
        'Months stand below the columns.',
        'Les mois sont sous les colonnes.',
        'Los meses están bajo las columnas.',
      ),
    ),
    steps: [
      step(
        say(
          'Find the month below, then go up to its column.',
          'Trouve le mois en bas, puis monte à sa colonne.',
          'Busca el mes abajo y sube a su columna.',
        ),
        say(
          'Columns are rain in mm, the line is temperature in °C.',
          'Les colonnes sont la pluie en mm, la ligne la température en °C.',
          'Las columnas son lluvia en mm y la línea es temperatura en °C.',
        ),
      ),
      step(
        '{rain} mm',
        say(
          'The value stands on top of the column.',
          'La valeur est au-dessus de la colonne.',
          'El valor está sobre la columna.',
        ),
        { rain },
      ),
    ],
  };
  const degrees = year.warmthC[month] ?? 0;
  return integerItem(explained, rain, [
    [year.rainMm[(month + 1) % 12] ?? 0, CHART_OTHER_COLUMN],
    [year.rainMm[(month + 6) % 12] ?? 0, CHART_OTHER_COLUMN],
    [degrees, CHART_OTHER_COLUMN],
    [Math.max(...year.rainMm), CHART_OTHER_COLUMN],
    [Math.min(...year.rainMm), CHART_OTHER_COLUMN],
  ]);
}

function wetMinusDry(year: Year): PracticeItem {
  const [wet, dry] = [Math.max(...year.rainMm), Math.min(...year.rainMm)];
  const all = { wet, dry, by: wet - dry };
  const explained: Explained = {
    ...shown(year),
    prompt: text(
      say(
        'How much more rain falls in the wettest month than in the driest, in mm?',
        'Combien de pluie tombe en plus au mois le plus humide qu’au plus sec, en mm ?',
        '¿Cuánta lluvia más cae en el mes más lluvioso que en el más seco, en mm?',
      ),
    ),
    nudge: text(
      say(
        'Find the highest and the lowest column.',
        'Trouve la colonne la plus haute et la plus basse.',
        'Busca la columna más alta y la más baja.',
      ),
    ),
    steps: [
      step(
        say(
          'Read the highest and the lowest value.',
          'Lis la plus grande et la plus petite valeur.',
          'Lee el valor mayor y el menor.',
        ),
        say(
          'The question compares just these two months.',
          'La question ne compare que ces deux mois.',
          'La pregunta compara solo esos dos meses.',
        ),
      ),
      step(
        '{wet} − {dry} = {by}',
        say(
          'The difference says how much more.',
          'La différence dit combien en plus.',
          'La diferencia dice cuánto más.',
        ),
        all,
      ),
    ],
  };
  return integerItem(explained, wet - dry, [
    [wet + dry, ADDED_FOR_DIFFERENCE],
    [wet, ONE_VALUE_ONLY],
    [dry, ONE_VALUE_ONLY],
  ]);
}

function whichClimate(random: SeededRandom, kind: Kind, year: Year): PracticeItem {
  const explained: Explained = {
    ...shown(year),
    prompt: text(
      say(
        'Which climate does this graph show?',
        'Quel climat ce graphique montre-t-il ?',
        '¿Qué clima muestra este gráfico?',
      ),
    ),
    nudge: text(
      say(
        'Look at the whole year, at the line and at the columns.',
        'Regarde toute l’année, la ligne et les colonnes.',
        'Mira todo el año, la línea y las columnas.',
      ),
    ),
    steps: [
      step(
        say(
          'First the line: how do temperatures run? Then the columns: how does rain run?',
          'D’abord la ligne : que fait la température ? Puis les colonnes : que fait la pluie ?',
          'Primero la línea: ¿cómo va la temperatura? Luego las columnas: ¿cómo va la lluvia?',
        ),
        say(
          'Climate is the pattern of whole years.',
          'Le climat est le schéma d’années entières.',
          'El clima es el patrón de años enteros.',
        ),
      ),
      step(
        '{climate}',
        say(
          'Only this one fits all twelve months.',
          'Lui seul convient aux douze mois.',
          'Solo este vale para los doce meses.',
        ),
        { climate: WORDS[kind] },
      ),
    ],
  };
  const wrong = random.shuffle(KINDS.filter((other) => other !== kind));
  return choiceItem(
    explained,
    random,
    { text: text(WORDS[kind]) },
    wrong.map((other) => [{ text: text(WORDS[other]) }, WEATHER_FOR_CLIMATE]),
  );
}

/** Climate graphs of the world’s kinds of climate (NGSS 3-ESS2-2). */
export const scClimate = generator('sc-climate', (random, difficulty) => {
  const kind = random.pick(KINDS);
  const year = drawYear(random, kind);
  if (difficulty === 1) return readMonth(random, year);
  return difficulty === 2 ? wetMinusDry(year) : whichClimate(random, kind, year);
});
