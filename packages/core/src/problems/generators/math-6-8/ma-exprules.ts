import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { fraction, generator, integerItem, step, type Wrong } from '../../item.ts';
import { listItem } from '../../item-several.ts';
import {
  EXPONENTS_ADDED,
  EXPONENTS_DIVIDED,
  EXPONENTS_MULTIPLIED,
  EXPONENT_SIGN_LOST,
  POWER_ON_FIRST_LETTER,
  SUBTRACTED_THE_OTHER_WAY,
} from '../../misconceptions/powers-and-chances.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { raised } from './written.ts';

const NUDGE = text({
  en: 'Write the factors out. How many equal factors are there?',
  fr: 'Écris tous les facteurs. Combien de facteurs égaux y a-t-il ?',
  es: 'Escribamos los factores. ¿Cuántos factores iguales hay?',
});
const power = (base: string, exponent: number) => `${base}${raised(exponent)}`;

interface Rule {
  readonly asked: string;
  readonly working: string;
  readonly answer: number;
  readonly reason: { readonly en: string; readonly fr: string; readonly es: string };
  readonly wrong: readonly Wrong<number>[];
}

function productRule(base: string, m: number, n: number): Rule {
  return {
    asked: `${power(base, m)} × ${power(base, n)}`,
    working: `${m} + ${n}`,
    answer: m + n,
    reason: {
      en: 'The factors of both stand in one row, so their numbers add up.',
      fr: 'Les facteurs des deux sont en une rangée : leurs nombres s’ajoutent.',
      es: 'Los factores de ambos están en una fila: sus cantidades se suman.',
    },
    wrong: [
      [m * n, EXPONENTS_MULTIPLIED],
      [Math.abs(m - n), SUBTRACTED_THE_OTHER_WAY],
    ],
  };
}

function quotientRule(base: string, m: number, n: number): Rule {
  return {
    asked: `${power(base, m)} ÷ ${power(base, n)}`,
    working: `${m} − ${n}`,
    answer: m - n,
    reason: {
      en: 'Equal factors above and below cancel; what is left below gives a negative exponent.',
      fr: 'Les facteurs égaux se simplifient ; ceux qui restent en bas donnent un exposant négatif.',
      es: 'Los factores iguales se cancelan; los que quedan abajo dan un exponente negativo.',
    },
    wrong: [
      ...(m < n ? [[n - m, EXPONENT_SIGN_LOST] as const] : [[n - m, SUBTRACTED_THE_OTHER_WAY] as const]),
      [m / n, EXPONENTS_DIVIDED],
      [m + n, EXPONENTS_ADDED],
    ],
  };
}

function powerRule(base: string, m: number, n: number): Rule {
  return {
    asked: `(${power(base, m)})${raised(n)}`,
    working: `${m} × ${n}`,
    answer: m * n,
    reason: {
      en: 'The bracket comes so many times, each time with so many factors.',
      fr: 'La parenthèse vient autant de fois, chaque fois avec autant de facteurs.',
      es: 'El paréntesis aparece tantas veces, cada vez con tantos factores.',
    },
    wrong: [
      [m + n, EXPONENTS_ADDED],
      [m ** n, EXPONENTS_MULTIPLIED],
    ],
  };
}

function oneExponent({ asked, working, answer, reason, wrong }: Rule, base: string): PracticeItem {
  const all = { asked, base, working: working.replace('--', '−'), answer };
  const explained = {
    prompt: text(
      {
        en: '{asked} is a power of {base}. What is its exponent?',
        fr: '{asked} est une puissance de {base}. Quel est son exposant ?',
        es: '{asked} es una potencia de {base}. ¿Cuál es su exponente?',
      },
      all,
    ),
    nudge: NUDGE,
    steps: [
      step(
        {
          en: 'Count the factors {base}.',
          fr: 'On compte les facteurs {base}.',
          es: 'Se cuentan los factores {base}.',
        },
        reason,
        all,
      ),
      step(
        '{working} = {answer}',
        {
          en: 'This is how many factors there are in the end.',
          fr: 'C’est le nombre de facteurs à la fin.',
          es: 'Es la cantidad de factores al final.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, answer, wrong);
}

const BASES = ['2', '3', '5', '7', 'x', 'a', 'n'] as const;

const TWO_LETTERS_PROMPT = {
  en: 'Simplify {asked} to a product of one power of x and one power of y. Which exponents do they have?',
  fr: 'Réduis {asked} en un produit d’une puissance de x et d’une puissance de y. Quels sont leurs exposants ?',
  es: 'Reducir {asked} a un producto de una potencia de x y una de y. ¿Qué exponentes tienen?',
};

const TWO_LETTERS_WORDS = {
  en: 'The bracket first: its exponent belongs to both letters.',
  fr: 'D’abord la parenthèse : son exposant touche les deux lettres.',
  es: 'Primero el paréntesis: su exponente afecta a las dos letras.',
};

const TWO_LETTERS_WORDS_2 = {
  en: 'The bracket comes so many times, with all that is in it.',
  fr: 'La parenthèse vient autant de fois, avec tout son contenu.',
  es: 'El paréntesis aparece tantas veces, con todo lo que contiene.',
};

const pair = (x: number, y: number) => [fraction(x, 1), fraction(y, 1)];

/** (xᵃ yᵇ)ᶜ × xᵈ */
function twoLetters(random: SeededRandom): PracticeItem {
  const [a, b, c, d] = [
    random.integer(1, 4),
    random.integer(2, 5),
    random.integer(2, 4),
    random.integer(2, 6),
  ];
  const divides = random.pick([true, false]);
  const first = a * c + (divides ? -d : d);
  const all = {
    asked: `(${a === 1 ? 'x' : power('x', a)}${power('y', b)})${raised(c)} ${divides ? '÷' : '×'} ${power('x', d)}`,
    xc: a * c,
    yc: b * c,
    d,
    sign: divides ? '−' : '+',
    first,
  };
  const explained = {
    prompt: text(TWO_LETTERS_PROMPT, all),
    nudge: NUDGE,
    steps: [
      step(TWO_LETTERS_WORDS, TWO_LETTERS_WORDS_2),
      step(
        {
          en: 'x: {xc} {sign} {d} = {first}; y: {yc}',
          fr: 'x : {xc} {sign} {d} = {first} ; y : {yc}',
          es: 'x: {xc} {sign} {d} = {first}; y: {yc}',
        },
        {
          en: 'Products add the exponents of one letter, quotients subtract them.',
          fr: 'Un produit ajoute les exposants d’une lettre, un quotient les soustrait.',
          es: 'El producto suma los exponentes de una letra; el cociente los resta.',
        },
        all,
      ),
    ],
  };
  return listItem(
    explained,
    [
      { en: 'exponent of x', fr: 'exposant de x', es: 'exponente de x' },
      { en: 'exponent of y', fr: 'exposant de y', es: 'exponente de y' },
    ],
    pair(first, b * c),
    [
      [pair(first, b), POWER_ON_FIRST_LETTER],
      [pair(a + c + (divides ? -d : d), b + c), EXPONENTS_ADDED],
    ],
  );
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const base = random.pick(BASES);
  const [m, n] = [random.integer(2, 9), random.integer(2, 9)];
  if (difficulty === 1) return oneExponent(productRule(base, m, n), base);
  if (difficulty === 3) return twoLetters(random);
  return oneExponent(
    random.pick([true, false])
      ? quotientRule(base, m, m === n ? n + 1 : n)
      : powerRule(base, m, random.integer(3, 6)),
    base,
  );
}

/** Products, quotients and powers of powers (CCSS 8.EE.A.1). */
export const maExprules = generator('ma-exprules', make);
