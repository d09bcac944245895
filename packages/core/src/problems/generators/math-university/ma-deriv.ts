import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { expressionItem } from '../../item-written.ts';
import { generator, integerItem, step, type Wrong } from '../../item.ts';
import {
  FACTOR_NOT_BROUGHT_DOWN,
  INNER_DERIVATIVE_FORGOTTEN,
  POWER_NOT_LOWERED,
  PRODUCT_OF_DERIVATIVES,
  QUOTIENT_OF_DERIVATIVES,
  QUOTIENT_TERMS_EXCHANGED,
} from '../../misconceptions/limits-and-derivatives.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import {
  expanded,
  notZero,
  polynomialItem,
  raised,
  shown,
  shownFactor,
  shownPolynomial,
  shownSum,
  typed,
  type Coefficients,
  withSine,
} from '../math-9-12/writing.ts';
import { derivative } from './derivative.ts';

const PROMPT = {
  en: 'f(x) = {formula}. What is f′(x)?',
  fr: 'f(x) = {formula}. Que vaut f′(x) ?',
  es: 'f(x) = {formula}. ¿Cuánto es f′(x)?',
};
const BEFORE = 'f′(x) =';

function polynomial(coefficients: Coefficients): PracticeItem {
  const top = coefficients.length - 1;
  const [lead = 0] = coefficients;
  const result = derivative(coefficients);
  const all = {
    formula: shownPolynomial(coefficients),
    lead: shownSum([[lead, `x${raised(top)}`]]),
    first: shownSum([[lead * top, `x${raised(top - 1)}`]]),
    done: shownPolynomial(result),
  };
  const explained = {
    prompt: text(PROMPT, all),
    nudge: text({
      en: 'Work term by term. What becomes of xⁿ, and what of a number alone?',
      fr: 'Travaille terme par terme. Que devient xⁿ, et un nombre seul ?',
      es: 'Término a término. ¿En qué se convierte xⁿ, y un número solo?',
    }),
    steps: [
      step(
        { en: '{lead} becomes {first}.', fr: '{lead} devient {first}.', es: '{lead} pasa a {first}.' },
        {
          en: 'The derivative of xⁿ is n times xⁿ⁻¹.',
          fr: 'La dérivée de xⁿ est n fois xⁿ⁻¹.',
          es: 'La derivada de xⁿ es n por xⁿ⁻¹.',
        },
        all,
      ),
      step(
        '{done}',
        {
          en: 'The derivative of a sum is the sum of the derivatives; a constant does not change.',
          fr: 'La dérivée d’une somme est la somme des dérivées ; une constante ne change pas.',
          es: 'La derivada de una suma es la suma de las derivadas; una constante no cambia.',
        },
        all,
      ),
    ],
  };
  return polynomialItem(
    explained,
    'expanded',
    expanded(result),
    [
      [expanded([...result, 0]), POWER_NOT_LOWERED],
      [expanded(coefficients.slice(0, -1)), FACTOR_NOT_BROUGHT_DOWN],
    ],
    BEFORE,
  );
}

/** (a x + b) / (c x + d) */
function quotient(a: number, b: number, c: number, d: number): PracticeItem {
  const [top, bottom] = [shownFactor(a, b), shownFactor(c, d)];
  const value = a * d - b * c;
  const all = {
    formula: `${top} / ${bottom}`,
    rule: `(${shown(a)} · ${bottom} − ${shown(c)} · ${top}) / ${bottom}²`,
    done: `${shown(value)} / ${bottom}²`,
  };
  const explained = {
    prompt: text(PROMPT, all),
    nudge: text({
      en: 'Which rule belongs to a quotient, and in which order are its products subtracted?',
      fr: 'Quelle règle va avec un quotient, et dans quel ordre soustrait-on ses produits ?',
      es: '¿Qué regla corresponde a un cociente y en qué orden se restan sus productos?',
    }),
    steps: [
      step(
        '{rule}',
        {
          en: '(u/v)′ = (u′v − uv′)/v².',
          fr: '(u/v)′ = (u′v − uv′)/v².',
          es: '(u/v)′ = (u′v − uv′)/v².',
        },
        all,
      ),
      step(
        '{done}',
        {
          en: 'In the top the terms with x cancel.',
          fr: 'En haut, les termes en x se simplifient.',
          es: 'Arriba se cancelan los términos con x.',
        },
        all,
      ),
    ],
  };
  const over = typed(bottom);
  const wrong: Wrong<string>[] = [
    [`${a}/${c}`, QUOTIENT_OF_DERIVATIVES],
    [`${-value}/${over}^2`, QUOTIENT_TERMS_EXCHANGED],
  ];
  return expressionItem(
    explained,
    { form: 'any', variables: ['x'], before: BEFORE },
    `${value}/${over}^2`,
    wrong,
  );
}

/** (a x + b)^n */
function chain(a: number, b: number, n: number): PracticeItem {
  const inside = shownFactor(a, b);
  const all = {
    formula: `${inside}${raised(n)}`,
    outer: `${n}${inside}${raised(n - 1)}`,
    inner: a,
    done: `${shown(n * a)}${inside}${raised(n - 1)}`,
  };
  const explained = {
    prompt: text(PROMPT, all),
    nudge: text({
      en: 'It is a power of something. What is the outside, and how fast does the inside change?',
      fr: 'C’est une puissance de quelque chose. Quel est l’extérieur, et à quelle vitesse change l’intérieur ?',
      es: 'Es una potencia de algo. ¿Qué es lo de fuera y con qué rapidez cambia lo de dentro?',
    }),
    steps: [
      step(
        { en: 'Outside: {outer}', fr: 'Extérieur : {outer}', es: 'Fuera: {outer}' },
        {
          en: 'The power rule, with the inside left as it is.',
          fr: 'La règle des puissances, l’intérieur restant tel quel.',
          es: 'La regla de las potencias, dejando igual lo de dentro.',
        },
        all,
      ),
      step(
        { en: 'Times {inner}: {done}', fr: 'Fois {inner} : {done}', es: 'Por {inner}: {done}' },
        {
          en: 'The chain rule multiplies by the derivative of the inside.',
          fr: 'La dérivée d’une fonction composée se multiplie par celle de l’intérieur.',
          es: 'La regla de la cadena multiplica por la derivada de lo de dentro.',
        },
        all,
      ),
    ],
  };
  const power = `${typed(inside)}^${n - 1}`;
  return expressionItem(explained, { form: 'any', variables: ['x'], before: BEFORE }, `${n * a}${power}`, [
    [`${n}${power}`, INNER_DERIVATIVE_FORGOTTEN],
    [`${n * a}${typed(inside)}^${n}`, POWER_NOT_LOWERED],
  ]);
}

/** A product with an exponential or a sine, at 0. */
function productAtZero(a: number, b: number, k: number, isSine: boolean): PracticeItem {
  const outer = isSine ? `sin(${k}x)` : `e^(${k}x)`;
  const value = isSine ? b * k : a + b * k;
  const other = isSine ? `${k} · cos(${k}x)` : `${k} · e^(${k}x)`;
  const all = {
    formula: withSine(`${shownFactor(a, b)} · ${outer}`),
    rule: withSine(`${shown(a)} · ${outer} + ${shownFactor(a, b)} · ${other}`),
    value,
  };
  const explained = {
    prompt: text(
      {
        en: 'f(x) = {formula}. What is f′(0)?',
        fr: 'f(x) = {formula}. Que vaut f′(0) ?',
        es: 'f(x) = {formula}. ¿Cuánto es f′(0)?',
      },
      all,
    ),
    nudge: text({
      en: 'Two factors change at once; one of them has an inside.',
      fr: 'Deux facteurs changent à la fois ; l’un d’eux a un intérieur.',
      es: 'Cambian dos factores a la vez; uno de ellos tiene algo dentro.',
    }),
    steps: [
      step(
        'f′(x) = {rule}',
        {
          en: '(uv)′ = u′v + uv′, and the inside comes out as a factor.',
          fr: '(uv)′ = u′v + uv′, et la dérivée de l’intérieur sort en facteur.',
          es: '(uv)′ = u′v + uv′, y la derivada de lo de dentro sale como factor.',
        },
        all,
      ),
      step(
        'f′(0) = {value}',
        {
          en: 'At 0: e⁰ = 1, sin 0 = 0, cos 0 = 1.',
          fr: 'En 0 : e⁰ = 1, sin 0 = 0, cos 0 = 1.',
          es: 'En 0: e⁰ = 1, sen 0 = 0, cos 0 = 1.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, value, [
    [a * k, PRODUCT_OF_DERIVATIVES],
    [isSine ? b : a + b, INNER_DERIVATIVE_FORGOTTEN],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const upTo = (most: number) => notZero(random, most);
  if (difficulty === 1)
    return polynomial([upTo(6), ...(random.pick([true, false]) ? [upTo(7)] : []), upTo(8), upTo(9), upTo(9)]);
  if (difficulty === 2) {
    const [a, b, c, d] = [random.integer(1, 6), upTo(7), random.integer(1, 5), upTo(7)];
    return a * d === b * c ? make(random, difficulty) : quotient(a, b, c, d);
  }
  if (random.pick([true, false])) return chain(random.integer(2, 6), upTo(7), random.integer(3, 7));
  return productAtZero(upTo(7), upTo(7), random.integer(2, 6), random.pick([true, false]));
}

/** Derivatives by the power, quotient, product and chain rule. */
export const maDeriv = generator('ma-deriv', make);
