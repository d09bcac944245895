import type { Locale } from '@ori/contracts/locale';

type Rewriting = readonly (readonly [words: RegExp, sign: string])[];

/** How signs are said; texts come without accents. */
const SPOKEN: Readonly<Record<Locale, Rewriting>> = {
  en: [
    [/\b(?:the )?square root of\s+(\d+(?:\.\d+)?|[a-z])\b/gi, 'sqrt($1)'],
    [/\bhalf of (\d+)\b/gi, '(1/2)*$1'],
    [/\bplus\b/gi, '+'],
    [/\b(?:minus|take away)\b/gi, '-'],
    [/\b(?:times|multiplied by)\b/gi, '*'],
    [/\b(?:divided by|over)\b/gi, '/'],
    [/ ?\bsquared\b/gi, '^2'],
    [/ ?\bcubed\b/gi, '^3'],
    [/ ?\bto the power (?:of )?/gi, '^'],
    [/\b(?:is )?equals?(?: to)?\b/gi, '='],
  ],
  fr: [
    [/\b(?:la )?racine carree de\s+(\d+(?:,\d+)?|[a-z])\b/gi, 'sqrt($1)'],
    [/\bla moitie de (\d+)\b/gi, '(1/2)*$1'],
    [/\bplus\b/gi, '+'],
    [/\bmoins\b/gi, '-'],
    [/\b(?:fois|multiplie par)\b/gi, '*'],
    [/\b(?:divise par|sur)\b/gi, '/'],
    [/ ?\bau carre\b/gi, '^2'],
    [/ ?\bau cube\b/gi, '^3'],
    [/ ?\b(?:a la )?puissance /gi, '^'],
    [/\b(?:est )?egale?(?: a)?\b/gi, '='],
  ],
  es: [
    [/\b(?:la )?raiz cuadrada de\s+(\d+(?:,\d+)?|[a-z])\b/gi, 'sqrt($1)'],
    [/\bla mitad de (\d+)\b/gi, '(1/2)*$1'],
    [/\bmas\b/gi, '+'],
    [/\bmenos\b/gi, '-'],
    [/\b(?:por|multiplicado por)\b/gi, '*'],
    [/\b(?:dividido (?:por|entre)|entre|sobre)\b/gi, '/'],
    [/ ?\bal cuadrado\b/gi, '^2'],
    [/ ?\bal cubo\b/gi, '^3'],
    [/ ?\b(?:elevado a(?: la)?) /gi, '^'],
    [/\b(?:es )?igual(?: a)?\b/gi, '='],
  ],
};

/** `-3 squared`, `2/3 squared`: does the power reach the sign, the fraction? */
const POWER_OF_WHAT =
  /(?:- ?\d+|\d ?\/ ?\d+) ?(?:squared|cubed|to the power|au carre|au cube|(?:a la )?puissance|al cuadrado|al cubo|elevado)/i;

/** The text with spoken signs as written ones; null for a spoken power with two readings. */
export function withWrittenSigns(text: string, locale: Locale): string | null {
  const plain = text.replace(/[−–]/g, '-');
  if (POWER_OF_WHAT.test(plain)) return null;
  return SPOKEN[locale].reduce((rest, [words, sign]) => rest.replace(words, sign), plain);
}
