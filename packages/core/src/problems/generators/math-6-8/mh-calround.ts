import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { choiceItem, fraction, generator, integerItem, step, type Option } from '../../item.ts';
import { listItem } from '../../item-several.ts';
import {
  COUNTED_BACKWARDS,
  PLACES_SWAPPED,
  REMAINDER_OFF_BY_ONE,
  WHEELS_ADDED,
  WHEELS_MULTIPLIED,
} from '../../misconceptions/reckoning-traditions.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const WHEELS = [
  [4, 6],
  [6, 8],
  [6, 9],
  [8, 12],
  [10, 4],
  [9, 12],
  [10, 15],
  [6, 10],
  [12, 18],
  [8, 20],
  [14, 21],
  [15, 20],
  [12, 20],
  [16, 24],
  [13, 26],
  [18, 24],
  [20, 25],
  [9, 15],
] as const;

function leastCommon(a: number, b: number): number {
  let common = Math.max(a, b);
  while (common % a !== 0 || common % b !== 0) common += Math.max(a, b);
  return common;
}

/** When two turning wheels meet again. */
function meet(random: SeededRandom): PracticeItem {
  const [a, b] = random.pick(WHEELS);
  const common = leastCommon(a, b);
  const all = { a, b, common, larger: Math.max(a, b), smaller: Math.min(a, b) };
  const explained = {
    prompt: text(
      {
        en: 'Two calendar wheels turn together, one tooth a day. One has {a} teeth, the other {b}. After how many days do both stand as at the start for the first time?',
        fr: 'Deux roues de calendrier tournent ensemble, une dent par jour. L’une a {a} dents, l’autre {b}. Après combien de jours sont-elles pour la première fois comme au départ ?',
        es: 'Dos ruedas de calendario giran juntas, un diente por día. Una tiene {a} dientes y la otra {b}. ¿Después de cuántos días están por primera vez como al principio?',
      },
      all,
    ),
    nudge: text({
      en: 'Which days bring the first wheel back, and which the second?',
      fr: 'Quels jours ramènent la première roue, et lesquels la seconde ?',
      es: '¿Qué días devuelven la primera rueda y cuáles la segunda?',
    }),
    steps: [
      step(
        {
          en: 'Go through the multiples of {larger}.',
          fr: 'On parcourt les multiples de {larger}.',
          es: 'Se recorren los múltiplos de {larger}.',
        },
        {
          en: 'A wheel is back after each full turn.',
          fr: 'Une roue est de retour après chaque tour complet.',
          es: 'Una rueda vuelve tras cada vuelta completa.',
        },
        all,
      ),
      step(
        {
          en: '{common} is the first that {smaller} divides too.',
          fr: '{common} est le premier que {smaller} divise aussi.',
          es: '{common} es el primero que también divide {smaller}.',
        },
        {
          en: 'This is the least common multiple.',
          fr: 'C’est le plus petit multiple commun.',
          es: 'Es el mínimo común múltiplo.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, common, [
    [a * b, WHEELS_MULTIPLIED],
    [a + b, WHEELS_ADDED],
  ]);
}

const DAYS = [
  { en: 'Monday', fr: 'lundi', es: 'lunes' },
  { en: 'Tuesday', fr: 'mardi', es: 'martes' },
  { en: 'Wednesday', fr: 'mercredi', es: 'miércoles' },
  { en: 'Thursday', fr: 'jeudi', es: 'jueves' },
  { en: 'Friday', fr: 'vendredi', es: 'viernes' },
  { en: 'Saturday', fr: 'samedi', es: 'sábado' },
  { en: 'Sunday', fr: 'dimanche', es: 'domingo' },
] as const;
const dayOf = (index: number) => DAYS[((index % 7) + 7) % 7] ?? DAYS[0];
const dayOption = (index: number): Option => ({ text: text(dayOf(index)) });

/** The weekday after so many days. */
function weekday(random: SeededRandom): PracticeItem {
  const [today, weeks, rest] = [random.integer(0, 6), random.integer(3, 52), random.integer(1, 6)];
  const days = 7 * weeks + rest;
  const all = { today: dayOf(today), days, weeks, full: 7 * weeks, rest, later: dayOf(today + rest) };
  const explained = {
    prompt: text(
      {
        en: 'Today is {today}. Which day of the week is it after {days} days?',
        fr: 'Aujourd’hui, c’est {today}. Quel jour de la semaine sera-ce après {days} jours ?',
        es: 'Hoy es {today}. ¿Qué día de la semana será después de {days} días?',
      },
      all,
    ),
    nudge: text({
      en: 'After 7 days it is the same weekday again. What is left over?',
      fr: 'Après 7 jours, c’est de nouveau le même jour. Que reste-t-il ?',
      es: 'Después de 7 días vuelve a ser el mismo día. ¿Cuánto sobra?',
    }),
    steps: [
      step(
        '{days} = 7 × {weeks} + {rest}',
        {
          en: 'Full weeks change nothing.',
          fr: 'Les semaines entières ne changent rien.',
          es: 'Las semanas enteras no cambian nada.',
        },
        all,
      ),
      step(
        {
          en: 'Go on by {rest}: {later}',
          fr: 'On avance de {rest} : {later}',
          es: 'Se avanza {rest}: {later}',
        },
        {
          en: 'The remainder says how far to go on.',
          fr: 'Le reste dit de combien avancer.',
          es: 'El resto dice cuánto avanzar.',
        },
        all,
      ),
    ],
  };
  return choiceItem(explained, random, dayOption(today + rest), [
    [dayOption(today - rest), COUNTED_BACKWARDS],
    [dayOption(today + rest - 1), REMAINDER_OFF_BY_ONE],
  ]);
}

const TWO_WHEELS_PROMPT = {
  en: 'The 260-day Maya calendar turns two wheels together: numbers 1 to 13 and day names 1 to 20. Today the number is {number} and the day name is number {place}. Where are the wheels after {days} days?',
  fr: 'Le calendrier maya de 260 jours fait tourner deux roues ensemble : les nombres de 1 à 13 et les noms de jours de 1 à 20. Aujourd’hui, le nombre est {number} et le nom de jour est le numéro {place}. Où sont les roues après {days} jours ?',
  es: 'El calendario maya de 260 días hace girar dos ruedas juntas: números de 1 a 13 y nombres de día de 1 a 20. Hoy el número es {number} y el nombre del día es el número {place}. ¿Dónde están las ruedas después de {days} días?',
};

const pair = (a: number, b: number) => [fraction(a, 1), fraction(b, 1)];

const on = (from: number, by: number, size: number) => ((((from - 1 + by) % size) + size) % size) + 1;

/** Places on the wheels of 13 and of 20 days, both counted from 1. */
function twoWheels(random: SeededRandom): PracticeItem {
  const [number, place, days] = [random.integer(1, 13), random.integer(1, 20), random.integer(21, 250)];
  const [first, second] = [on(number, days, 13), on(place, days, 20)];
  const all = { number, place, days, restA: days % 13, restB: days % 20, first, second };
  const explained = {
    prompt: text(TWO_WHEELS_PROMPT, all),
    nudge: text({
      en: 'Full turns change nothing. What is left over on each wheel?',
      fr: 'Les tours complets ne changent rien. Que reste-t-il sur chaque roue ?',
      es: 'Las vueltas completas no cambian nada. ¿Cuánto sobra en cada rueda?',
    }),
    steps: [
      step(
        {
          en: '{days} days: {restA} more than full turns of 13, {restB} more than full turns of 20.',
          fr: '{days} jours : {restA} de plus que des tours de 13, {restB} de plus que des tours de 20.',
          es: '{days} días: {restA} más que vueltas de 13, {restB} más que vueltas de 20.',
        },
        {
          en: 'Divide and keep the remainder.',
          fr: 'On divise et on garde le reste.',
          es: 'Se divide y se guarda el resto.',
        },
        all,
      ),
      step(
        {
          en: 'Go on from {number} and from {place}: {first} and {second}',
          fr: 'On avance depuis {number} et {place} : {first} et {second}',
          es: 'Se avanza desde {number} y {place}: {first} y {second}',
        },
        {
          en: 'After the last place each wheel begins again at 1.',
          fr: 'Après la dernière place, chaque roue recommence à 1.',
          es: 'Tras el último lugar, cada rueda empieza de nuevo en 1.',
        },
        all,
      ),
    ],
  };
  return listItem(
    explained,
    [
      { en: 'number (1 to 13)', fr: 'nombre (1 à 13)', es: 'número (1 a 13)' },
      { en: 'day name (1 to 20)', fr: 'nom de jour (1 à 20)', es: 'nombre de día (1 a 20)' },
    ],
    pair(first, second),
    [
      [pair(on(number, days - 1, 13), on(place, days - 1, 20)), REMAINDER_OFF_BY_ONE],
      [pair(on(number, -days, 13), on(place, -days, 20)), COUNTED_BACKWARDS],
      [pair(second, first), PLACES_SWAPPED],
    ],
  );
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return meet(random);
  return difficulty === 2 ? weekday(random) : twoWheels(random);
}

/** Turning calendars: common multiples and remainders. */
export const mhCalround = generator('mh-calround', make);
