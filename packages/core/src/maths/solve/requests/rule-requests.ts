import { Silence } from '../../silence.ts';
import { termAt, termRule } from '../sequence-rule.ts';
import { convertMixed } from '../mixed-number.ts';
import { numberAt, numbersAt, wholeAt, type Captures, type Request } from './phrase.ts';

/** The rule of a sequence, and one of its terms far on. */
const RULES: readonly Request[] = [
  {
    phrases: {
      en: [
        '<ask> [the] (nth term|n-th term|general term|formula|rule) (of|for) [the sequence|this sequence|the pattern] {list:values}',
        '<ask> [a|the] (formula|rule) for the (nth term|n-th term) (of|for) [the sequence|this sequence] {list:values}',
      ],
      fr: [
        '<ask> [le] (terme general|n-ieme terme|nieme terme|terme de rang n) (de|de la suite) {list:values}',
        "<ask> [l'] expression du (terme general|n-ieme terme) (de|de la suite) {list:values}",
      ],
      es: [
        '<ask> [el] (termino general|enesimo termino|n-esimo termino|termino n-esimo|termino enesimo) (de|de la sucesion|de la secuencia) {list:values}',
      ],
    },
    solve: (at, locale) => termRule(numbersAt(at, 'values', locale)),
  },
  {
    phrases: {
      en: [
        '<ask> [the] {n}~(st|nd|rd|th) term (of|in) [the sequence|this sequence|the pattern] {list:values}',
      ],
      fr: ['<ask> [le] {n}~(er|e|eme|ieme) terme (de|de la suite) {list:values}'],
      es: ['<ask> [el] termino [numero] {n} (de|de la sucesion|de la secuencia) {list:values}'],
    },
    solve: (at, locale) => termAt(numbersAt(at, 'values', locale), wholeAt(at, 'n', locale)),
  },
];

/** The bottom as it was typed must be the lowest: else the steps would not be those of the learner's number. */
function typedNumber(at: Captures, locale: 'en' | 'fr' | 'es') {
  const value = numberAt(at, 'n', locale);
  const bottom = /\/\s?(\d+)/.exec(at['n'] ?? '')?.[1];
  if (bottom === undefined || BigInt(bottom) !== value.denominator) throw new Silence('no lowest terms');
  return value;
}

function mixed(to: 'improper' | 'mixed', names: { en: string; fr: string; es: string }): Request {
  return {
    phrases: {
      en: [`[convert|write|change|turn|express|what is] {n} (as|to|into) [a|an] ${names.en}`],
      fr: [`[convertis|convertir|ecris|ecrire] {n} (en|sous forme de|comme) [une|un] ${names.fr}`],
      es: [`[convierte|convertir|escribe|escribir|expresa] {n} (en|como|a) [una|un] ${names.es}`],
    },
    solve: (at, locale) => convertMixed(typedNumber(at, locale), to),
  };
}

/** Requests about rules of sequences, and about mixed numbers. */
export const RULE_REQUESTS: readonly Request[] = [
  ...RULES,
  mixed('improper', {
    en: '(improper|top-heavy) fraction',
    fr: 'fraction impropre',
    es: 'fraccion impropia',
  }),
  mixed('mixed', {
    en: 'mixed (number|fraction|numeral)',
    fr: '(nombre mixte|nombre fractionnaire)',
    es: '(numero mixto|fraccion mixta)',
  }),
];
