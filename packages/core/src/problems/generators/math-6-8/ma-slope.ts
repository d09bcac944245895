import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { formatRational } from '../../../maths/rational.ts';
import { fraction, generator, rationalItem, step } from '../../item.ts';
import { MIXED_ORDER_OF_POINTS, RUN_OVER_RISE } from '../../misconceptions/data-and-rates.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const [x1, y1] =
    difficulty === 3
      ? [random.integer(-6, 3), random.integer(-6, 6)]
      : [random.integer(0, 4), random.integer(1, 6)];
  const run = random.integer(2, 6);
  const rise =
    difficulty === 1
      ? run * random.integer(2, 4)
      : random.integer(1, 9) * (difficulty === 3 ? random.pick([-1, 1]) : 1);
  const [x2, y2] = [x1 + run, y1 + rise];
  const answer = fraction(rise, run);
  const all = { x1, y1, x2, y2, rise, run, slope: formatRational(answer).replace('-', '−') };
  const explained = {
    prompt: text(
      {
        en: 'A line goes through ({x1}, {y1}) and ({x2}, {y2}). What is its slope?',
        fr: 'Une droite passe par ({x1} ; {y1}) et ({x2} ; {y2}). Quelle est sa pente ?',
        es: 'Una recta pasa por ({x1}; {y1}) y ({x2}; {y2}). ¿Cuál es su pendiente?',
      },
      all,
    ),
    nudge: text({
      en: 'From the first point to the second: how far over, and how far up or down?',
      fr: 'Du premier point au second : de combien avance-t-on, et de combien monte-t-on ou descend-on ?',
      es: 'Del primer punto al segundo: ¿cuánto se avanza y cuánto se sube o se baja?',
    }),
    steps: [
      step(
        {
          en: 'y changes by {rise} while x changes by {run}.',
          fr: 'y change de {rise} quand x change de {run}.',
          es: 'y cambia {rise} cuando x cambia {run}.',
        },
        {
          en: 'Take the points in one order for both.',
          fr: 'On garde le même ordre des points.',
          es: 'Se toman los puntos en el mismo orden.',
        },
        all,
      ),
      step(
        { en: '{rise} ÷ {run} = {slope}', fr: '{rise} ÷ {run} = {slope}', es: '{rise} ÷ {run} = {slope}' },
        {
          en: 'Slope is the change of y for one step of x.',
          fr: 'La pente est le changement de y pour un pas de x.',
          es: 'La pendiente es el cambio de y por cada paso de x.',
        },
        all,
      ),
    ],
  };
  return rationalItem(explained, answer, 'any', [
    [fraction(run, rise), RUN_OVER_RISE],
    [fraction(-rise, run), MIXED_ORDER_OF_POINTS],
  ]);
}

/** Slope of a line through two points (CCSS 8.EE.B.5, 8.EE.B.6). */
export const maSlope = generator('ma-slope', make);
