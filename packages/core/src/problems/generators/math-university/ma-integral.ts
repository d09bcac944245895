import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { formatRational } from '../../../maths/rational.ts';
import { decimalItem, fraction, generator, rationalItem, rounded, step } from '../../item.ts';
import {
  DIFFERENTIATED_INSTEAD,
  LOWER_LIMIT_FORGOTTEN,
  POWER_NOT_DIVIDED,
  PRODUCT_OF_INTEGRALS,
  SECOND_PART_ADDED,
  START_VALUE_FORGOTTEN,
  VALUES_SUBTRACTED,
} from '../../misconceptions/integrals-and-series.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import {
  expanded,
  notZero,
  polynomialItem,
  shown,
  shownFactor,
  shownPolynomial,
  signed,
  valueAt,
  type Coefficients,
  withSine,
} from '../math-9-12/writing.ts';
import { derivative } from './derivative.ts';

const POWER_RULE = {
  en: 'xⁿ comes from xⁿ⁺¹ divided by n + 1.',
  fr: 'xⁿ vient de xⁿ⁺¹ divisé par n + 1.',
  es: 'xⁿ viene de xⁿ⁺¹ dividido entre n + 1.',
};

/** F with F(0) given. */
function antiderivative(result: Coefficients): PracticeItem {
  const given = derivative(result);
  const start = result.at(-1) ?? 0;
  const without = [...result.slice(0, -1), 0];
  const all = {
    formula: shownPolynomial(given),
    start,
    without: shownPolynomial(without),
    done: shownPolynomial(result),
  };
  const explained = {
    prompt: text(
      {
        en: 'F is the antiderivative of f(x) = {formula} with F(0) = {start}. What is F(x)?',
        fr: 'F est la primitive de f(x) = {formula} avec F(0) = {start}. Que vaut F(x) ?',
        es: 'F es la primitiva de f(x) = {formula} con F(0) = {start}. ¿Cuánto es F(x)?',
      },
      all,
    ),
    nudge: text({
      en: 'Which function has this derivative? How does F(0) fix the constant?',
      fr: 'Quelle fonction a cette dérivée ? Comment F(0) fixe-t-il la constante ?',
      es: '¿Qué función tiene esta derivada? ¿Cómo fija F(0) la constante?',
    }),
    steps: [
      step('{without} + C', POWER_RULE, all),
      step(
        'C = {start}: {done}',
        { en: 'At 0 only C is left.', fr: 'En 0, il ne reste que C.', es: 'En 0 solo queda C.' },
        all,
      ),
    ],
  };
  return polynomialItem(
    explained,
    'expanded',
    expanded(result),
    [
      [expanded(without), START_VALUE_FORGOTTEN],
      [expanded([...given, start]), POWER_NOT_DIVIDED],
      [expanded(derivative(given)), DIFFERENTIATED_INSTEAD],
    ],
    'F(x) =',
  );
}

/** The integral of a x² + b x + c. */
function definite(a: number, b: number, c: number, from: number, to: number): PracticeItem {
  const sixfold = (x: number) => 2 * a * x ** 3 + 3 * b * x ** 2 + 6 * c * x;
  const answer = fraction(sixfold(to) - sixfold(from), 6);
  const value = (x: number) => valueAt([a, b, c], x);
  const [atTo, atFrom] = [fraction(sixfold(to), 6), fraction(sixfold(from), 6)];
  const all = {
    formula: shownPolynomial([a, b, c]),
    from,
    to,
    whole: `${a === 1 ? '' : a === -1 ? '−' : `${shown(a)} · `}x³/3 ${signed(b)} · x²/2 ${signed(c)} · x`,
    upper: formatRational(atTo).replace('-', '−'),
    lower: formatRational(atFrom).replace('-', '−'),
    value: formatRational(answer).replace('-', '−'),
  };
  const explained = {
    prompt: text(
      {
        en: 'What is the integral of {formula} from x = {from} to x = {to}?',
        fr: 'Quelle est l’intégrale de {formula} de x = {from} à x = {to} ?',
        es: '¿Cuál es la integral de {formula} de x = {from} a x = {to}?',
      },
      all,
    ),
    nudge: text({
      en: 'Find an antiderivative. Where is it evaluated, and in which order subtracted?',
      fr: 'Trouve une primitive. Où l’évalue-t-on, et dans quel ordre soustrait-on ?',
      es: 'Se busca una primitiva. ¿Dónde se evalúa y en qué orden se resta?',
    }),
    steps: [
      step('F(x) = {whole}', POWER_RULE, all),
      step(
        'F({to}) − F({from}) = {upper} − ({lower}) = {value}',
        {
          en: 'The fundamental theorem of calculus.',
          fr: 'Le théorème fondamental de l’analyse.',
          es: 'El teorema fundamental del cálculo.',
        },
        all,
      ),
    ],
  };
  return rationalItem(explained, answer, 'any', [
    [atTo, LOWER_LIMIT_FORGOTTEN],
    [fraction(value(to) - value(from), 1), VALUES_SUBTRACTED],
    [
      fraction(a * to ** 3 + b * to ** 2 + c * to - a * from ** 3 - b * from ** 2 - c * from, 1),
      POWER_NOT_DIVIDED,
    ],
  ]);
}

/** (a x + b) sin x from 0 to π, or (a x + b) e^x from 0 to 1. */
function byParts(a: number, b: number, isSine: boolean): PracticeItem {
  const exactly = isSine ? a * Math.PI + 2 * b : b * Math.E + a - b;
  const value = rounded(exactly, 2);
  const straight = isSine ? ((a * Math.PI ** 2) / 2 + b * Math.PI) * 2 : (a / 2 + b) * (Math.E - 1);
  const factor = shownFactor(a, b);
  const all = {
    formula: withSine(`${factor} · ${isSine ? 'sin(x)' : 'e^x'}`),
    to: isSine ? 'π' : '1',
    parts: withSine(
      isSine
        ? `−${factor} · cos(x) + ${shown(a)} · sin(x)`
        : `${factor} · e^x − ${a < 0 ? `(${shown(a)})` : shown(a)} · e^x`,
    ),
    value,
  };
  const explained = {
    prompt: text(
      {
        en: 'What is the integral of {formula} from x = 0 to x = {to}? Round to two decimal places.',
        fr: 'Quelle est l’intégrale de {formula} de x = 0 à x = {to} ? Arrondis à deux décimales.',
        es: '¿Cuál es la integral de {formula} de x = 0 a x = {to}? Se redondea a dos decimales.',
      },
      all,
    ),
    nudge: text({
      en: 'One factor becomes simpler when differentiated. Which?',
      fr: 'L’un des facteurs devient plus simple en le dérivant. Lequel ?',
      es: 'Uno de los factores se simplifica al derivarlo. ¿Cuál?',
    }),
    steps: [
      step(
        'F(x) = {parts}',
        {
          en: 'By parts: the integral of u·v′ is u·v minus the integral of u′·v.',
          fr: 'Par parties : l’intégrale de u·v′ est u·v moins l’intégrale de u′·v.',
          es: 'Por partes: la integral de u·v′ es u·v menos la integral de u′·v.',
        },
        all,
      ),
      step(
        'F({to}) − F(0) ≈ {value}',
        {
          en: 'The fundamental theorem of calculus.',
          fr: 'Le théorème fondamental de l’analyse.',
          es: 'El teorema fundamental del cálculo.',
        },
        all,
      ),
    ],
  };
  const added = isSine ? exactly : (a + b) * Math.E - b + a * (Math.E - 1);
  return decimalItem(explained, value, { tolerance: 0.01 }, [
    [rounded(straight, 2), PRODUCT_OF_INTEGRALS],
    [rounded(added, 2), SECOND_PART_ADDED],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const upTo = (most: number) => notZero(random, most);
  if (difficulty === 1)
    return antiderivative([
      ...(random.pick([true, false]) ? [upTo(4)] : []),
      upTo(5),
      upTo(6),
      upTo(8),
      upTo(9),
    ]);
  if (difficulty === 2) {
    const from = random.pick([-2, -1, 1, 2]);
    return definite(upTo(6), upTo(6), upTo(6), from, from + random.integer(1, 3));
  }
  return byParts(random.integer(1, 6), upTo(7), random.pick([true, false]));
}

/** Antiderivatives, definite integrals and integration by parts. */
export const maIntegral = generator('ma-integral', make);
