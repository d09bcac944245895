import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import type { LocalisedText } from '@ori/contracts/locale';
import { fraction, generator, integerItem, step } from '../../item.ts';
import { listItem } from '../../item-several.ts';
import { ONE_SAMPLE_ONLY, OTHERS_COUNTED, SAMPLE_AS_WHOLE } from '../../misconceptions/ratios-and-scale.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { listText } from './written.ts';

const PLACES = [
  { en: 'a school', fr: 'une école', es: 'una escuela' },
  { en: 'a village', fr: 'un village', es: 'un pueblo' },
  { en: 'a town district', fr: 'un quartier', es: 'un barrio' },
] as const satisfies readonly LocalisedText[];
const WANTS = [
  {
    en: 'walk to work or school',
    fr: 'vont à pied au travail ou à l’école',
    es: 'van a pie al trabajo o a la escuela',
  },
  { en: 'play an instrument', fr: 'jouent d’un instrument', es: 'tocan un instrumento' },
  { en: 'speak two languages', fr: 'parlent deux langues', es: 'hablan dos idiomas' },
  { en: 'like mangoes best', fr: 'préfèrent la mangue', es: 'prefieren el mango' },
] as const satisfies readonly LocalisedText[];
const SHARE = {
  en: 'A random sample has about the same share as the whole.',
  fr: 'Un échantillon au hasard a à peu près la même part que le tout.',
  es: 'Una muestra al azar tiene casi la misma parte que el total.',
};
const NUDGE = text({
  en: 'How many times as large as the sample is the whole?',
  fr: 'Combien de fois le tout est-il plus grand que l’échantillon ?',
  es: '¿Cuántas veces mayor que la muestra es el total?',
});

function oneSample(random: SeededRandom): PracticeItem {
  const [size, times] = [random.pick([20, 25, 40, 50]), random.integer(4, 20)];
  const found = random.integer(4, size - 3);
  const all = {
    place: random.pick(PLACES),
    want: random.pick(WANTS),
    size,
    found,
    whole: size * times,
    times,
    answer: found * times,
  };
  const explained = {
    prompt: text(
      {
        en: 'In {place} there are {whole} people. Of {size} people picked at random, {found} {want}. About how many of all would you expect?',
        fr: 'Dans {place} il y a {whole} personnes. Sur {size} personnes choisies au hasard, {found} {want}. Combien peut-on en attendre en tout ?',
        es: 'En {place} hay {whole} personas. De {size} personas elegidas al azar, {found} {want}. ¿Cuántas se esperan en total?',
      },
      all,
    ),
    nudge: NUDGE,
    steps: [
      step(
        '{whole} ÷ {size} = {times}',
        {
          en: 'So many samples of this size make the whole.',
          fr: 'Autant d’échantillons de cette taille font le tout.',
          es: 'Tantas muestras de ese tamaño hacen el total.',
        },
        all,
      ),
      step('{found} × {times} = {answer}', SHARE, all),
    ],
  };
  return integerItem(explained, all.answer, [
    [found, SAMPLE_AS_WHOLE],
    [(size - found) * times, OTHERS_COUNTED],
  ]);
}

/** Counts in several samples of one size. */
function drawCounts(random: SeededRandom, size: number, many: number): readonly number[] {
  const centre = random.integer(4, size - 4);
  const counts = Array.from({ length: many }, () => centre + random.integer(-2, 2));
  return counts.reduce((sum, count) => sum + count, 0) % many === 0 && new Set(counts).size > 2
    ? counts
    : drawCounts(random, size, many);
}

const BEADS = {
  en: 'A jar holds {whole} beads. Samples of {size} beads had these numbers of red ones: {list}.',
  fr: 'Un bocal contient {whole} perles. Des échantillons de {size} perles contenaient ces nombres de rouges : {list}.',
  es: 'Un frasco tiene {whole} cuentas. Muestras de {size} cuentas tenían estas cantidades de rojas: {list}.',
};

/** The mean of the samples, scaled up. */
function manySamples(random: SeededRandom): PracticeItem {
  const [size, many, times] = [random.pick([10, 20, 25]), random.integer(3, 5), random.integer(8, 40)];
  const counts = drawCounts(random, size, many);
  const mean = counts.reduce((sum, count) => sum + count, 0) / many;
  const all = {
    whole: size * times,
    size,
    list: listText(counts),
    plus: counts.join(' + '),
    many,
    mean,
    times,
    answer: mean * times,
  };
  const explained = {
    prompt: text(
      {
        en: `${BEADS.en} Use their mean: about how many red beads are in the jar?`,
        fr: `${BEADS.fr} Avec leur moyenne : combien de perles rouges environ y a-t-il dans le bocal ?`,
        es: `${BEADS.es} Con su media, ¿cuántas cuentas rojas hay más o menos en el frasco?`,
      },
      all,
    ),
    nudge: NUDGE,
    steps: [
      step(
        '({plus}) ÷ {many} = {mean}',
        {
          en: 'The mean of the samples is steadier than one of them.',
          fr: 'La moyenne des échantillons est plus stable qu’un seul.',
          es: 'La media de las muestras es más estable que una sola.',
        },
        all,
      ),
      step('{mean} × {times} = {answer}', SHARE, all),
    ],
  };
  return integerItem(explained, all.answer, [
    [(counts[0] ?? 0) * times, ONE_SAMPLE_ONLY],
    [mean, SAMPLE_AS_WHOLE],
    [(size - mean) * times, OTHERS_COUNTED],
  ]);
}

const SPREAD_WORDS = {
  en: 'Find the smallest and the greatest count of the samples.',
  fr: 'On cherche le plus petit et le plus grand nombre des échantillons.',
  es: 'Se busca la menor y la mayor cantidad de las muestras.',
};

const pair = (a: number, b: number) => [fraction(a, 1), fraction(b, 1)];

/** The lowest and the highest estimate the samples give. */
function spread(random: SeededRandom): PracticeItem {
  const [size, many, times] = [random.pick([10, 20, 25]), random.integer(4, 6), random.integer(8, 40)];
  const counts = drawCounts(random, size, many);
  const [low, high] = [Math.min(...counts), Math.max(...counts)];
  const all = {
    whole: size * times,
    size,
    list: listText(counts),
    low,
    high,
    times,
    least: low * times,
    most: high * times,
  };
  const explained = {
    prompt: text(
      {
        en: `${BEADS.en} Each sample gives an estimate for the jar. Which is the lowest, and which the highest?`,
        fr: `${BEADS.fr} Chaque échantillon donne une estimation pour le bocal. Quelle est la plus basse, et quelle est la plus haute ?`,
        es: `${BEADS.es} Cada muestra da una estimación para el frasco. ¿Cuál es la más baja y cuál la más alta?`,
      },
      all,
    ),
    nudge: NUDGE,
    steps: [
      step(SPREAD_WORDS, {
        en: 'They lead to the lowest and the highest estimate.',
        fr: 'Ils donnent l’estimation la plus basse et la plus haute.',
        es: 'Dan la estimación más baja y la más alta.',
      }),
      step(
        {
          en: '{low} × {times} = {least} and {high} × {times} = {most}',
          fr: '{low} × {times} = {least} et {high} × {times} = {most}',
          es: '{low} × {times} = {least} y {high} × {times} = {most}',
        },
        SHARE,
        all,
      ),
    ],
  };
  return listItem(
    explained,
    [
      { en: 'lowest', fr: 'la plus basse', es: 'más baja' },
      { en: 'highest', fr: 'la plus haute', es: 'más alta' },
    ],
    pair(all.least, all.most),
    [
      [pair(low, high), SAMPLE_AS_WHOLE],
      [pair((size - high) * times, (size - low) * times), OTHERS_COUNTED],
      [pair((counts[0] ?? 0) * times, (counts.at(-1) ?? 0) * times), ONE_SAMPLE_ONLY],
    ],
  );
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return oneSample(random);
  return difficulty === 2 ? manySamples(random) : spread(random);
}

/** Estimates from random samples (CCSS 7.SP.A.2). */
export const maSample = generator('ma-sample', make);
