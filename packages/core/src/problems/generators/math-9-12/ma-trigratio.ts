import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { decimalItem, generator, rounded, step } from '../../item.ts';
import {
  OTHER_ACUTE_ANGLE,
  RATIO_TURNED_OVER,
  SINE_AND_COSINE_SWAPPED,
  SINE_FOR_TANGENT,
} from '../../misconceptions/triangles-and-trigonometry.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { cosine, inDegrees, sine, tangent } from './angles.ts';
import { withSine } from './writing.ts';

const ONE_PLACE = 0.1;

/** The right angle is at the second corner, the angle asked about or given at the first. */
function drawing(
  degrees: number,
  angleLabel: string,
  sides: readonly [opposite: string, hypotenuse: string, adjacent: string],
) {
  return {
    type: 'triangle' as const,
    angles: [degrees, 90] as [number, number],
    names: ['A', 'B', 'C'] as [string, string, string],
    angleLabels: [angleLabel, '90°', ''] as [string, string, string],
    sideLabels: [...sides] as [string, string, string],
  };
}

/** A leg from the hypotenuse. */
function leg(degrees: number, hypotenuse: number, asked: 'opposite' | 'adjacent'): PracticeItem {
  const isOpposite = asked === 'opposite';
  const side = rounded(hypotenuse * (isOpposite ? sine(degrees) : cosine(degrees)), 1);
  const name = isOpposite ? 'BC' : 'AB';
  const all = { degrees, hypotenuse, side, name, ratio: isOpposite ? withSine('sin') : 'cos' };
  const explained = {
    prompt: text(
      {
        en: 'Triangle ABC has a right angle at B, {degrees}° at A, and AC = {hypotenuse} m. How long is {name}, in m, to one decimal place?',
        fr: 'Le triangle ABC a un angle droit en B, {degrees}° en A, et AC = {hypotenuse} m. Combien mesure {name}, en m, à un chiffre après la virgule ?',
        es: 'El triángulo ABC tiene un ángulo recto en B, {degrees}° en A, y AC = {hypotenuse} m. ¿Cuánto mide {name}, en m, con un decimal?',
      },
      all,
    ),
    figure: drawing(degrees, `${degrees}°`, [
      isOpposite ? '?' : '',
      `${hypotenuse} m`,
      isOpposite ? '' : '?',
    ]),
    figureText: text(
      {
        en: 'A right triangle ABC: {degrees}° at A, the long side AC is {hypotenuse} m, {name} is unknown.',
        fr: 'Un triangle rectangle ABC : {degrees}° en A, l’hypoténuse AC mesure {hypotenuse} m, {name} est inconnu.',
        es: 'Un triángulo rectángulo ABC: {degrees}° en A, la hipotenusa AC mide {hypotenuse} m, {name} es desconocido.',
      },
      all,
    ),
    nudge: text({
      en: 'Does the side asked lie opposite the given angle, or beside it?',
      fr: 'Le côté cherché est-il en face de l’angle donné, ou à côté ?',
      es: '¿Está el lado pedido frente al ángulo dado o junto a él?',
    }),
    steps: [
      step(
        '{ratio} {degrees}° = {name} / {hypotenuse}',
        {
          en: 'The sine belongs to the opposite leg, the cosine to the one beside the angle.',
          fr: 'Le sinus va avec le côté opposé, le cosinus avec le côté adjacent.',
          es: 'El seno va con el cateto opuesto y el coseno con el contiguo.',
        },
        all,
      ),
      step(
        '{name} = {hypotenuse} · {ratio} {degrees}° ≈ {side}',
        {
          en: 'Multiply by the long side.',
          fr: 'On multiplie par l’hypoténuse.',
          es: 'Se multiplica por la hipotenusa.',
        },
        all,
      ),
    ],
  };
  const other = hypotenuse * (isOpposite ? cosine(degrees) : sine(degrees));
  return decimalItem(explained, side, { tolerance: ONE_PLACE, unit: 'm' }, [
    [rounded(other, 1), SINE_AND_COSINE_SWAPPED],
    [rounded(hypotenuse ** 2 / side, 1), RATIO_TURNED_OVER],
  ]);
}

const SEEN_FROM_BELOW = {
  en: 'From a point on level ground, {distance} m from the foot of {thing}, its top is seen {degrees}° above the ground. How high is it, in m, to one decimal place?',
  fr: 'D’un point du sol plat, à {distance} m du pied {thing}, on voit le sommet à {degrees}° au-dessus du sol. Quelle est la hauteur, en m, à un chiffre après la virgule ?',
  es: 'Desde un punto del suelo llano, a {distance} m del pie {thing}, se ve la punta a {degrees}° sobre el suelo. ¿Cuánto mide de alto, en m, con un decimal?',
};

/** A height from a distance and an angle of elevation. */
function height(degrees: number, distance: number, random: SeededRandom): PracticeItem {
  const tall = rounded(distance * tangent(degrees), 1);
  const thing = random.pick([
    { en: 'a mast', fr: 'd’un mât', es: 'de un mástil' },
    { en: 'a minaret', fr: 'd’un minaret', es: 'de un alminar' },
    { en: 'a pagoda', fr: 'd’une pagode', es: 'de una pagoda' },
    { en: 'a lighthouse', fr: 'd’un phare', es: 'de un faro' },
  ]);
  const all = { degrees, distance, tall, thing };
  const explained = {
    prompt: text(SEEN_FROM_BELOW, all),
    figure: drawing(degrees, `${degrees}°`, ['?', '', `${distance} m`]),
    figureText: text(
      {
        en: 'A right triangle ABC: {distance} m lying, {degrees}° at A, the upright side is unknown.',
        fr: 'Un triangle rectangle ABC : {distance} m au sol, {degrees}° en A, le côté vertical est inconnu.',
        es: 'Un triángulo rectángulo ABC: {distance} m en el suelo, {degrees}° en A, el lado vertical es desconocido.',
      },
      all,
    ),
    nudge: text({
      en: 'Which two sides are in play? Neither of them is the long side.',
      fr: 'Quels deux côtés sont en jeu ? Aucun n’est l’hypoténuse.',
      es: '¿Qué dos lados intervienen? Ninguno es la hipotenusa.',
    }),
    steps: [
      step(
        {
          en: 'tan {degrees}° = height / {distance}',
          fr: 'tan {degrees}° = hauteur / {distance}',
          es: 'tan {degrees}° = altura / {distance}',
        },
        {
          en: 'The tangent is the opposite leg over the leg beside the angle.',
          fr: 'La tangente est le côté opposé sur le côté adjacent.',
          es: 'La tangente es el cateto opuesto entre el contiguo.',
        },
        all,
      ),
      step(
        '{distance} · tan {degrees}° ≈ {tall}',
        {
          en: 'Multiply by the distance.',
          fr: 'On multiplie par la distance.',
          es: 'Se multiplica por la distancia.',
        },
        all,
      ),
    ],
  };
  return decimalItem(explained, tall, { tolerance: ONE_PLACE, unit: 'm' }, [
    [rounded(distance * sine(degrees), 1), SINE_FOR_TANGENT],
    [rounded(distance / tangent(degrees), 1), RATIO_TURNED_OVER],
  ]);
}

const RAMP = {
  en: 'A ramp {hypotenuse} m long rises {opposite} m. What angle does it make with the ground, in degrees, to one decimal place?',
  fr: 'Une rampe longue de {hypotenuse} m monte de {opposite} m. Quel angle fait-elle avec le sol, en degrés, à un chiffre après la virgule ?',
  es: 'Una rampa de {hypotenuse} m de largo sube {opposite} m. ¿Qué ángulo forma con el suelo, en grados, con un decimal?',
};

/** The angle of a ramp from its rise and length. */
function angle(opposite: number, hypotenuse: number): PracticeItem {
  const exactly = inDegrees(Math.asin(opposite / hypotenuse));
  const degrees = rounded(exactly, 1);
  const ratio = rounded(opposite / hypotenuse, 4);
  const all = { opposite, hypotenuse, degrees, ratio };
  const sides = [`${opposite} m`, `${hypotenuse} m`, ''] as const;
  const explained = {
    prompt: text(RAMP, all),
    figure: drawing(rounded(exactly, 2), '?', sides),
    figureText: text(
      {
        en: 'A right triangle: the long side is {hypotenuse} m, the upright side {opposite} m, the angle with the ground is unknown.',
        fr: 'Un triangle rectangle : l’hypoténuse mesure {hypotenuse} m, le côté vertical {opposite} m, l’angle avec le sol est inconnu.',
        es: 'Un triángulo rectángulo: la hipotenusa mide {hypotenuse} m, el lado vertical {opposite} m, el ángulo con el suelo es desconocido.',
      },
      all,
    ),
    nudge: text({
      en: 'Which ratio joins the opposite leg and the long side?',
      fr: 'Quel rapport relie le côté opposé et l’hypoténuse ?',
      es: '¿Qué razón une el cateto opuesto y la hipotenusa?',
    }),
    steps: [
      step(
        {
          en: 'sin of the angle = {opposite} / {hypotenuse} ≈ {ratio}',
          fr: 'sin de l’angle = {opposite} / {hypotenuse} ≈ {ratio}',
          es: 'sen del ángulo = {opposite} / {hypotenuse} ≈ {ratio}',
        },
        {
          en: 'The sine is the opposite leg over the long side.',
          fr: 'Le sinus est le côté opposé sur l’hypoténuse.',
          es: 'El seno es el cateto opuesto entre la hipotenusa.',
        },
        all,
      ),
      step(
        {
          en: 'The angle is about {degrees}°.',
          fr: 'L’angle est d’environ {degrees}°.',
          es: 'El ángulo es de unos {degrees}°.',
        },
        {
          en: 'The inverse sine finds the angle from its sine.',
          fr: 'L’arc sinus retrouve l’angle à partir de son sinus.',
          es: 'El arco seno halla el ángulo a partir de su seno.',
        },
        all,
      ),
    ],
  };
  return decimalItem(explained, degrees, { tolerance: ONE_PLACE, unit: '°' }, [
    [rounded(90 - exactly, 1), OTHER_ACUTE_ANGLE],
    [rounded(inDegrees(Math.atan(opposite / hypotenuse)), 1), SINE_FOR_TANGENT],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const degrees = random.integer(20, 70);
  if (difficulty === 1)
    return degrees === 45
      ? make(random, difficulty)
      : leg(degrees, random.integer(5, 30), random.pick(['opposite', 'adjacent']));
  if (difficulty === 2) return height(random.integer(20, 55), random.integer(10, 40), random);
  const length = random.integer(8, 24);
  return angle(random.integer(Math.ceil(length / 4), Math.floor(length / 2)), length);
}

/** Sides and angles of right triangles (CCSS HSG-SRT.C.8). */
export const maTrigratio = generator('ma-trigratio', make);
