import { text } from '../../problems/text.ts';
import { add, compare, divide, equals, multiply, rational, type Rational } from '../rational.ts';
import { inEach, plainNumber, step, type Solution } from './solution.ts';

const PARTS_MAX = 6;
const ADD_PARTS = text({
  en: 'Add the parts of the ratio: so many equal parts there are.',
  fr: 'Additionne les termes du rapport : c’est le nombre de parts égales.',
  es: 'Suma los términos de la razón: tantas partes iguales hay.',
});
const ONE_PART = text({
  en: 'Divide the whole by them: that is one part.',
  fr: 'Divise le tout par ce nombre : c’est une part.',
  es: 'Divide el total entre ese número: eso es una parte.',
});
const EACH_SHARE = text({
  en: 'Everyone gets as many parts as the ratio says.',
  fr: 'Chacun reçoit autant de parts que le dit le rapport.',
  es: 'A cada quien le tocan tantas partes como dice la razón.',
});
const ADDS_UP = text({
  en: 'Add the shares: they make the whole again.',
  fr: 'Additionne les parts : on retrouve le tout.',
  es: 'Suma las partes: vuelven a dar el total.',
});

/** Shares a positive whole in the ratio of positive parts, in their order. Null for one part, or none that fit. */
export function shareInRatio(whole: Rational, parts: readonly Rational[]): Solution | null {
  const isFit = parts.length >= 2 && parts.length <= PARTS_MAX;
  if (!isFit || [whole, ...parts].some((value) => compare(value, rational(0)) <= 0)) return null;
  const count = parts.reduce((sum, part) => add(sum, part));
  const one = divide(whole, count);
  const shares = parts.map((part) => multiply(part, one));
  // The independent way: the shares make the whole, and stand to each other as the parts do.
  const [firstShare, firstPart] = [shares[0] ?? whole, parts[0] ?? whole];
  const keepsRatio = shares.every((share, index) =>
    equals(multiply(share, firstPart), multiply(firstShare, parts[index] ?? count)),
  );
  if (
    !keepsRatio ||
    !equals(
      shares.reduce((sum, share) => add(sum, share)),
      whole,
    )
  )
    return null;
  return {
    kind: 'ratio',
    answer: { kind: 'numbers', values: shares },
    words: inEach((locale) => shares.map((share) => plainNumber(share, locale)).join(' : ')),
    steps: [
      step(
        (locale) =>
          `${parts.map((part) => plainNumber(part, locale)).join(' + ')} = ${plainNumber(count, locale)}`,
        ADD_PARTS,
      ),
      step(
        (locale) =>
          `${plainNumber(whole, locale)} / ${plainNumber(count, locale)} = ${plainNumber(one, locale)}`,
        ONE_PART,
      ),
      ...parts.map((part, index) =>
        step(
          (locale) =>
            `${plainNumber(part, locale)} * ${plainNumber(one, locale)} = ${plainNumber(shares[index] ?? one, locale)}`,
          EACH_SHARE,
        ),
      ),
    ],
    check: ADDS_UP,
  };
}
