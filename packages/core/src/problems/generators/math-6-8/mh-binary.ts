import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import {
  DIGITS_JUST_ADDED,
  MARKS_SWAPPED,
  PLACES_SWAPPED,
  RANK_FROM_ZERO,
} from '../../misconceptions/reckoning-traditions.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

/** Bits of a number, the highest first. */
const bitsOf = (value: number, count: number) =>
  Array.from({ length: count }, (_, index) => (value >> (count - 1 - index)) & 1);
const worth = (bits: readonly number[]) => bits.reduce((sum, bit) => 2 * sum + bit, 0);
const MARK = [
  { en: 'double', fr: 'double', es: 'doble' },
  { en: 'single', fr: 'simple', es: 'simple' },
] as const;
const marksText = (bits: readonly number[]) => {
  const inLocale = (locale: 'en' | 'fr' | 'es') =>
    bits.map((bit) => MARK[bit === 1 ? 1 : 0][locale]).join(', ');
  return { en: inLocale('en'), fr: inLocale('fr'), es: inLocale('es') };
};

/** Single and double marks read as a binary number. */
function readMarks(random: SeededRandom, count: 4 | 8): PracticeItem {
  const value = random.integer(count === 8 ? 17 : 1, 2 ** count - 2);
  const bits = bitsOf(value, count);
  const parts = bits.flatMap((bit, index) => (bit === 1 ? [2 ** (count - 1 - index)] : []));
  if (parts.length < 2) return readMarks(random, count);
  const all = { count, marks: marksText(bits), top: 2 ** (count - 1), plus: parts.join(' + '), value };
  const explained = {
    prompt: text(
      {
        en: 'The patterns of Ifá, kept by Yoruba babaláwo, have single and double marks. To compare them with binary numbers, count a single mark as 1 and a double mark as 0; the first of {count} places is worth {top}, each next one half as much. Which number is this: {marks}?',
        fr: 'Les figures d’Ifá, gardées par les babaláwo yoruba, ont des marques simples et doubles. Pour les comparer aux nombres binaires, compte une marque simple pour 1 et une double pour 0 ; le premier des {count} rangs vaut {top}, chaque suivant la moitié. Quel nombre est-ce : {marks} ?',
        es: 'Las figuras de Ifá, que guardan los babaláwo yoruba, tienen marcas simples y dobles. Para compararlas con números binarios, una marca simple cuenta 1 y una doble 0; el primero de los {count} lugares vale {top} y cada siguiente la mitad. ¿Qué número es: {marks}?',
      },
      all,
    ),
    nudge: text({
      en: 'Write the worth of each place above its mark. Which places count?',
      fr: 'Écris la valeur de chaque rang au-dessus de sa marque. Quels rangs comptent ?',
      es: 'Escribamos el valor de cada lugar sobre su marca. ¿Qué lugares cuentan?',
    }),
    steps: [
      step(
        {
          en: 'Start at {top} and halve from place to place.',
          fr: 'On part de {top} et on divise par deux de rang en rang.',
          es: 'Se empieza en {top} y se va dividiendo entre dos.',
        },
        {
          en: 'Each place is worth a power of two.',
          fr: 'Chaque rang vaut une puissance de deux.',
          es: 'Cada lugar vale una potencia de dos.',
        },
        all,
      ),
      step(
        '{plus} = {value}',
        {
          en: 'Only single marks count.',
          fr: 'Seules les marques simples comptent.',
          es: 'Solo cuentan las marcas simples.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, value, [
    [worth(bits.toReversed()), PLACES_SWAPPED],
    [2 ** count - 1 - value, MARKS_SWAPPED],
    [parts.length, DIGITS_JUST_ADDED],
  ]);
}

const RANK_PROMPT = {
  en: 'Piṅgala listed patterns of heavy (H) and light (L) syllables. With {count} syllables the list begins {one}, {two}, {three}, {four}: the first syllable changes fastest. Which place in the list has {pattern}? The first place is 1.',
  fr: 'Piṅgala a dressé la liste des motifs de syllabes lourdes (H) et légères (L). Avec {count} syllabes, elle commence par {one}, {two}, {three}, {four} : la première syllabe change le plus vite. Quelle est la place de {pattern} ? La première place est 1.',
  es: 'Piṅgala hizo la lista de los patrones de sílabas pesadas (H) y ligeras (L). Con {count} sílabas empieza por {one}, {two}, {three}, {four}: la primera sílaba cambia más deprisa. ¿Qué puesto tiene {pattern}? El primer puesto es 1.',
};

/** The place of a syllable pattern in Piṅgala's list, where the first syllable changes fastest. */
function rank(random: SeededRandom): PracticeItem {
  const count = random.pick([3, 4, 5]);
  const value = random.integer(1, 2 ** count - 1);
  const rising = bitsOf(value, count).toReversed();
  const pattern = rising.map((bit) => (bit === 1 ? 'L' : 'H')).join('');
  const first = ['H', 'L'].map((mark) => mark + 'H'.repeat(count - 1));
  const parts = rising.flatMap((bit, index) => (bit === 1 ? [2 ** index] : []));
  const all = {
    count,
    one: first[0] ?? '',
    two: first[1] ?? '',
    three: `HL${'H'.repeat(count - 2)}`,
    four: `LL${'H'.repeat(count - 2)}`,
    pattern,
    plus: [...parts, 1].join(' + '),
    place: value + 1,
  };
  const explained = {
    prompt: text(RANK_PROMPT, all),
    nudge: text({
      en: 'A light first syllable moves one place on, a light second syllable two places. And the third?',
      fr: 'Une première syllabe légère avance d’une place, une deuxième légère de deux places. Et la troisième ?',
      es: 'Una primera sílaba ligera avanza un puesto; una segunda ligera, dos. ¿Y la tercera?',
    }),
    steps: [
      step(
        {
          en: 'From the left the syllables are worth powers of two.',
          fr: 'Depuis la gauche, les syllabes valent des puissances de deux.',
          es: 'Desde la izquierda, las sílabas valen potencias de dos.',
        },
        {
          en: 'Each syllable changes half as often as the one before it.',
          fr: 'Chaque syllabe change deux fois moins souvent que la précédente.',
          es: 'Cada sílaba cambia la mitad de veces que la anterior.',
        },
      ),
      step(
        '{plus} = {place}',
        {
          en: 'Add the worth of each L to the place of the first pattern.',
          fr: 'On ajoute la valeur de chaque L à la place du premier motif.',
          es: 'Se suma el valor de cada L al puesto del primer patrón.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, all.place, [
    [value, RANK_FROM_ZERO],
    [worth(rising) + 1, PLACES_SWAPPED],
    [2 ** count - value, MARKS_SWAPPED],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 3) return rank(random);
  return readMarks(random, difficulty === 1 ? 4 : 8);
}

/** Binary patterns: single and double marks, heavy and light syllables. */
export const mhBinary = generator('mh-binary', make);
