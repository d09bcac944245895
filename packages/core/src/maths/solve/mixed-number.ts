import { text } from '../../problems/text.ts';
import { formatRational, isWhole, type Rational } from '../rational.ts';
import { mixedText } from '../written-number.ts';
import { numberSolution } from './number-solution.ts';
import { inEach, step, type Solution } from './solution.ts';

const ALL_AS_PARTS = text({
  en: 'Cut the wholes into parts, too, and count all the parts.',
  fr: 'On coupe aussi les entiers en parts, et on compte toutes les parts.',
  es: 'Se cortan también los enteros en partes y se cuentan todas.',
});
const PARTS_OVER_SIZE = text({
  en: 'The size of the parts stays the same.',
  fr: 'La taille des parts ne change pas.',
  es: 'El tamaño de las partes no cambia.',
});
const WHOLES_FIRST = text({
  en: 'See how many wholes fit in, and how many parts are left.',
  fr: 'On regarde combien d’entiers tiennent, et combien de parts restent.',
  es: 'Se mira cuántos enteros caben y cuántas partes sobran.',
});

/** A number above one that is not whole, as an improper fraction or as a mixed number. Null for any other. */
export function convertMixed(value: Rational, to: 'improper' | 'mixed'): Solution | null {
  const { numerator: top, denominator: bottom } = value;
  const [wholes, left] = [top / bottom, top % bottom];
  if (top <= bottom || isWhole(value) || wholes * bottom + left !== top || left >= bottom) return null;
  const words = inEach(() => (to === 'improper' ? formatRational(value) : mixedText(value)));
  const reckoned = `${wholes} * ${bottom} + ${left} = ${top}`;
  const steps =
    to === 'improper'
      ? [step(() => reckoned, ALL_AS_PARTS), { text: words, reason: PARTS_OVER_SIZE }]
      : [
          step(() => `${top} = ${wholes} * ${bottom} + ${left}`, WHOLES_FIRST),
          { text: words, reason: PARTS_OVER_SIZE },
        ];
  return numberSolution('convert', value, steps, { words });
}
