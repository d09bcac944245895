import { LOCALES, type Locale } from '@ori/contracts/locale';
import { formatRational, isWhole, toNumber, type Rational } from '../../maths/rational.ts';
import { decimalText, mixedText } from '../../maths/written-number.ts';
import { numberWords, plainNumberWord } from './number-words.ts';
import { inThrees } from '../../problems/text.ts';

const WORDS_UP_TO = 100;
const MINUS: Readonly<Record<Locale, readonly string[]>> = {
  en: ['minus ', 'negative '],
  fr: ['moins '],
  es: ['menos '],
};

/** `1234567` with commas, points and spaces between groups of three. */
function grouped(digits: string): readonly string[] {
  const [whole = '', rest] = digits.split(/(?=[.,])/);
  if (whole.length <= 3) return [];
  return [',', '.', ' ', '\u202f'].map((mark) => inThrees(whole).join(mark) + (rest ?? ''));
}

function digitForms(size: Rational): readonly string[] {
  const decimals = LOCALES.flatMap((each) => decimalText(size, each) ?? []);
  return [...new Set([formatRational(size), mixedText(size), ...decimals, ...decimals.flatMap(grouped)])];
}

const isSmall = (size: Rational) => isWhole(size) && toNumber(size) <= WORDS_UP_TO;

function negativeForms(size: Rational, locale: Locale): readonly string[] {
  const word = isSmall(size) ? plainNumberWord(toNumber(size), locale) : null;
  const said = word === null ? [] : MINUS[locale].map((minus) => minus + word);
  const written = digitForms(size).flatMap((form) =>
    ['-', '− ', ...MINUS[locale]].map((minus) => minus + form),
  );
  return [...written, ...said];
}

/** A number in every writing: digits with either mark, grouped, as a fraction, mixed, and in words when small. */
export function numberForms(value: Rational, locale: Locale): readonly string[] {
  if (value.numerator < 0n) return negativeForms({ ...value, numerator: -value.numerator }, locale);
  const words = isSmall(value) ? numberWords(toNumber(value), locale) : [];
  return [...digitForms(value), ...words];
}
