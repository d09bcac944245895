import { text } from '../../problems/text.ts';
import { divide, equals, formatRational, multiply, rational, subtract, type Rational } from '../rational.ts';
import { decimalText, rounded } from '../written-number.ts';
import { numberSolution } from './number-solution.ts';
import { DRAW_IT } from './shape-reasons.ts';
import { inEach, plainNumber, step, type Solution } from './solution.ts';

const SIDES_MAX = 1_000n;
const CUT_IN_TRIANGLES = text({
  en: 'Lines from one corner cut it into triangles, two fewer than it has sides; each has 180°.',
  fr: 'Depuis un sommet, on le découpe en triangles, deux de moins que ses côtés ; chacun a 180°.',
  es: 'Desde un vértice se corta en triángulos, dos menos que sus lados; cada uno tiene 180°.',
});
const ALL_ALIKE = text({
  en: 'In a regular polygon all angles are equal: share the sum among them.',
  fr: 'Dans un polygone régulier, tous les angles sont égaux : on partage la somme.',
  es: 'En un polígono regular todos los ángulos son iguales: se reparte la suma.',
});
const ONE_TURN = text({
  en: 'Walking around once, one turns by 360° in all, in equal steps.',
  fr: 'En faisant le tour une fois, on tourne de 360° en tout, par pas égaux.',
  es: 'Al dar una vuelta se gira 360° en total, en pasos iguales.',
});

export type PolygonAngle = 'sum' | 'interior' | 'exterior';

const TURN = rational(360);

function degrees(value: Rational, locale: 'en' | 'fr' | 'es'): string {
  const exactly = decimalText(value, locale);
  return exactly === null
    ? `${formatRational(value)}° ≈ ${decimalText(rounded(value, 2), locale)}°`
    : `${exactly}°`;
}

/** The angle sum of a polygon with so many sides, or one angle of a regular one. Null below three sides. */
export function polygonAngle(sides: bigint, asked: PolygonAngle): Solution | null {
  if (sides < 3n || sides > SIDES_MAX) return null;
  const count = rational(sides);
  const sum = rational((sides - 2n) * 180n);
  const [interior, exterior] = [divide(sum, count), divide(TURN, count)];
  // At each corner the way outside and the angle inside lie on one line.
  if (!equals(multiply(subtract(rational(180), interior), count), TURN)) return null;
  const value = { sum, interior, exterior }[asked];
  const words = inEach((locale) => degrees(value, locale));
  const shared = (whole: Rational, reason: Solution['check']) =>
    step((locale) => `${plainNumber(whole, locale)} / ${sides} = ${plainNumber(value, locale)}`, reason);
  const summed = step(() => `(${sides} - 2) * 180 = ${sum.numerator}`, CUT_IN_TRIANGLES);
  const steps = {
    sum: [summed],
    interior: [summed, shared(sum, ALL_ALIKE)],
    exterior: [shared(TURN, ONE_TURN)],
  }[asked];
  return numberSolution('angles', value, steps, { words, check: DRAW_IT });
}
