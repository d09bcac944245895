import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import {
  ROUNDED_DOWN_ALWAYS,
  ROUNDED_TO_ANOTHER_PLACE,
  ROUNDED_UP_ALWAYS,
} from '../../misconceptions/comparing.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const PLACE = {
  10: { en: 'ten', fr: 'dizaine', es: 'decena' },
  100: { en: 'hundred', fr: 'centaine', es: 'centena' },
};

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const place = difficulty === 1 ? 10 : 100;
  const base = random.integer(1, difficulty === 3 ? 98 : 9) * place;
  const value = base + random.integer(1, place - 1);
  const nearest = Math.floor(value / place + 0.5) * place;
  const all = { value, base, next: base + place, middle: base + place / 2, place: PLACE[place], nearest };
  const explained = {
    prompt: text(
      {
        en: 'Round {value} to the nearest {place}.',
        fr: 'Arrondis {value} à la {place} la plus proche.',
        es: 'Redondear {value} a la {place} más cercana.',
      },
      all,
    ),
    nudge: text({
      en: 'Between which two round numbers does it lie, and where is the middle?',
      fr: 'Entre quels nombres ronds est-il, et où est le milieu ?',
      es: '¿Entre qué dos números redondos está y dónde está el medio?',
    }),
    steps: [
      step(
        {
          en: 'The middle between the two round neighbors is {middle}.',
          fr: 'Le milieu entre les deux voisins ronds est {middle}.',
          es: 'El medio entre los dos vecinos redondos es {middle}.',
        },
        {
          en: 'It decides which neighbor is nearer.',
          fr: 'Il dit quel voisin est le plus proche.',
          es: 'Decide qué vecino está más cerca.',
        },
        all,
      ),
      step(
        {
          en: 'So {value} is rounded to {nearest}.',
          fr: '{value} s’arrondit donc à {nearest}.',
          es: 'Entonces {value} se redondea a {nearest}.',
        },
        {
          en: 'From the middle on, we round up.',
          fr: 'À partir du milieu, on arrondit vers le haut.',
          es: 'Desde el medio se redondea hacia arriba.',
        },
        all,
      ),
    ],
  };
  const otherPlace = place === 10 ? Math.floor(value / 100 + 0.5) * 100 : Math.floor(value / 10 + 0.5) * 10;
  return integerItem(explained, nearest, [
    nearest === base ? [base + place, ROUNDED_UP_ALWAYS] : [base, ROUNDED_DOWN_ALWAYS],
    [otherPlace, ROUNDED_TO_ANOTHER_PLACE],
  ]);
}

/** Rounding to tens and hundreds (CCSS 3.NBT.A.1). */
export const maRound = generator('ma-round', make);
