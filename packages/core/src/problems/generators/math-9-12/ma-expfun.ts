import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { decimalItem, generator, integerItem, rounded, step } from '../../item.ts';
import {
  DIVIDED_BY_PERIODS,
  GROWTH_AS_ADDITION,
  GROWTH_NOT_TOTAL,
  GROWTH_ONCE_ONLY,
  WHOLE_CHANGE_FOR_ONE,
} from '../../misconceptions/powers-and-logarithms.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { raised } from './writing.ts';

const TWO_PLACES = 0.01;

/** Yearly interest on interest. */
function interest(start: number, percent: number, years: number): PracticeItem {
  const factor = rounded(1 + percent / 100, 2);
  const end = rounded(start * factor ** years, 2);
  const all = { start, percent, years, factor, power: raised(years), end };
  const explained = {
    prompt: text(
      {
        en: 'An account of {start} earns {percent}% interest each year, and the interest stays in it. What does it hold after {years} years? Round to two decimal places.',
        fr: 'Un compte de {start} rapporte {percent} % d’intérêts par an, et les intérêts y restent. Combien contient-il après {years} ans ? Arrondis à deux décimales.',
        es: 'Una cuenta de {start} da un {percent} % de interés al año, y el interés se queda en ella. ¿Cuánto contiene tras {years} años? Se redondea a dos decimales.',
      },
      all,
    ),
    nudge: text({
      en: 'By which number is the account multiplied in one year?',
      fr: 'Par quel nombre le compte est-il multiplié en un an ?',
      es: '¿Por qué número se multiplica la cuenta en un año?',
    }),
    steps: [
      step(
        { en: 'One year: times {factor}', fr: 'Un an : fois {factor}', es: 'Un año: por {factor}' },
        {
          en: 'What was there stays, and {percent}% of it come on top.',
          fr: 'Ce qu’il y avait reste, et {percent} % s’y ajoutent.',
          es: 'Lo que había queda y se añade el {percent} %.',
        },
        all,
      ),
      step(
        '{start} · {factor}{power} ≈ {end}',
        {
          en: 'Each year multiplies by the same factor.',
          fr: 'Chaque année multiplie par le même facteur.',
          es: 'Cada año multiplica por el mismo factor.',
        },
        all,
      ),
    ],
  };
  return decimalItem(explained, end, { tolerance: TWO_PLACES }, [
    [rounded(start * (1 + (percent * years) / 100), 2), GROWTH_AS_ADDITION],
    [rounded(start * factor, 2), GROWTH_ONCE_ONLY],
    [rounded(end - start, 2), GROWTH_NOT_TOTAL],
  ]);
}

/** Half-lives as tables give them, rounded, with their unit. */
const ISOTOPES = [
  [{ en: 'iodine-131', fr: 'iode 131', es: 'yodo 131' }, 8, { en: 'days', fr: 'jours', es: 'días' }],
  [
    { en: 'technetium-99m', fr: 'technétium 99m', es: 'tecnecio 99m' },
    6,
    { en: 'hours', fr: 'heures', es: 'horas' },
  ],
  [
    { en: 'fluorine-18', fr: 'fluor 18', es: 'flúor 18' },
    110,
    { en: 'minutes', fr: 'minutes', es: 'minutos' },
  ],
  [{ en: 'caesium-137', fr: 'césium 137', es: 'cesio 137' }, 30, { en: 'years', fr: 'ans', es: 'años' }],
  [
    { en: 'phosphorus-32', fr: 'phosphore 32', es: 'fósforo 32' },
    14,
    { en: 'days', fr: 'jours', es: 'días' },
  ],
] as const;

function halfLife(random: SeededRandom): PracticeItem {
  const [name, half, unit] = random.pick(ISOTOPES);
  const times = random.integer(2, 5);
  const left = random.integer(1, 9) * 2;
  const start = left * 2 ** times;
  const all = { name, half, unit, times, left, start, time: half * times };
  const explained = {
    prompt: text(
      {
        en: 'The half-life of {name} is about {half} {unit}. Of {start} mg, how many mg are left after {time} {unit}?',
        fr: 'La demi-vie de l’isotope {name} est d’environ {half} {unit}. De {start} mg, combien de mg reste-t-il après {time} {unit} ?',
        es: 'El periodo de semidesintegración de {name} es de unos {half} {unit}. De {start} mg, ¿cuántos mg quedan tras {time} {unit}?',
      },
      all,
    ),
    nudge: text({
      en: 'How many half-lives go by?',
      fr: 'Combien de demi-vies passent ?',
      es: '¿Cuántos periodos pasan?',
    }),
    steps: [
      step(
        '{time} ÷ {half} = {times}',
        {
          en: 'So often is the amount halved.',
          fr: 'La quantité est divisée par deux autant de fois.',
          es: 'Tantas veces se divide la cantidad entre dos.',
        },
        all,
      ),
      step(
        '{start} ÷ 2{power} = {left}',
        {
          en: 'Half of what is left goes each time, not half of the start.',
          fr: 'Chaque fois part la moitié de ce qui reste, non du départ.',
          es: 'Cada vez se va la mitad de lo que queda, no del principio.',
        },
        { ...all, power: raised(times) },
      ),
    ],
  };
  return decimalItem(explained, left, { tolerance: 0, unit: 'mg' }, [
    [start / 2, GROWTH_ONCE_ONLY],
    [rounded(start / times, 2), DIVIDED_BY_PERIODS],
    [start - left, GROWTH_NOT_TOTAL],
  ]);
}

/** The yearly percentage from two amounts two years apart. */
function findRate(random: SeededRandom): PracticeItem {
  const percent = random.pick([10, 20, 30, 40, 50, 60]);
  const start = 100 * random.integer(1, 12);
  const end = (start * (100 + percent) ** 2) / 10_000;
  const all = { start, end, percent, whole: rounded(end / start, 4), root: rounded(1 + percent / 100, 2) };
  const explained = {
    prompt: text(
      {
        en: 'A seed bank grew from {start} to {end} samples in two years, by the same percentage each year. By how many percent a year?',
        fr: 'Une banque de graines est passée de {start} à {end} échantillons en deux ans, du même pourcentage chaque année. De quel pourcentage par an ?',
        es: 'Un banco de semillas pasó de {start} a {end} muestras en dos años, con el mismo porcentaje cada año. ¿Cuánto por ciento al año?',
      },
      all,
    ),
    nudge: text({
      en: 'The same factor is used twice. What is its square?',
      fr: 'Le même facteur sert deux fois. Quel est son carré ?',
      es: 'El mismo factor se usa dos veces. ¿Cuál es su cuadrado?',
    }),
    steps: [
      step(
        '{end} ÷ {start} = {whole}',
        {
          en: 'This is the factor of both years together.',
          fr: 'C’est le facteur des deux années ensemble.',
          es: 'Es el factor de los dos años juntos.',
        },
        all,
      ),
      step(
        {
          en: '√{whole} = {root}: {percent}% more each year',
          fr: '√{whole} = {root} : {percent} % de plus par an',
          es: '√{whole} = {root}: un {percent} % más cada año',
        },
        {
          en: 'The factor of one year, squared, gives the factor of two.',
          fr: 'Le facteur d’un an, au carré, donne celui de deux ans.',
          es: 'El factor de un año al cuadrado da el de dos.',
        },
        all,
      ),
    ],
  };
  const gain = rounded((end / start - 1) * 100, 4);
  return integerItem(explained, percent, [
    [gain, WHOLE_CHANGE_FOR_ONE],
    [gain / 2, GROWTH_AS_ADDITION],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 2) return halfLife(random);
  if (difficulty === 3) return findRate(random);
  return interest(100 * random.integer(2, 40), random.integer(2, 9), random.integer(2, 4));
}

/** Growth and decay by equal factors (CCSS HSF-LE.A.1). */
export const maExpfun = generator('ma-expfun', make);
