import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import {
  ADDED_TO_COMPARE,
  COUNTED_MARKS_NOT_UNITS,
  LENGTH_FOR_END,
  NOT_COMPARED,
  READ_THE_END_ONLY,
} from '../../misconceptions/measuring.ts';
import { TOOK_AWAY_NOT_ADDED } from '../../misconceptions/counting.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { barOnScale, type BarOnScale } from './bar-on-scale.ts';

/** How many centimetres long? */
function measure(bar: BarOnScale): PracticeItem {
  const all = { start: bar.start, end: bar.end, long: bar.end - bar.start };
  const explained = {
    ...barOnScale('numbers', bar),
    prompt: text({
      en: 'The ruler shows centimeters. How long is the bar?',
      fr: 'La règle montre des centimètres. Combien mesure la barre ?',
      es: 'La regla muestra centímetros. ¿Cuánto mide la barra?',
    }),
    nudge: text({
      en: 'Where does it start? Where does it end?',
      fr: 'Où commence-t-elle ? Où finit-elle ?',
      es: '¿Dónde empieza? ¿Dónde acaba?',
    }),
    steps: [
      step(
        { en: 'It starts at {start}.', fr: 'Elle commence à {start}.', es: 'Empieza en {start}.' },
        {
          en: 'Follow the left line down.',
          fr: 'Suis le trait de gauche.',
          es: 'Seguimos la línea izquierda.',
        },
        all,
      ),
      step(
        '{end} − {start} = {long}',
        {
          en: 'The steps in between are the length.',
          fr: 'Les pas entre les deux comptent.',
          es: 'Los pasos del medio son el largo.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, all.long, [
    [bar.end, READ_THE_END_ONLY],
    [all.long + 1, COUNTED_MARKS_NOT_UNITS],
  ]);
}

const NUDGE_LONGER = text({
  en: 'First find the length of the bar.',
  fr: 'Trouve d’abord la longueur de la barre.',
  es: 'Primero buscamos el largo de la barra.',
});

/** How many centimetres longer than something known? */
function compare(bar: BarOnScale, other: number): PracticeItem {
  const long = bar.end - bar.start;
  const all = { start: bar.start, end: bar.end, other, long, more: long - other };
  const explained = {
    ...barOnScale('numbers', bar),
    prompt: text(
      {
        en: 'A leaf is {other} cm long. The bar is longer. How many cm longer?',
        fr: 'Une feuille mesure {other} cm. La barre est plus longue. De combien de cm ?',
        es: 'Una hoja mide {other} cm. La barra es más larga. ¿Cuántos cm más?',
      },
      all,
    ),
    nudge: NUDGE_LONGER,
    steps: [
      step(
        '{end} − {start} = {long}',
        {
          en: 'This is the length of the bar.',
          fr: 'C’est la longueur de la barre.',
          es: 'Es el largo de la barra.',
        },
        all,
      ),
      step(
        '{long} − {other} = {more}',
        { en: 'Take away the leaf.', fr: 'Enlève la feuille.', es: 'Quitamos la hoja.' },
        all,
      ),
    ],
  };
  return integerItem(explained, all.more, [
    [long, NOT_COMPARED],
    [bar.end - other, READ_THE_END_ONLY],
    [long + other, ADDED_TO_COMPARE],
  ]);
}

/** The bar grows: where will it end? */
function grow(bar: BarOnScale, more: number): PracticeItem {
  const all = { more, end: bar.end, now: bar.end + more };
  const explained = {
    ...barOnScale('numbers', bar),
    prompt: text(
      {
        en: 'The bar grows {more} cm to the right. At which number does it end then?',
        fr: 'La barre grandit de {more} cm à droite. À quel nombre finit-elle alors ?',
        es: 'La barra crece {more} cm hacia la derecha. ¿En qué número acaba entonces?',
      },
      all,
    ),
    nudge: text({
      en: 'Where does it end now?',
      fr: 'Où finit-elle maintenant ?',
      es: '¿Dónde acaba ahora?',
    }),
    steps: [
      step(
        { en: 'It ends at {end} now.', fr: 'Elle finit à {end} maintenant.', es: 'Ahora acaba en {end}.' },
        {
          en: 'Follow the right line down.',
          fr: 'Suis le trait de droite.',
          es: 'Seguimos la línea derecha.',
        },
        all,
      ),
      step(
        '{end} + {more} = {now}',
        {
          en: 'Go {more} steps to the right.',
          fr: 'Avance de {more} pas à droite.',
          es: 'Avanzamos {more} pasos a la derecha.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, all.now, [
    [bar.end - bar.start + more, LENGTH_FOR_END],
    [bar.end + more - 1, COUNTED_MARKS_NOT_UNITS],
    [bar.end - more, TOOK_AWAY_NOT_ADDED],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const length = random.integer(10, 15);
  if (difficulty === 1) return measure({ length, start: 0, end: random.integer(3, length) });
  const start = random.integer(1, 4);
  if (difficulty === 2) return measure({ length, start, end: random.integer(start + 2, length) });
  const end = random.integer(start + 3, length - 2);
  if (random.integer(0, 1) === 0) return grow({ length, start, end }, random.integer(2, length - end));
  return compare({ length, start, end }, random.integer(2, end - start - 1));
}

/** Lengths on a ruler, also where the thing does not begin at zero (CCSS 2.MD.A.1, 2.MD.A.4). */
export const maRuler = generator('ma-ruler', make);
