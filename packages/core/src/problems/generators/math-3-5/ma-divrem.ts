import type { LocalisedText } from '@ori/contracts/locale';
import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { fraction, generator, integerItem, step } from '../../item.ts';
import { listItem } from '../../item-several.ts';
import {
  QUOTIENT_AND_REMAINDER_SWAPPED,
  REMAINDER_TOO_LARGE,
  REMAINDER_WITHOUT_MEANING,
} from '../../misconceptions/many-digits.ts';
import { MULTIPLIED_NOT_DIVIDED, ONE_GROUP_OFF } from '../../misconceptions/whole-numbers.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const LABELS = [
  { en: 'quotient', fr: 'quotient', es: 'cociente' },
  { en: 'remainder', fr: 'reste', es: 'resto' },
] as const;
const whole = (quotient: number, remainder: number) => [fraction(quotient, 1), fraction(remainder, 1)];

const NUDGE = text({
  en: 'How many whole groups fit?',
  fr: 'Combien de groupes entiers tiennent ?',
  es: '¿Cuántos grupos enteros caben?',
});

/** The first groups that surely fit, then the rest. */
function stepsOf(total: number, divisor: number) {
  const quotient = Math.floor(total / divisor);
  const easy = quotient > 10 ? Math.floor(quotient / 10) * 10 : Math.max(1, Math.min(5, quotient - 1));
  const all = {
    total,
    divisor,
    easy,
    taken: easy * divisor,
    left: total - easy * divisor,
    quotient,
    remainder: total % divisor,
    product: quotient * divisor,
  };
  return [
    step(
      '{easy} × {divisor} = {taken}',
      {
        en: 'Take off groups that surely fit; {left} are left.',
        fr: 'Enlève des groupes qui tiennent sûrement ; il reste {left}.',
        es: 'Quitamos grupos que seguro caben; quedan {left}.',
      },
      all,
    ),
    step(
      '{total} = {quotient} × {divisor} + {remainder}',
      {
        en: 'The remainder must be smaller than {divisor}.',
        fr: 'Le reste doit être plus petit que {divisor}.',
        es: 'El resto debe ser menor que {divisor}.',
      },
      all,
    ),
  ];
}

function divide(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const divisor = random.integer(3, 9);
  const quotient = difficulty === 1 ? random.integer(3, 9) : random.integer(21, 120);
  const remainder = random.integer(1, divisor - 1);
  const total = divisor * quotient + remainder;
  const explained = {
    prompt: text(
      {
        en: 'Divide {total} by {divisor}. Give quotient and remainder.',
        fr: 'Divise {total} par {divisor}. Donne le quotient et le reste.',
        es: 'Dividir {total} entre {divisor}. Dar cociente y resto.',
      },
      { total, divisor },
    ),
    nudge: NUDGE,
    steps: stepsOf(total, divisor),
  };
  return listItem(explained, LABELS, whole(quotient, remainder), [
    [whole(quotient - 1, remainder + divisor), REMAINDER_TOO_LARGE],
    [whole(remainder, quotient), QUOTIENT_AND_REMAINDER_SWAPPED],
    [whole(quotient + 1, remainder), ONE_GROUP_OFF],
  ]);
}

interface Story {
  readonly ask: 'up' | 'down' | 'left';
  readonly words: LocalisedText;
  readonly meaning: LocalisedText;
}

const STORIES = [
  {
    ask: 'up',
    words: {
      en: '{total} people cross a river. Each boat carries {divisor}. How many boats are needed for all?',
      fr: '{total} personnes traversent un fleuve. Chaque barque en porte {divisor}. Combien de barques faut-il pour tous ?',
      es: '{total} personas cruzan un río. Cada barca lleva {divisor}. ¿Cuántas barcas hacen falta para todas?',
    },
    meaning: {
      en: 'The people left over need a boat, too.',
      fr: 'Ceux qui restent ont besoin d’une barque aussi.',
      es: 'Quienes sobran también necesitan una barca.',
    },
  },
  {
    ask: 'up',
    words: {
      en: 'A shelf holds {divisor} jars. How many shelves are needed for {total} jars?',
      fr: 'Une étagère porte {divisor} bocaux. Combien d’étagères faut-il pour {total} bocaux ?',
      es: 'En un estante caben {divisor} frascos. ¿Cuántos estantes hacen falta para {total} frascos?',
    },
    meaning: {
      en: 'The jars left over need a shelf, too.',
      fr: 'Les bocaux qui restent ont besoin d’une étagère aussi.',
      es: 'Los frascos que sobran también necesitan un estante.',
    },
  },
  {
    ask: 'down',
    words: {
      en: 'A necklace takes {divisor} beads. How many whole necklaces can be made from {total} beads?',
      fr: 'Un collier demande {divisor} perles. Combien de colliers entiers peut-on faire avec {total} perles ?',
      es: 'Un collar lleva {divisor} cuentas. ¿Cuántos collares enteros se pueden hacer con {total} cuentas?',
    },
    meaning: {
      en: 'The beads left over make no whole necklace.',
      fr: 'Les perles qui restent ne font pas un collier entier.',
      es: 'Las cuentas que sobran no forman un collar entero.',
    },
  },
  {
    ask: 'left',
    words: {
      en: '{total} seeds are shared equally among {divisor} gardens, as many as possible. How many seeds are left over?',
      fr: '{total} graines sont partagées également entre {divisor} jardins, autant que possible. Combien de graines restent ?',
      es: 'Se reparten {total} semillas por igual entre {divisor} huertos, tantas como se pueda. ¿Cuántas semillas sobran?',
    },
    meaning: {
      en: 'What is asked is what is left over.',
      fr: 'On demande ce qui reste.',
      es: 'Se pregunta lo que sobra.',
    },
  },
] as const satisfies readonly Story[];

/** A story in which the remainder decides. */
function meaning(random: SeededRandom): PracticeItem {
  const story = random.pick(STORIES);
  const divisor = random.integer(4, 9);
  const quotient = random.integer(6, 24);
  const remainder = random.integer(1, divisor - 1);
  const total = divisor * quotient + remainder;
  const values = { up: quotient + 1, down: quotient, left: remainder };
  const explained = {
    prompt: text(story.words, { total, divisor }),
    nudge: text({
      en: 'Divide first. Then ask what becomes of the ones left over.',
      fr: 'Divise d’abord. Demande-toi ensuite ce que devient le reste.',
      es: 'Primero dividimos. Luego pensamos qué pasa con lo que sobra.',
    }),
    steps: [
      ...stepsOf(total, divisor),
      step(
        {
          en: 'So the answer is {value}.',
          fr: 'La réponse est donc {value}.',
          es: 'La respuesta es {value}.',
        },
        story.meaning,
        {
          value: values[story.ask],
        },
      ),
    ],
  };
  const others = [quotient, quotient + 1, remainder];
  return integerItem(explained, values[story.ask], [
    ...others.map((value) => [value, REMAINDER_WITHOUT_MEANING] as const),
    [total * divisor, MULTIPLIED_NOT_DIVIDED],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  return difficulty === 3 ? meaning(random) : divide(random, difficulty);
}

/** Quotients with remainders, and what the remainder means (CCSS 4.NBT.B.6, 4.OA.A.3). */
export const maDivrem = generator('ma-divrem', make);
