import type { Difficulty, Figure, PracticeItem } from '@ori/contracts/practice';
import { decimalItem, generator, integerItem, rounded } from '../../item.ts';
import { ADDED_FOR_DIFFERENCE, ONE_VALUE_ONLY } from '../../misconceptions/earth-and-sky.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { askWarmingCause } from './warming-causes.ts';
import { worked, type Done } from './worked.ts';

/** Carbon dioxide in the air at Mauna Loa, yearly means in ppm, rounded (NOAA Global Monitoring Laboratory). */
const CARBON_DIOXIDE = [
  { year: 1960, ppm: 317 },
  { year: 1970, ppm: 326 },
  { year: 1980, ppm: 339 },
  { year: 1990, ppm: 354 },
  { year: 2000, ppm: 370 },
  { year: 2010, ppm: 390 },
  { year: 2020, ppm: 414 },
] as const;

const CHART: Figure = {
  type: 'columns',
  unit: 'ppm',
  columns: CARBON_DIOXIDE.map(({ year, ppm }) => ({ label: String(year), value: ppm })),
};
const CHART_WORDS = CARBON_DIOXIDE.map(({ year, ppm }) => `${year}: ${ppm}`).join('; ');
const READ: Done = [
  say(
    'Read the columns of both years.',
    'Lis les colonnes des deux années.',
    'Se leen las columnas de los dos años.',
  ),
  say(
    'ppm means parts in a million parts of air.',
    'ppm veut dire parties par million de parties d’air.',
    'ppm significa partes por millón de partes de aire.',
  ),
];

function twoYears(random: SeededRandom) {
  const from = random.integer(0, 5);
  const to = random.integer(from + 1, 6);
  return { from: CARBON_DIOXIDE[from] ?? CARBON_DIOXIDE[0], to: CARBON_DIOXIDE[to] ?? CARBON_DIOXIDE[6] };
}

function rise(random: SeededRandom): PracticeItem {
  const { from, to } = twoYears(random);
  const difference = to.ppm - from.ppm;
  const explained = worked(
    {
      prompt: say(
        'The chart shows carbon dioxide in the air on Mauna Loa, in ppm. By how many ppm did it rise from {year1} to {year2}?',
        'Le graphique montre le dioxyde de carbone de l’air au Mauna Loa, en ppm. De combien de ppm a-t-il augmenté de {year1} à {year2} ?',
        'El gráfico muestra el dióxido de carbono del aire en Mauna Loa, en ppm. ¿Cuántas ppm subió de {year1} a {year2}?',
      ),
      nudge: say('A rise is a difference.', 'Une hausse est un écart.', 'Una subida es una diferencia.'),
      rule: READ,
      work: [
        [
          '{b} − {a} = {difference} ppm',
          say('Later minus earlier.', 'Plus tard moins plus tôt.', 'Lo posterior menos lo anterior.'),
        ],
      ],
      figure: CHART,
      figureText: CHART_WORDS,
    },
    { year1: String(from.year), year2: String(to.year), a: from.ppm, b: to.ppm, difference },
  );
  return integerItem(explained, difference, [
    [to.ppm, ONE_VALUE_ONLY],
    [from.ppm, ONE_VALUE_ONLY],
    [from.ppm + to.ppm, ADDED_FOR_DIFFERENCE],
  ]);
}

function yearlyRate(random: SeededRandom): PracticeItem {
  const { from, to } = twoYears(random);
  const difference = to.ppm - from.ppm;
  const years = to.year - from.year;
  const rate = rounded(difference / years, 1);
  const explained = worked(
    {
      prompt: say(
        'The chart shows carbon dioxide in the air on Mauna Loa, in ppm. How many ppm did it rise per year, on average, from {year1} to {year2}? Give one decimal place.',
        'Le graphique montre le dioxyde de carbone de l’air au Mauna Loa, en ppm. De combien de ppm par an, en moyenne, a-t-il augmenté de {year1} à {year2} ? Donne un chiffre après la virgule.',
        'El gráfico muestra el dióxido de carbono del aire en Mauna Loa, en ppm. ¿Cuántas ppm subió por año, en promedio, de {year1} a {year2}? Con un decimal.',
      ),
      nudge: say(
        'First the whole rise, then share it among the years.',
        'D’abord la hausse totale, puis partage-la entre les années.',
        'Primero la subida total, luego se reparte entre los años.',
      ),
      rule: READ,
      work: [
        [
          '{b} − {a} = {difference} ppm',
          say('Later minus earlier.', 'Plus tard moins plus tôt.', 'Lo posterior menos lo anterior.'),
        ],
        [
          '{difference} ÷ {years} ≈ {rate}',
          say('The same step for each year.', 'Le même pas pour chaque année.', 'El mismo paso cada año.'),
        ],
      ],
      figure: CHART,
      figureText: CHART_WORDS,
    },
    { year1: String(from.year), year2: String(to.year), a: from.ppm, b: to.ppm, difference, years, rate },
  );
  return decimalItem(explained, rate, { tolerance: 0.06 }, [
    [difference, ONE_VALUE_ONLY],
    [rounded(to.ppm / years, 1), ONE_VALUE_ONLY],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return rise(random);
  return difficulty === 2 ? yearlyRate(random) : askWarmingCause(random);
}

/** Causes of recent warming, from data (NGSS MS-ESS3-5). */
export const scWarming = generator('sc-warming', make);
