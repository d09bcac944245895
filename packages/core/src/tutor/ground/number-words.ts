import type { Locale } from '@ori/contracts/locale';

const UP_TO_TWENTY: Readonly<Record<Locale, string>> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  fr: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
  es: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
};
const TENS: Readonly<Record<Locale, string>> = {
  en: 'thirty forty fifty sixty seventy eighty ninety hundred',
  fr: 'trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix cent',
  es: 'treinta cuarenta cincuenta sesenta setenta ochenta noventa cien',
};
/** “one” is also a pronoun and an article: said as an answer, it stands after one of these. */
const ONE: Readonly<Record<Locale, readonly string[]>> = {
  en: ['is one', 'equals one', 'makes one', 'get one', 'answer: one', 'one is the answer'],
  fr: ['est un', 'égale un', 'égal à un', 'fait un', 'réponse : un'],
  es: ['es uno', 'igual a uno', 'da uno', 'respuesta: uno'],
};

/** The plain word, also for 1; null beyond 20 but for tens up to 100. */
export function plainNumberWord(value: number, locale: Locale): string | null {
  const tens = value % 10 === 0 ? TENS[locale].split(' ')[value / 10 - 3] : undefined;
  return UP_TO_TWENTY[locale].split(' ')[value] ?? tens ?? null;
}

/** The words for a whole number from 0 to 20, or a ten up to 100; none for others. */
export function numberWords(value: number, locale: Locale): readonly string[] {
  if (value === 1) return ONE[locale];
  const word = plainNumberWord(value, locale);
  return word === null ? [] : [word];
}
