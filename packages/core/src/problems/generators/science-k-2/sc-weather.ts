import type { LocalisedText } from '@ori/contracts/locale';
import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { type Explained, type Option, choiceItem, generator, integerItem, step } from '../../item.ts';
import {
  ADDED_FOR_DIFFERENCE,
  CHART_OTHER_COLUMN,
  LARGEST_FOR_SMALLEST,
  ONE_VALUE_ONLY,
} from '../../misconceptions/earth-and-sky.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const SKIES = ['sun', 'cloud', 'rain'] as const;
type Sky = (typeof SKIES)[number];
const DAYS: Readonly<Record<Sky, LocalisedText>> = {
  sun: say('sunny days', 'jours de soleil', 'días de sol'),
  cloud: say('cloudy days', 'jours de nuages', 'días de nubes'),
  rain: say('rainy days', 'jours de pluie', 'días de lluvia'),
};

interface Week {
  readonly skies: readonly Sky[];
  readonly degrees: readonly number[];
}

/** Seven days, all of different warmth, each sky at least once. */
function drawWeek(random: SeededRandom): Week {
  const start = random.integer(8, 22);
  const degrees = random.shuffle([0, 1, 2, 3, 4, 5, 6].map((day) => start + day + (day > 3 ? 2 : 0)));
  const more = [random.pick(SKIES), random.pick(SKIES), random.pick(SKIES), random.pick(SKIES)];
  return { skies: random.shuffle([...SKIES, ...more]), degrees };
}

function weekFigure({ skies, degrees }: Week) {
  const columns = degrees.map((value, day) => ({
    label: String(day + 1),
    value,
    picture: skies[day] ?? 'sun',
  }));
  return {
    figure: { type: 'columns' as const, unit: '°C', columns },
    figureText: text(
      say(
        'A chart of seven days with sky and warmth.',
        'Un tableau de sept jours : ciel et chaleur.',
        'Una tabla de siete días con cielo y calor.',
      ),
    ),
  };
}

const LOOK = text(
  say('Look at one day after another.', 'Regarde un jour après l’autre.', 'Mira un día tras otro.'),
);

function countDays(random: SeededRandom, week: Week): PracticeItem {
  const sky = random.pick(SKIES);
  const counts = SKIES.map((kind) => ({ kind, count: week.skies.filter((day) => day === kind).length }));
  const count = counts.find(({ kind }) => kind === sky)?.count ?? 0;
  const explained: Explained = {
    ...weekFigure(week),
    prompt: text(say('How many {days} are there?', 'Combien y a-t-il de {days} ?', '¿Cuántos {days} hay?'), {
      days: DAYS[sky],
    }),
    nudge: LOOK,
    steps: [
      step(
        say('Look only at the pictures.', 'Regarde seulement les images.', 'Mira solo los dibujos.'),
        say('The pictures show the sky.', 'Les images montrent le ciel.', 'Los dibujos muestran el cielo.'),
      ),
      step(
        say('Count them: {count}.', 'Compte-les : {count}.', 'Cuéntalos: {count}.'),
        say('Each picture is one day.', 'Chaque image est un jour.', 'Cada dibujo es un día.'),
        { count },
      ),
    ],
  };
  const others = counts.filter(({ kind }) => kind !== sky).map(({ count: other }) => other);
  return integerItem(explained, count, [
    ...others.map((other) => [other, CHART_OTHER_COLUMN] as const),
    [7, CHART_OTHER_COLUMN],
  ]);
}

const dayOption = (day: number): Option => ({
  text: text(say('Day {day}', 'Jour {day}', 'Día {day}'), { day: day + 1 }),
});

function extremeDay(random: SeededRandom, week: Week): PracticeItem {
  const wantsWarm = random.integer(0, 1) === 0;
  const rising = week.degrees
    .map((_, day) => day)
    .toSorted((a, b) => (week.degrees[a] ?? 0) - (week.degrees[b] ?? 0));
  const [right = 0, middle = 0, other = 0] = wantsWarm
    ? [rising[6], rising[3], rising[0]]
    : [rising[0], rising[3], rising[6]];
  const explained: Explained = {
    ...weekFigure(week),
    prompt: text(
      wantsWarm
        ? say('Which day was the warmest?', 'Quel jour était le plus chaud ?', '¿Qué día fue el más cálido?')
        : say('Which day was the coldest?', 'Quel jour était le plus froid ?', '¿Qué día fue el más frío?'),
    ),
    nudge: LOOK,
    steps: [
      step(
        say(
          'Compare how high the columns are.',
          'Compare la hauteur des colonnes.',
          'Compara la altura de las columnas.',
        ),
        say(
          'A higher column is a warmer day.',
          'Plus haut veut dire plus chaud.',
          'Más alta es un día más cálido.',
        ),
      ),
      step(
        say('It is day {day}.', 'C’est le jour {day}.', 'Es el día {day}.'),
        say('Read the number below it.', 'Lis le nombre en dessous.', 'Lee el número de abajo.'),
        { day: right + 1 },
      ),
    ],
  };
  return choiceItem(explained, random, dayOption(right), [
    [dayOption(other), LARGEST_FOR_SMALLEST],
    [dayOption(middle), CHART_OTHER_COLUMN],
  ]);
}

function warmerBy(random: SeededRandom, week: Week): PracticeItem {
  const [first = 0, second = 1] = random.shuffle([0, 1, 2, 3, 4, 5, 6]);
  const [a, b] = [week.degrees[first] ?? 0, week.degrees[second] ?? 0];
  const [warm, cold] = a > b ? [first, second] : [second, first];
  const [high, low] = [Math.max(a, b), Math.min(a, b)];
  const all = { warm: warm + 1, cold: cold + 1, high, low, by: high - low };
  const explained: Explained = {
    ...weekFigure(week),
    prompt: text(
      say(
        'Compare day {warm} and day {cold}. How many degrees warmer?',
        'Compare jour {warm} et jour {cold}. Combien de degrés de plus ?',
        'Compara día {warm} y día {cold}. ¿Cuántos grados más?',
      ),
      all,
    ),
    nudge: text(
      say('Read both columns first.', 'Lis d’abord les deux colonnes.', 'Lee primero las dos columnas.'),
    ),
    steps: [
      step(
        say('Find both numbers on the chart.', 'Trouve les deux nombres.', 'Busca los dos números.'),
        say('Degrees stand above the columns.', 'Les degrés sont au-dessus.', 'Los grados están arriba.'),
      ),
      step(
        '{high} − {low} = {by}',
        say('Count up from low to high.', 'Compte du bas vers le haut.', 'Cuenta de menos a más.'),
        all,
      ),
    ],
  };
  return integerItem(explained, high - low, [
    [high + low, ADDED_FOR_DIFFERENCE],
    [high, ONE_VALUE_ONLY],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const week = drawWeek(random);
  if (difficulty === 1) return countDays(random, week);
  return difficulty === 2 ? extremeDay(random, week) : warmerBy(random, week);
}

/** Reading the weather of a week (NGSS K-ESS2-1). */
export const scWeather = generator('sc-weather', make);
