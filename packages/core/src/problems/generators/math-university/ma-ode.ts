import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { formatRational } from '../../../maths/rational.ts';
import { decimalItem, fraction, generator, rounded, step } from '../../item.ts';
import { listItem } from '../../item-several.ts';
import {
  CONSTANTS_EXCHANGED,
  GROWTH_TAKEN_AS_STEADY,
  RATE_SIGN_LOST,
  REST_VALUE_NOT_DIVIDED,
  START_FOR_CONSTANT,
} from '../../misconceptions/differential-equations.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { exact, labels, notZero, shown, shownPolynomial, shownSum } from '../math-9-12/writing.ts';

const SEPARATE = {
  en: 'y′/y is constant, so ln y grows evenly.',
  fr: 'y′/y est constant, donc ln y croît régulièrement.',
  es: 'y′/y es constante, así que ln y crece por igual.',
};

/** y′ = k y, y(0) = start; the value at `time`. */
function proportional(k: number, start: number, time: number): PracticeItem {
  const value = rounded(start * Math.exp(k * time), 2);
  const all = { k, start, time, product: rounded(k * time, 2), value };
  const explained = {
    prompt: text(
      {
        en: 'y′ = {k} y and y(0) = {start}. What is y({time})? Round to two decimal places.',
        fr: 'y′ = {k} y et y(0) = {start}. Que vaut y({time}) ? Arrondis à deux décimales.',
        es: 'y′ = {k} y, con y(0) = {start}. ¿Cuánto es y({time})? Se redondea a dos decimales.',
      },
      all,
    ),
    nudge: text({
      en: 'Which function has a rate proportional to itself? Separate y from x.',
      fr: 'Quelle fonction a une vitesse proportionnelle à elle-même ? Sépare y de x.',
      es: '¿Qué función tiene una velocidad proporcional a sí misma? Se separan las variables.',
    }),
    steps: [
      step('y = C · e^({k} · x)', SEPARATE, all),
      step(
        'C = {start}: {start} · e^({product}) ≈ {value}',
        {
          en: 'At 0 the exponential is 1.',
          fr: 'En 0, l’exponentielle vaut 1.',
          es: 'En 0 la exponencial vale 1.',
        },
        all,
      ),
    ],
  };
  return decimalItem(explained, value, { tolerance: 0.01 }, [
    [rounded(start * (1 + k * time), 2), GROWTH_TAKEN_AS_STEADY],
    [rounded(start * Math.exp(-k * time), 2), RATE_SIGN_LOST],
  ]);
}

const LINEAR = {
  en: '{equation} with y(0) = {start}. The solution is {form}. What are A and B?',
  fr: '{equation} avec y(0) = {start}. La solution est {form}. Que valent A et B ?',
  es: '{equation} con y(0) = {start}. La solución es {form}. ¿Cuánto valen A y B?',
};

/** y′ + k y = m, y(0) = start: y = A + B e^(−k x). */
function linear(k: number, m: number, start: number): PracticeItem {
  const rest = fraction(m, k);
  const other = fraction(start * k - m, k);
  const all = {
    k,
    m,
    start,
    equation: `y′ + ${k === 1 ? '' : k}y = ${shown(m)}`,
    rest: formatRational(rest).replace('-', '−'),
    other: formatRational(other).replace('-', '−'),
    form: `y = A + B · e^(${shownSum([[-k, 'x']])})`,
  };
  const explained = {
    prompt: text(LINEAR, all),
    nudge: text({
      en: 'At which value does y rest? What does y(0) leave for B?',
      fr: 'À quelle valeur y est-il au repos ? Que laisse y(0) pour B ?',
      es: '¿En qué valor está y en reposo? ¿Qué deja y(0) para B?',
    }),
    steps: [
      step(
        {
          en: 'With y′ = 0: A = {m} / {k}',
          fr: 'Avec y′ = 0 : A = {m} / {k}',
          es: 'Con y′ = 0: A = {m} / {k}',
        },
        {
          en: 'A constant solution has no rate.',
          fr: 'Une solution constante a une vitesse nulle.',
          es: 'Una solución constante no tiene velocidad.',
        },
        all,
      ),
      step(
        {
          en: 'A = {rest}; B = {start} − A = {other}',
          fr: 'A = {rest} ; B = {start} − A = {other}',
          es: 'A = {rest}; B = {start} − A = {other}',
        },
        { en: 'At 0: y = A + B.', fr: 'En 0 : y = A + B.', es: 'En 0: y = A + B.' },
        all,
      ),
    ],
  };
  return listItem(
    explained,
    labels('A', 'B'),
    [rest, other],
    [
      [[rest, fraction(start, 1)], START_FOR_CONSTANT],
      [exact(m, start - m), REST_VALUE_NOT_DIVIDED],
      [[fraction(-m, k), fraction(start * k + m, k)], RATE_SIGN_LOST],
    ],
  );
}

const term = (value: number, symbol: string) =>
  value === 0 ? '' : ` ${value < 0 ? '−' : '+'} ${Math.abs(value) === 1 ? '' : Math.abs(value)}${symbol}`;

/** y″ − (r + s) y′ + r s y = 0 with y = A e^(r x) + B e^(s x). */
function second(r: number, s: number, a: number, b: number): PracticeItem {
  const middle = -(r + s);
  const all = {
    equation: `y″${term(middle, 'y′')}${term(r * s, 'y')} = 0`,
    start: a + b,
    slope: a * r + b * s,
    form: `y = A · e^(${shownSum([[r, 'x']])}) + B · e^(${shownSum([[s, 'x']])})`,
    roots: `${shownPolynomial([1, middle, r * s], 'r')} = 0`,
    one: `A + B = ${shown(a + b)}`,
    two: `${shownSum([
      [r, 'A'],
      [s, 'B'],
    ])} = ${shown(a * r + b * s)}`,
    a,
    b,
  };
  const explained = {
    prompt: text(
      {
        en: '{equation} with y(0) = {start} and y′(0) = {slope}. The solution is {form}. What are A and B?',
        fr: '{equation} avec y(0) = {start} et y′(0) = {slope}. La solution est {form}. Que valent A et B ?',
        es: '{equation} con y(0) = {start} e y′(0) = {slope}. La solución es {form}. ¿Cuánto valen A y B?',
      },
      all,
    ),
    nudge: text({
      en: 'Two conditions, two unknowns: what do y and y′ give at 0?',
      fr: 'Deux conditions, deux inconnues : que donnent y et y′ en 0 ?',
      es: 'Dos condiciones, dos incógnitas: ¿qué dan y e y′ en 0?',
    }),
    steps: [
      step(
        '{one}; {two}',
        {
          en: 'Differentiating brings each exponent down; at 0 the exponentials are 1.',
          fr: 'En dérivant, chaque exposant descend ; en 0, les exponentielles valent 1.',
          es: 'Al derivar baja cada exponente; en 0 las exponenciales valen 1.',
        },
        all,
      ),
      step(
        'A = {a}, B = {b}',
        {
          en: 'The exponents solve {roots}, so any such A and B solve the equation.',
          fr: 'Les exposants vérifient {roots}, donc tous ces A et B conviennent à l’équation.',
          es: 'Los exponentes cumplen {roots}, así que todos esos A y B cumplen la ecuación.',
        },
        all,
      ),
    ],
  };
  return listItem(explained, labels('A', 'B'), exact(a, b), [
    [exact(b, a), CONSTANTS_EXCHANGED],
    [exact(a + b, a * r + b * s), START_FOR_CONSTANT],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) {
    const k = (random.integer(2, 9) * random.pick([1, -1])) / 10;
    return proportional(k, random.integer(2, 20), random.integer(2, 4));
  }
  if (difficulty === 2) {
    const [k, m, start] = [random.integer(2, 6), notZero(random, 12), random.integer(-6, 9)];
    return m === start * k ? make(random, difficulty) : linear(k, m, start);
  }
  const [r, s] = [notZero(random, 4), notZero(random, 4)];
  const [a, b] = [notZero(random, 5), notZero(random, 5)];
  return r === s || a === b ? make(random, difficulty) : second(r, s, a, b);
}

/** Separable, linear and second-order equations with starting values. */
export const maOde = generator('ma-ode', make);
