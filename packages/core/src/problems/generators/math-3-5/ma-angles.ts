import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { decimalItem, generator, step } from '../../item.ts';
import { ONE_RAY_ONLY, RIGHT_FOR_STRAIGHT, WRONG_SCALE } from '../../misconceptions/measuring.ts';
import { REPEATED_A_NUMBER } from '../../misconceptions/counting.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

/** A drawn angle is read to two degrees; a reckoned one is exact. */
const HOW = { tolerance: 2, unit: '°' };
const EXACT = { tolerance: 0, unit: '°' };

/** An angle drawn on a protractor; its first ray lies at `turn` degrees of the outer scale. */
function picture(degrees: number, turn: number) {
  const all = { from: turn, to: turn + degrees, otherFrom: 180 - turn, otherTo: 180 - turn - degrees };
  return {
    figure: { type: 'angle' as const, degrees, turnDegrees: turn, protractor: true },
    figureText: text(
      {
        en: 'A protractor. On the outer scale the rays point at {from} and {to}, on the inner one at {otherFrom} and {otherTo}.',
        fr: 'Un rapporteur. Sur la graduation extérieure, les côtés montrent {from} et {to}, sur l’intérieure {otherFrom} et {otherTo}.',
        es: 'Un transportador. En la escala exterior los lados señalan {from} y {to}, en la interior {otherFrom} y {otherTo}.',
      },
      all,
    ),
  };
}

const PROMPT = text({
  en: 'How many degrees does the angle measure?',
  fr: 'Combien de degrés mesure l’angle ?',
  es: '¿Cuántos grados mide el ángulo?',
});

/** One ray lies on the zero line, at the right or at the left. */
function fromZero(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const by = difficulty === 1 ? 10 : 5;
  const drawn = random.integer(20 / by, 160 / by) * by;
  const degrees = Math.abs(drawn - 90) < 5 ? drawn + 20 : drawn;
  const isLeft = random.integer(0, 1) === 1;
  const all = { degrees, wide: degrees > 90 ? '>' : '<' };
  const explained = {
    ...picture(degrees, isLeft ? 180 - degrees : 0),
    prompt: PROMPT,
    nudge: text({
      en: 'Which of the two scales begins with 0 at one ray?',
      fr: 'Laquelle des deux graduations commence par 0 sur un côté ?',
      es: '¿Cuál de las dos escalas empieza con 0 en un lado?',
    }),
    steps: [
      step(
        isLeft
          ? {
              en: 'One ray lies on the left zero: use the inner scale.',
              fr: 'Un côté est sur le zéro de gauche : prends la graduation intérieure.',
              es: 'Un lado está en el cero izquierdo: usamos la escala interior.',
            }
          : {
              en: 'One ray lies on the right zero: use the outer scale.',
              fr: 'Un côté est sur le zéro de droite : prends la graduation extérieure.',
              es: 'Un lado está en el cero derecho: usamos la escala exterior.',
            },
        {
          en: 'The scale must start at 0 where the angle starts.',
          fr: 'La graduation doit partir de 0 là où l’angle commence.',
          es: 'La escala debe empezar en 0 donde empieza el ángulo.',
        },
      ),
      step(
        {
          en: 'The other ray points at {degrees}.',
          fr: 'L’autre côté montre {degrees}.',
          es: 'El otro lado señala {degrees}.',
        },
        {
          en: 'It fits: {degrees} {wide} 90.',
          fr: 'Cela va : {degrees} {wide} 90.',
          es: 'Encaja: {degrees} {wide} 90.',
        },
        all,
      ),
    ],
  };
  return decimalItem(explained, degrees, HOW, [[180 - degrees, WRONG_SCALE]]);
}

/** Neither ray lies on the zero line. */
function between(random: SeededRandom): PracticeItem {
  const turn = random.integer(2, 12) * 5;
  const degrees = random.integer(4, Math.floor((170 - turn) / 5)) * 5;
  const all = { from: turn, to: turn + degrees, degrees };
  const explained = {
    ...picture(degrees, turn),
    prompt: PROMPT,
    nudge: text({
      en: 'Read both rays on the same scale.',
      fr: 'Lis les deux côtés sur la même graduation.',
      es: 'Leemos los dos lados en la misma escala.',
    }),
    steps: [
      step(
        {
          en: 'On the outer scale the angle runs from {from} to {to}.',
          fr: 'Sur la graduation extérieure, l’angle va de {from} à {to}.',
          es: 'En la escala exterior el ángulo va de {from} a {to}.',
        },
        { en: 'No ray lies at zero.', fr: 'Aucun côté n’est sur zéro.', es: 'Ningún lado está en cero.' },
        all,
      ),
      step(
        '{to} − {from} = {degrees}',
        {
          en: 'The angle is the turn from one ray to the other.',
          fr: 'L’angle est la rotation d’un côté à l’autre.',
          es: 'El ángulo es el giro de un lado al otro.',
        },
        all,
      ),
    ],
  };
  return decimalItem(explained, degrees, HOW, [
    [turn + degrees, ONE_RAY_ONLY],
    [180 - turn - degrees, WRONG_SCALE],
  ]);
}

/** Two angles that make a straight line or a right angle: one is known. */
function neighbour(random: SeededRandom): PracticeItem {
  const whole = random.pick([90, 180] as const);
  const known = whole === 90 ? random.integer(11, 79) : random.integer(25, 155);
  const all = { whole, known, rest: whole - known };
  const words =
    whole === 180
      ? {
          en: 'Two angles together make a straight line. One measures {known}°. How many degrees is the other?',
          fr: 'Deux angles forment ensemble une ligne droite. L’un mesure {known}°. Combien de degrés mesure l’autre ?',
          es: 'Dos ángulos juntos forman una línea recta. Uno mide {known}°. ¿Cuántos grados mide el otro?',
        }
      : {
          en: 'Two angles together make a right angle. One measures {known}°. How many degrees is the other?',
          fr: 'Deux angles forment ensemble un angle droit. L’un mesure {known}°. Combien de degrés mesure l’autre ?',
          es: 'Dos ángulos juntos forman un ángulo recto. Uno mide {known}°. ¿Cuántos grados mide el otro?',
        };
  const explained = {
    prompt: text(words, all),
    nudge: text({
      en: 'How many degrees do both have together?',
      fr: 'Combien de degrés ont-ils ensemble ?',
      es: '¿Cuántos grados tienen juntos?',
    }),
    steps: [
      step(
        {
          en: 'Together they have {whole}°.',
          fr: 'Ensemble, ils ont {whole}°.',
          es: 'Juntos tienen {whole}°.',
        },
        {
          en: 'A right angle has 90°, a straight line two of them.',
          fr: 'Un angle droit mesure 90° ; une ligne droite en compte deux.',
          es: 'Un ángulo recto tiene 90°, una línea recta tiene dos.',
        },
        all,
      ),
      step(
        '{whole} − {known} = {rest}',
        {
          en: 'Angles side by side add up.',
          fr: 'Des angles côte à côte s’ajoutent.',
          es: 'Los ángulos vecinos se suman.',
        },
        all,
      ),
    ],
  };
  return decimalItem(explained, all.rest, EXACT, [
    [whole === 180 ? Math.abs(90 - known) : 180 - known, RIGHT_FOR_STRAIGHT],
    [known, REPEATED_A_NUMBER],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty !== 3) return fromZero(random, difficulty);
  return random.integer(0, 1) === 0 ? between(random) : neighbour(random);
}

/** Angles in degrees, read on a protractor or found from a neighbour (CCSS 4.MD.C.6, 4.MD.C.7). */
export const maAngles = generator('ma-angles', make);
