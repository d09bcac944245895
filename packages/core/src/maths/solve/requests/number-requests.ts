import type { Locale } from '@ori/contracts/locale';
import { binary, number, type Operator } from '../../expressions/expression.ts';
import { divide, isWhole, rational } from '../../rational.ts';
import { Silence } from '../../silence.ts';
import { solveArithmetic } from '../arithmetic.ts';
import {
  factorsOf,
  greatestCommonFactorOf,
  leastCommonMultipleOf,
  primeFactorisation,
  remainderOf,
  simplestRatio,
  whetherPrime,
} from '../factors-and-multiples.ts';
import { compareNumbers, convertNumber, fractionOf } from '../number-forms.ts';
import { nextTerm } from '../sequence.ts';
import { solveStatistic, type Statistic } from '../statistics.ts';
import { numberAt, numbersAt, wholeAt, type Captures, type Request } from './phrase.ts';
import { ROUND_REQUESTS } from './round-requests.ts';

function wholes(captures: Captures, locale: Locale): bigint[] {
  return numbersAt(captures, 'values', locale).map((value) => {
    if (!isWhole(value)) throw new Silence('no whole numbers');
    return value.numerator;
  });
}

function operation(operator: Operator, phrases: Request['phrases']): Request {
  return {
    phrases,
    solve: (at, locale) => {
      const [a, b] = [number(numberAt(at, 'a', locale)), number(numberAt(at, 'b', locale))];
      return solveArithmetic(binary(operator, a, b));
    },
  };
}

function statistic(kind: Statistic, names: Readonly<Record<Locale, string>>): Request {
  const { en, fr, es } = names;
  return {
    phrases: {
      en: [`<ask> [the] (${en}) (of|for) [the numbers|the data|these numbers|the set] {list:values}`],
      fr: [`<ask> [la|le] (${fr}) (de|des nombres|des valeurs|de la serie) {list:values}`],
      es: [`<ask> [la|el] (${es}) (de los numeros|de los datos|de) {list:values}`],
    },
    solve: (at, locale) => solveStatistic(kind, numbersAt(at, 'values', locale)),
  };
}

/** Whole numbers: what divides them, and what they divide. */
const WHOLE_REQUESTS: readonly Request[] = [
  {
    phrases: {
      en: [
        '<ask> [the] (gcf|gcd|hcf|greatest common factor|greatest common divisor|highest common factor) (of|between) {list:values}',
        '(gcf|gcd|hcf)<(>{list:values}<)>',
      ],
      fr: [
        'pgcd<(>{list:values}<)>',
        '<ask> [le] (pgcd|plus grand commun diviseur|plus grand diviseur commun) (de|entre) {list:values}',
      ],
      es: ['<ask> [el] (mcd|maximo comun divisor) (de|entre) {list:values}', 'mcd<(>{list:values}<)>'],
    },
    solve: (at, locale) => greatestCommonFactorOf(wholes(at, locale)),
  },
  {
    phrases: {
      en: [
        '<ask> [the] (lcm|lcd|least common multiple|lowest common multiple|least common denominator) (of|for|between) {list:values}',
        '(lcm|lcd)<(>{list:values}<)>',
      ],
      fr: [
        'ppcm<(>{list:values}<)>',
        '<ask> [le] (ppcm|plus petit commun multiple|plus petit multiple commun) (de|entre) {list:values}',
      ],
      es: ['<ask> [el] (mcm|minimo comun multiplo) (de|entre) {list:values}', 'mcm<(>{list:values}<)>'],
    },
    solve: (at, locale) => leastCommonMultipleOf(wholes(at, locale)),
  },
  {
    phrases: {
      en: ['<ask> [the] prime (factors|factorization|factorisation) of {n}'],
      fr: [
        '<ask> [la] (decomposition en facteurs premiers|les facteurs premiers) de {n}',
        '(decompose|decomposer) {n} en facteurs premiers',
      ],
      es: [
        '<ask> [la] (descomposicion en factores primos|los factores primos) de {n}',
        '(descompon|descomponer) {n} en factores primos',
      ],
    },
    solve: (at, locale) => primeFactorisation(wholeAt(at, 'n', locale)),
  },
  {
    phrases: {
      en: ['is {n} [a] prime', 'is {n} a prime number'],
      fr: ['{n} est-il [un nombre] premier', 'est-ce que {n} est [un nombre] premier'],
      es: ['es {n} [un numero] primo', 'es primo [el] {n}'],
    },
    solve: (at, locale) => whetherPrime(wholeAt(at, 'n', locale)),
  },
  {
    phrases: {
      en: ['<ask> [all] [the] (factors|divisors) of {n}'],
      fr: ['<ask> [tous] [les] diviseurs de {n}'],
      es: ['<ask> [todos] [los] divisores de {n}'],
    },
    solve: (at, locale) => factorsOf(wholeAt(at, 'n', locale)),
  },
  {
    phrases: {
      en: ['<ask> [the] remainder (when|of) {a} [is] divided by {b}'],
      fr: ['<ask> [le] reste de la division de {a} par {b}'],
      es: ['<ask> [el] (resto|residuo) de (dividir|la division de) {a} (entre|por) {b}'],
    },
    solve: (at, locale) => remainderOf(wholeAt(at, 'a', locale), wholeAt(at, 'b', locale)),
  },
  {
    phrases: {
      en: ['simplify [the ratio] {a}~:~{b}'],
      fr: ['(simplifie|simplifier) [le rapport|le ratio] {a}~:~{b}'],
      es: ['(simplifica|simplificar) [la razon] {a}~:~{b}'],
    },
    solve: (at, locale) => simplestRatio([wholeAt(at, 'a', locale), wholeAt(at, 'b', locale)]),
  },
];

/** How a number is written, rounded, compared. */
const FORM_REQUESTS: readonly Request[] = [
  {
    phrases: {
      en: ['<ask> [the] {part} of {whole}'],
      fr: ['<ask> [les] {part} de {whole}'],
      es: ['<ask> [los] {part} de {whole}'],
    },
    solve: (at, locale) =>
      /[/½⅓⅔¼¾⅕⅛⅜⅝⅞]/.test(at['part'] ?? '')
        ? fractionOf(numberAt(at, 'part', locale), numberAt(at, 'whole', locale))
        : null,
  },
  ...(['fraction', 'decimal', 'percent'] as const).map((to): Request => {
    const [en, fr, es] = {
      fraction: ['fraction', 'fraction', 'fraccion'],
      decimal: ['decimal', '(nombre decimal|decimal)', '(numero decimal|decimal)'],
      percent: ['(percent|percentage)', 'pourcentage', 'porcentaje'],
    }[to];
    return {
      phrases: {
        en: [`[convert|write|change|turn|express|what is] {n}~[%] (as|to|into) [a|an] ${en}`],
        fr: [`[convertis|convertir|ecris|ecrire] {n}~[%] (en|sous forme de) ${fr}`],
        es: [`[convierte|convertir|escribe|escribir|expresa] {n}~[%] (en|como|a) [forma de] ${es}`],
      },
      solve: (at, locale, text) => {
        const value = numberAt(at, 'n', locale);
        const percent = /\d\s?%/.test(text);
        return convertNumber(percent ? divide(value, rational(100)) : value, to);
      },
    };
  }),
  ...ROUND_REQUESTS,
  {
    phrases: {
      en: [
        'which is (bigger|larger|greater) {a} or {b}',
        'which is (bigger|larger|greater)[,] {a} or {b}',
        'compare {a} and {b}',
      ],
      fr: ['(compare|comparer) {a} et {b}', 'lequel est (le plus grand|plus grand) {a} ou {b}'],
      es: ['(compara|comparar) {a} y {b}', 'cual es mayor {a} o {b}'],
    },
    solve: (at, locale) =>
      compareNumbers(
        [numberAt(at, 'a', locale), numberAt(at, 'b', locale)],
        [(at['a'] ?? '').trim(), (at['b'] ?? '').trim()],
      ),
  },
  {
    phrases: {
      en: [
        '<ask> [the] next (number|term) in [the|this] (sequence|pattern) {list:values}',
        '<ask> [the] next (number|term) (in|of|after) {list:values}',
        'what comes next {list:values}',
        'what comes next in [the|this] (sequence|pattern) {list:values}',
      ],
      fr: [
        '<ask> [le] (terme|nombre) suivant (de|dans) la (suite|sequence) {list:values}',
        '<ask> [le] (terme|nombre) suivant (de|dans|apres) {list:values}',
      ],
      es: [
        '<ask> [el] (siguiente termino|siguiente numero|numero siguiente) (de|en) la (sucesion|secuencia) {list:values}',
        '<ask> [el] (siguiente termino|siguiente numero|numero siguiente) (de|en|despues de) {list:values}',
      ],
    },
    solve: (at, locale) => nextTerm(numbersAt(at, 'values', locale)),
  },
];

const OPERATION_REQUESTS: readonly Request[] = [
  operation('+', {
    en: ['add {a} (and|to) {b}', '<ask> [the] sum of {a} and {b}'],
    fr: ['(additionne|ajoute) {a} (et|a) {b}', '<ask> [la] somme de {a} et [de] {b}'],
    es: ['suma {a} (y|mas) {b}', '<ask> [la] suma de {a} y {b}'],
  }),
  operation('*', {
    en: ['multiply {a} (by|and) {b}', '<ask> [the] product of {a} and {b}'],
    fr: ['(multiplie|multiplier) {a} par {b}', '<ask> [le] produit de {a} (par|et) [de] {b}'],
    es: ['(multiplica|multiplicar) {a} por {b}', '<ask> [el] producto de {a} (y|por) {b}'],
  }),
  operation('/', {
    en: ['divide {a} by {b}', '<ask> [the] quotient of {a} and {b}'],
    fr: ['(divise|diviser) {a} par {b}', '<ask> [le] quotient de {a} par {b}'],
    es: ['(divide|dividir) {a} (entre|por) {b}', '<ask> [el] cociente de {a} (entre|y) {b}'],
  }),
  operation('-', {
    en: ['(subtract|take|take away) {b} from {a}', '<ask> [the] difference (of|between) {a} and {b}'],
    fr: ['(soustrais|retranche|enleve) {b} (a|de) {a}'],
    es: ['(resta|restar) {b} (a|de) {a}'],
  }),
];

const STATISTIC_REQUESTS: readonly Request[] = [
  statistic('mean', { en: 'mean|average', fr: 'moyenne', es: 'media|promedio' }),
  statistic('median', { en: 'median', fr: 'mediane', es: 'mediana' }),
  statistic('mode', { en: 'mode', fr: 'mode', es: 'moda' }),
  statistic('range', { en: 'range', fr: "etendue|l'etendue", es: 'rango|recorrido' }),
];

/** Requests about numbers, without shapes and letters. */
export const NUMBER_REQUESTS: readonly Request[] = [
  ...OPERATION_REQUESTS,
  ...WHOLE_REQUESTS,
  ...FORM_REQUESTS,
  ...STATISTIC_REQUESTS,
];
