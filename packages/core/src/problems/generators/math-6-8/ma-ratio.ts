import type { LocalisedText } from '@ori/contracts/locale';
import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { fraction, generator, integerItem, step } from '../../item.ts';
import { listItem } from '../../item-several.ts';
import {
  OTHER_PART_GIVEN,
  PART_FOR_WHOLE,
  RATIO_NOT_SIMPLIFIED,
  RATIO_TURNED_AROUND,
  SHARED_EQUALLY,
} from '../../misconceptions/ratios-and-scale.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const PAIRS = [
  [1, 2],
  [2, 3],
  [3, 2],
  [1, 3],
  [3, 4],
  [2, 5],
  [5, 2],
  [3, 5],
  [4, 3],
  [5, 3],
  [1, 4],
  [5, 4],
  [4, 5],
  [5, 6],
  [2, 7],
  [3, 7],
] as const;

interface Mixture {
  readonly parts: readonly [LocalisedText, LocalisedText];
  readonly whole: LocalisedText;
  readonly unit: LocalisedText;
}
const MIXTURES = [
  {
    parts: [
      { en: 'blue paint', fr: 'peinture bleue', es: 'pintura azul' },
      { en: 'yellow paint', fr: 'peinture jaune', es: 'pintura amarilla' },
    ],
    whole: { en: 'green paint', fr: 'peinture verte', es: 'pintura verde' },
    unit: { en: 'cups', fr: 'tasses', es: 'tazas' },
  },
  {
    parts: [
      { en: 'cement', fr: 'ciment', es: 'cemento' },
      { en: 'sand', fr: 'sable', es: 'arena' },
    ],
    whole: { en: 'mortar', fr: 'mortier', es: 'mortero' },
    unit: { en: 'buckets', fr: 'seaux', es: 'cubos' },
  },
  {
    parts: [
      { en: 'mango juice', fr: 'jus de mangue', es: 'jugo de mango' },
      { en: 'cold tea', fr: 'thé froid', es: 'té frío' },
    ],
    whole: { en: 'fruit tea', fr: 'thé aux fruits', es: 'té de frutas' },
    unit: { en: 'glasses', fr: 'verres', es: 'vasos' },
  },
] as const satisfies readonly Mixture[];

const pair = (a: number, b: number) => [fraction(a, 1), fraction(b, 1)] as const;
const NUDGE = text({
  en: 'In which order does the question name the two things? Which number divides both?',
  fr: 'Dans quel ordre la question nomme-t-elle les deux choses ? Quel nombre divise les deux ?',
  es: '¿En qué orden nombra la pregunta las dos cosas? ¿Qué número divide a las dos?',
});

const SIMPLIFY_PROMPT = {
  en: '{n} {unit} of {one} and {m} {unit} of {two} make {whole}. What is the ratio of {one} to {other}, in the smallest whole numbers?',
  fr: 'Recette ({whole}) : {n} {unit} de {one} et {m} {unit} de {two}. Quel est le rapport {one} sur {other}, avec les plus petits nombres entiers ?',
  es: 'Receta ({whole}): {n} {unit} de {one} y {m} {unit} de {two}. ¿Cuál es la razón entre {one} y {other}, con los menores números enteros?',
};

const SIMPLIFY_WORDS = {
  en: '{one} to {other}: {top} to {bottom}',
  fr: '{one} sur {other} : {top} sur {bottom}',
  es: '{one} y {other}: {top} a {bottom}',
};

/** The ratio of one part to the other, or of one part to the whole. */
function simplify(random: SeededRandom, toWhole: boolean): PracticeItem {
  const [a, b] = random.pick(PAIRS);
  const times = random.integer(2, 6);
  const mixture = random.pick(MIXTURES);
  const [first, second] = toWhole ? [a, a + b] : [a, b];
  const other: LocalisedText = toWhole ? mixture.whole : mixture.parts[1];
  const all = {
    n: a * times,
    m: b * times,
    one: mixture.parts[0],
    two: mixture.parts[1],
    unit: mixture.unit,
    whole: mixture.whole,
    other,
    top: first * times,
    bottom: second * times,
    times,
    a: first,
    b: second,
  };
  const explained = {
    prompt: text(SIMPLIFY_PROMPT, all),
    nudge: NUDGE,
    steps: [
      step(
        SIMPLIFY_WORDS,
        {
          en: 'A ratio keeps the order of the words.',
          fr: 'Un rapport garde l’ordre des mots.',
          es: 'Una razón conserva el orden de las palabras.',
        },
        all,
      ),
      step(
        {
          en: 'Divide both by {times}: {a} to {b}',
          fr: 'On divise les deux par {times} : {a} sur {b}',
          es: 'Se dividen los dos entre {times}: {a} a {b}',
        },
        {
          en: 'Dividing both by one number keeps the ratio.',
          fr: 'Diviser les deux par un même nombre garde le rapport.',
          es: 'Dividir los dos entre un mismo número conserva la razón.',
        },
        all,
      ),
    ],
  };
  return listItem(explained, [mixture.parts[0], other], pair(first, second), [
    [pair(second, first), RATIO_TURNED_AROUND],
    [pair(first * times, second * times), RATIO_NOT_SIMPLIFIED],
    ...(toWhole ? ([[pair(a, b), PART_FOR_WHOLE]] as const) : []),
  ]);
}

const SHARE_PROMPT = {
  en: 'In a mixture the ratio of {one} to {two} is {a} to {b}. There are {total} {unit} in all. How many {unit} of {two} are there?',
  fr: 'Dans un mélange, le rapport {one} sur {two} est {a} sur {b}. Il y a {total} {unit} en tout. Combien de {unit} de {two} y a-t-il ?',
  es: 'En una mezcla, la razón entre {one} y {two} es {a} a {b}. Hay {total} {unit} en total. ¿Cuánto hay de {two}, contando en {unit}?',
};

/** A total that is shared in a ratio. */
function share(random: SeededRandom): PracticeItem {
  const [a, b] = random.pick(PAIRS);
  const times = random.integer(2, 9);
  const mixture = random.pick(MIXTURES);
  const all = {
    a,
    b,
    total: (a + b) * times,
    parts: a + b,
    times,
    answer: b * times,
    one: mixture.parts[0],
    two: mixture.parts[1],
    unit: mixture.unit,
  };
  const explained = {
    prompt: text(SHARE_PROMPT, all),
    nudge: text({
      en: 'How many equal parts is everything together?',
      fr: 'Combien de parts égales le tout compte-t-il ?',
      es: '¿Cuántas partes iguales son todo junto?',
    }),
    steps: [
      step(
        '{a} + {b} = {parts}',
        {
          en: 'So many equal parts make the total.',
          fr: 'Autant de parts égales font le total.',
          es: 'Tantas partes iguales hacen el total.',
        },
        all,
      ),
      step(
        '{total} ÷ {parts} = {times}',
        { en: 'This is one part.', fr: 'C’est une part.', es: 'Eso es una parte.' },
        all,
      ),
      step(
        '{b} × {times} = {answer}',
        {
          en: 'Now take the parts that are asked for.',
          fr: 'On prend les parts demandées.',
          es: 'Se toman las partes que se piden.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, b * times, [
    [a * times, OTHER_PART_GIVEN],
    [all.total / 2, SHARED_EQUALLY],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  return difficulty === 3 ? share(random) : simplify(random, difficulty === 2);
}

/** Ratios of mixtures (CCSS 6.RP.A.1). */
export const maRatio = generator('ma-ratio', make);
