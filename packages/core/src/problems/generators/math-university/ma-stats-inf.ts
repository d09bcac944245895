import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { decimalItem, generator, rounded, step } from '../../item.ts';
import {
  DIVIDED_BY_N,
  LEVEL_FACTOR_FORGOTTEN,
  OTHER_END_OF_INTERVAL,
  ROOT_OF_N_FORGOTTEN,
} from '../../misconceptions/inference.ts';
import { DIFFERENCE_REVERSED } from '../../misconceptions/normal-and-lines.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

/** Standard errors on each side for a level in percent, as tables give them. */
const LEVELS = [
  [90, 1.645],
  [95, 1.96],
  [99, 2.576],
] as const;
const SIZES = [16, 25, 36, 49, 64, 100, 144, 400] as const;

/** What is measured, its unit, a usual mean, and the largest standard deviation. */
const SUBJECTS = [
  [{ en: 'flour bags', fr: 'sacs de farine', es: 'bolsas de harina' }, 'g', 1000, 20],
  [{ en: 'candles', fr: 'bougies', es: 'velas' }, 'min', 300, 25],
  [{ en: 'bamboo poles', fr: 'tiges de bambou', es: 'cañas de bambú' }, 'cm', 240, 8],
  [{ en: 'phone batteries', fr: 'batteries de téléphone', es: 'baterías de teléfono' }, 'h', 30, 2.5],
] as const;

function draw(random: SeededRandom) {
  const [thing, unit, mean, spread] = random.pick(SUBJECTS);
  const [level, factor] = random.pick(LEVELS);
  return {
    thing,
    unit,
    mean: rounded(mean + random.integer(-20, 20) / 10, 1),
    spread: rounded((spread * random.integer(4, 10)) / 10, 2),
    n: random.pick(SIZES),
    level,
    factor,
  };
}
type Drawn = ReturnType<typeof draw>;

const ROOT_LAW = {
  en: 'A mean of n values varies √n times less than one value.',
  fr: 'Une moyenne de n valeurs varie √n fois moins qu’une valeur.',
  es: 'Una media de n valores varía √n veces menos que un valor.',
};
const NUDGE = text({
  en: 'First find the standard error. How does it depend on the number of values?',
  fr: 'Trouve d’abord l’erreur type. Comment dépend-elle du nombre de valeurs ?',
  es: 'Primero se halla el error típico. ¿Cómo depende del número de valores?',
});

/** Half the width of an interval for a mean. */
function margin(drawn: Drawn): PracticeItem {
  const { spread, n, factor } = drawn;
  const error = spread / Math.sqrt(n);
  const value = rounded(factor * error, 2);
  const all = { ...drawn, root: Math.sqrt(n), error: rounded(error, 4), value };
  const explained = {
    prompt: text(
      {
        en: '{n} {thing} are measured; the standard deviation is known to be {spread} {unit}. With z = {factor}, what is the margin of error of the {level}% confidence interval for the mean, in {unit}, to two decimal places?',
        fr: 'On mesure {n} {thing} ; l’écart-type connu est de {spread} {unit}. Avec z = {factor}, quelle est la marge d’erreur de l’intervalle de confiance à {level} % pour la moyenne, en {unit}, à deux décimales ?',
        es: 'Se miden {n} {thing}; la desviación típica conocida es {spread} {unit}. Con z = {factor}, ¿cuál es el margen de error del intervalo de confianza del {level} % para la media, en {unit}, con dos decimales?',
      },
      all,
    ),
    nudge: NUDGE,
    steps: [
      step('{spread} ÷ √{n} = {spread} ÷ {root} ≈ {error}', ROOT_LAW, all),
      step(
        '{factor} · {error} ≈ {value}',
        {
          en: 'The level says how many standard errors to go to each side.',
          fr: 'Le niveau dit de combien d’erreurs types on s’écarte de chaque côté.',
          es: 'El nivel dice cuántos errores típicos hay a cada lado.',
        },
        all,
      ),
    ],
  };
  return decimalItem(explained, value, { tolerance: 0.01, unit: drawn.unit }, [
    [rounded(factor * spread, 2), ROOT_OF_N_FORGOTTEN],
    [rounded((factor * spread) / n, 2), DIVIDED_BY_N],
    [rounded(error, 2), LEVEL_FACTOR_FORGOTTEN],
  ]);
}

const UPPER_END = {
  en: 'Of {n} people asked at random, {yes} would use a new footbridge. With z = {factor}, what is the upper end of the {level}% confidence interval for the share, to three decimal places?',
  fr: 'Sur {n} personnes interrogées au hasard, {yes} utiliseraient une nouvelle passerelle. Avec z = {factor}, quelle est la borne supérieure de l’intervalle de confiance à {level} % pour la part, à trois décimales ?',
  es: 'De {n} personas preguntadas al azar, {yes} usarían una nueva pasarela. Con z = {factor}, ¿cuál es el extremo superior del intervalo de confianza del {level} % para la proporción, con tres decimales?',
};
const LOWER_END = {
  en: 'Of {n} people asked at random, {yes} would use a new footbridge. With z = {factor}, what is the lower end of the {level}% confidence interval for the share, to three decimal places?',
  fr: 'Sur {n} personnes interrogées au hasard, {yes} utiliseraient une nouvelle passerelle. Avec z = {factor}, quelle est la borne inférieure de l’intervalle de confiance à {level} % pour la part, à trois décimales ?',
  es: 'De {n} personas preguntadas al azar, {yes} usarían una nueva pasarela. Con z = {factor}, ¿cuál es el extremo inferior del intervalo de confianza del {level} % para la proporción, con tres decimales?',
};

/** One end of an interval for a share. */
function shareInterval(random: SeededRandom): PracticeItem {
  const n = random.pick([100, 200, 400, 500, 1000]);
  const percent = random.integer(15, 85);
  const yes = (n * percent) / 100;
  const share = percent / 100;
  const [level, factor] = random.pick(LEVELS);
  const error = Math.sqrt((share * (1 - share)) / n);
  const isUpper = random.pick([true, false]);
  const end = rounded(share + (isUpper ? 1 : -1) * factor * error, 3);
  const other = rounded(share - (isUpper ? 1 : -1) * factor * error, 3);
  const all = {
    n,
    yes,
    share,
    rest: rounded(1 - share, 2),
    level,
    factor,
    error: rounded(error, 4),
    end,
    sign: isUpper ? '+' : '−',
  };
  const explained = {
    prompt: text(isUpper ? UPPER_END : LOWER_END, all),
    nudge: text({
      en: 'The interval lies around the share in the sample. How large is the standard error of a share?',
      fr: 'L’intervalle entoure la part de l’échantillon. Quelle est l’erreur type d’une part ?',
      es: 'El intervalo rodea la proporción de la muestra. ¿Cuál es el error típico de una proporción?',
    }),
    steps: [
      step(
        '√({share} · {rest} ÷ {n}) ≈ {error}',
        {
          en: 'The standard error of a share p is √(p(1 − p)/n).',
          fr: 'L’erreur type d’une part p est √(p(1 − p)/n).',
          es: 'El error típico de una proporción p es √(p(1 − p)/n).',
        },
        all,
      ),
      step(
        '{share} {sign} {factor} · {error} ≈ {end}',
        {
          en: 'One margin of error from the share.',
          fr: 'Une marge d’erreur à partir de la part.',
          es: 'Un margen de error desde la proporción.',
        },
        all,
      ),
    ],
  };
  return decimalItem(explained, end, { tolerance: 0.001 }, [
    [other, OTHER_END_OF_INTERVAL],
    [rounded(share + (isUpper ? 1 : -1) * error, 3), LEVEL_FACTOR_FORGOTTEN],
  ]);
}

/** The test statistic for a mean. */
function testStatistic(drawn: Drawn, random: SeededRandom): PracticeItem {
  const { spread, n, mean } = drawn;
  const root = Math.sqrt(n);
  const found = rounded(mean + (random.pick([1, -1]) * random.integer(8, 32) * spread) / (10 * root), 2);
  const difference = rounded(found - mean, 2);
  const z = rounded((difference * root) / spread, 2);
  if (Math.abs(difference) < 0.02) return testStatistic(drawn, random);
  const all = { ...drawn, found, difference, root, z };
  const explained = {
    prompt: text(
      {
        en: 'A maker claims a mean of {mean} {unit} for its {thing}; the standard deviation is known to be {spread} {unit}. A random sample of {n} has mean {found} {unit}. What is the test statistic z, to two decimal places?',
        fr: 'Un fabricant annonce une moyenne de {mean} {unit} pour ses {thing} ; l’écart-type connu est de {spread} {unit}. Un échantillon aléatoire de {n} a pour moyenne {found} {unit}. Quelle est la statistique de test z, à deux décimales ?',
        es: 'Un fabricante declara una media de {mean} {unit} para sus {thing}; la desviación típica conocida es {spread} {unit}. Una muestra aleatoria de {n} tiene media {found} {unit}. ¿Cuál es el estadístico z, con dos decimales?',
      },
      all,
    ),
    nudge: text({
      en: 'How many standard errors is the sample mean away from the claim?',
      fr: 'À combien d’erreurs types la moyenne de l’échantillon est-elle de l’annonce ?',
      es: '¿A cuántos errores típicos está la media de la muestra de lo declarado?',
    }),
    steps: [
      step(
        '{found} − {mean} = {difference}',
        {
          en: 'Found minus claimed.',
          fr: 'Trouvé moins annoncé.',
          es: 'Hallado menos declarado.',
        },
        all,
      ),
      step('{difference} ÷ ({spread} ÷ {root}) ≈ {z}', ROOT_LAW, all),
    ],
  };
  return decimalItem(explained, z, { tolerance: 0.01 }, [
    [-z, DIFFERENCE_REVERSED],
    [rounded(difference / spread, 2), ROOT_OF_N_FORGOTTEN],
    [rounded((difference * n) / spread, 2), DIVIDED_BY_N],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return margin(draw(random));
  return difficulty === 2 ? shareInterval(random) : testStatistic(draw(random), random);
}

/** Margins of error, intervals and a test for a mean. */
export const maStatsInf = generator('ma-stats-inf', make);
