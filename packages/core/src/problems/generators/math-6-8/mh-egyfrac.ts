import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { add, formatRational, subtract } from '../../../maths/rational.ts';
import { fraction, generator, integerItem, step } from '../../item.ts';
import {
  DENOMINATORS_SUBTRACTED,
  UNIT_REPEATED,
  UNIT_TOO_LARGE,
  UNIT_TOO_SMALL,
} from '../../misconceptions/reckoning-traditions.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

/** Pairs of different unit fractions whose sum is no unit fraction: `[n, m]` with n < m. */
const PAIRS: readonly (readonly [number, number])[] = Array.from(
  { length: 11 },
  (_, index) => index + 2,
).flatMap((n) =>
  Array.from({ length: 30 }, (_, index) => n + index + 1)
    .filter((m) => (n * m) % (n + m) !== 0 && Number(add(fraction(1, n), fraction(1, m)).denominator) <= 60)
    .map((m) => [n, m] as const),
);
const drawPair = (random: SeededRandom) => PAIRS[random.integer(0, PAIRS.length - 1)] ?? ([2, 3] as const);

/** a/b = 1/n + 1/□ */
function missing(random: SeededRandom): PracticeItem {
  const [n, m] = drawPair(random);
  const sum = add(fraction(1, n), fraction(1, m));
  const bottom = Number(sum.denominator);
  const all = { sum: formatRational(sum), one: `1/${n}`, n, rest: formatRational(fraction(1, m)), m };
  const explained = {
    prompt: text(
      {
        en: 'Scribes in ancient Egypt wrote shares as sums of different unit fractions. {sum} = {one} + 1/n. What is n?',
        fr: 'Les scribes de l’Égypte ancienne écrivaient les parts comme sommes de fractions unitaires différentes. {sum} = {one} + 1/n. Combien vaut n ?',
        es: 'Los escribas del antiguo Egipto escribían las partes como sumas de fracciones unitarias distintas. {sum} = {one} + 1/n. ¿Cuánto vale n?',
      },
      all,
    ),
    nudge: text({
      en: 'What is left of the sum when you take the known unit fraction away?',
      fr: 'Que reste-t-il de la somme si on retire la fraction unitaire connue ?',
      es: '¿Qué queda de la suma al quitar la fracción unitaria conocida?',
    }),
    steps: [
      step(
        { en: 'Work out {sum} − {one}.', fr: 'On calcule {sum} − {one}.', es: 'Se calcula {sum} − {one}.' },
        {
          en: 'Subtracting gives the missing part.',
          fr: 'Soustraire donne la part qui manque.',
          es: 'Restar da la parte que falta.',
        },
        all,
      ),
      step(
        {
          en: '{sum} − {one} = {rest}, so n = {m}',
          fr: '{sum} − {one} = {rest}, donc n = {m}',
          es: '{sum} − {one} = {rest}, o sea n = {m}',
        },
        {
          en: 'With equal denominators the numerators are subtracted.',
          fr: 'Avec des dénominateurs égaux, on soustrait les numérateurs.',
          es: 'Con denominadores iguales se restan los numeradores.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, m, [
    ...(bottom > n ? ([[bottom - n, DENOMINATORS_SUBTRACTED]] as const) : []),
    [n, UNIT_REPEATED],
    [bottom + n, DENOMINATORS_SUBTRACTED],
  ]);
}

const GREATEST_PROMPT = {
  en: 'To write {share} with unit fractions, first take the greatest unit fraction 1/n that is not larger than it. What is n?',
  fr: 'Pour écrire {share} avec des fractions unitaires, on prend d’abord la plus grande fraction unitaire 1/n qui ne la dépasse pas. Combien vaut n ?',
  es: 'Para escribir {share} con fracciones unitarias, primero se toma la mayor fracción unitaria 1/n que no la supera. ¿Cuánto vale n?',
};

/** The greatest unit fraction that fits into a/b. */
function greatest(random: SeededRandom): PracticeItem {
  const bottom = random.integer(5, 29);
  const top = random.integer(2, bottom - 2);
  const share = fraction(top, bottom);
  if (Number(share.numerator) === 1 || top * 2 >= bottom) return greatest(random);
  const n = Math.ceil(bottom / top);
  const all = {
    share: formatRational(share),
    top: Number(share.numerator),
    bottom: Number(share.denominator),
    n,
  };
  const explained = {
    prompt: text(GREATEST_PROMPT, all),
    nudge: text({
      en: 'How often does the numerator fit into the denominator? Round up, since a larger n makes a smaller part.',
      fr: 'Combien de fois le numérateur tient-il dans le dénominateur ? Arrondis vers le haut : un plus grand n fait une part plus petite.',
      es: '¿Cuántas veces cabe el numerador en el denominador? Se redondea hacia arriba: una n mayor da una parte menor.',
    }),
    steps: [
      step(
        {
          en: 'Divide {bottom} by {top}.',
          fr: 'On divise {bottom} par {top}.',
          es: 'Se divide {bottom} entre {top}.',
        },
        {
          en: '1/n fits when n times the numerator reaches the denominator.',
          fr: '1/n convient quand n fois le numérateur atteint le dénominateur.',
          es: '1/n cabe cuando n veces el numerador alcanza el denominador.',
        },
        all,
      ),
      step(
        {
          en: 'The next whole number up is {n}.',
          fr: 'Le nombre entier juste au-dessus est {n}.',
          es: 'El número entero siguiente es {n}.',
        },
        {
          en: 'One less would give a unit fraction that is too large.',
          fr: 'Un de moins donnerait une fraction unitaire trop grande.',
          es: 'Uno menos daría una fracción unitaria demasiado grande.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, n, [
    [n - 1, UNIT_TOO_LARGE],
    [all.bottom, UNIT_TOO_SMALL],
    [n + 1, UNIT_TOO_SMALL],
  ]);
}

/** a/b = 1/n + 1/m + 1/□ */
function three(random: SeededRandom): PracticeItem {
  const [n, m] = drawPair(random);
  const last = m + random.integer(1, 12);
  const two = add(fraction(1, n), fraction(1, m));
  const sum = add(two, fraction(1, last));
  if (Number(sum.denominator) > 90 || Number(sum.numerator) >= Number(sum.denominator)) return three(random);
  const all = {
    sum: formatRational(sum),
    one: `1/${n}`,
    two: `1/${m}`,
    both: formatRational(two),
    rest: formatRational(subtract(sum, two)),
    last,
  };
  const explained = {
    prompt: text(
      {
        en: 'Write {sum} as a sum of three different unit fractions: {sum} = {one} + {two} + 1/n. What is n?',
        fr: 'Écris {sum} comme somme de trois fractions unitaires différentes : {sum} = {one} + {two} + 1/n. Combien vaut n ?',
        es: 'Escribir {sum} como suma de tres fracciones unitarias distintas: {sum} = {one} + {two} + 1/n. ¿Cuánto vale n?',
      },
      all,
    ),
    nudge: text({
      en: 'Put the two known unit fractions together first. What is left?',
      fr: 'Réunis d’abord les deux fractions unitaires connues. Que reste-t-il ?',
      es: 'Primero se juntan las dos fracciones conocidas. ¿Qué queda?',
    }),
    steps: [
      step(
        '{one} + {two} = {both}',
        {
          en: 'Equal denominators first, then add the numerators.',
          fr: 'D’abord des dénominateurs égaux, puis on additionne les numérateurs.',
          es: 'Primero denominadores iguales y luego se suman los numeradores.',
        },
        all,
      ),
      step(
        {
          en: '{sum} − {both} = {rest}, so n = {last}',
          fr: '{sum} − {both} = {rest}, donc n = {last}',
          es: '{sum} − {both} = {rest}, o sea n = {last}',
        },
        {
          en: 'What is left must be a unit fraction.',
          fr: 'Le reste doit être une fraction unitaire.',
          es: 'Lo que queda debe ser una fracción unitaria.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, last, [
    [m, UNIT_REPEATED],
    [Math.abs(Number(sum.denominator) - n - m) || m + n, DENOMINATORS_SUBTRACTED],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return missing(random);
  return difficulty === 2 ? greatest(random) : three(random);
}

/** Sums of different unit fractions, as in the table of the Rhind papyrus (c. 1550 BCE). */
export const mhEgyfrac = generator('mh-egyfrac', make);
