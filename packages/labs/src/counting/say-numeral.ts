import type { Locale } from '@ori/contracts/locale';
import { EGYPTIAN_SIGNS } from '@ori/core/numerals/egyptian';
import { barsAndDots } from '@ori/core/numerals/maya';
import { type Digits, numberOf } from '@ori/core/numerals/places';
import { yorubaFormula, yorubaSum, yorubaWord } from '@ori/core/numerals/yoruba';
import { number, say } from '../frame/words.ts';
import { type Written, worthsOf } from './systems.ts';
import { SIGN_WORDS as S } from './words.ts';

/** `isRiddle`: names the signs without their worth, for one who is to read them. */
type Told = (digits: Digits, written: Written, locale: Locale, isRiddle: boolean) => string;

const EGYPTIAN: Told = (digits, _written, locale, isRiddle) =>
  EGYPTIAN_SIGNS.flatMap((sign, place) => {
    const count = digits[place] ?? 0;
    if (count === 0) return [];
    const name = say(S[sign], locale);
    return [isRiddle ? `${name}: ${count}` : `${count} × ${number(10 ** place, locale)} (${name})`];
  })
    .toReversed()
    .join(isRiddle ? ', ' : ' + ');

function wedgePlace(tens: number, ones: number, locale: Locale, isRiddle: boolean): string {
  if (tens + ones === 0) return say(S.empty, locale);
  const told = (count: number, worth: number, name: string): string[] => {
    if (count === 0) return [];
    return [isRiddle ? `${name}: ${count}` : `${count} × ${worth} (${name})`];
  };
  return [...told(tens, 10, say(S.corner, locale)), ...told(ones, 1, say(S.upright, locale))].join(
    isRiddle ? ', ' : ' + ',
  );
}

const BABYLONIAN: Told = (digits, _written, locale, isRiddle) =>
  Array.from({ length: Math.ceil(digits.length / 2) }, (_, at) =>
    wedgePlace(digits[2 * at + 1] ?? 0, digits[2 * at] ?? 0, locale, isRiddle),
  )
    .toReversed()
    .join(' | ');

function mayaPlace(digit: number, locale: Locale): string {
  if (digit === 0) return say(S.shell, locale);
  const { bars, dots } = barsAndDots(digit);
  const parts = [bars > 0 && say(S.bars, locale, { n: bars }), dots > 0 && say(S.dots, locale, { n: dots })];
  return parts.filter((part) => part !== false).join(', ');
}

const MAYA: Told = (digits, written, locale, isRiddle) => {
  const worths = worthsOf('maya', written.mode);
  if (digits.length === 1) return mayaPlace(digits[0] ?? 0, locale);
  const places = digits.map(
    (digit, place) => `${mayaPlace(digit, locale)} (${isRiddle ? '' : `${digit} `}× ${worths[place] ?? 1})`,
  );
  const told = places.toReversed().join(' | ');
  return `${say(S.fromTop, locale)}: ${told}`;
};

function rodPlace(digit: number, place: number, locale: Locale): string {
  if (digit === 0) return say(S.empty, locale);
  const across = digit > 5 ? Math.floor((digit - 1) / 5) : 0;
  const along = say(place % 2 === 0 ? S.standing : S.lying, locale, { n: digit - 5 * across });
  return across > 0 ? `${say(S.across, locale, { n: across })} + ${along}` : along;
}

const RODS: Told = (digits, { isNegative }, locale) => {
  const told = digits.map((digit, place) => rodPlace(digit, place, locale)).toReversed();
  return `${say(isNegative ? S.black : S.red, locale)}: ${told.join(' | ')}`;
};

function knots(digit: number, place: number, locale: Locale): string {
  if (digit === 0) return say(S.bare, locale);
  if (place > 0) return say(S.single, locale, { n: digit });
  return digit === 1 ? say(S.eight, locale) : say(S.long, locale, { n: digit });
}

const QUIPU: Told = (digits, _written, locale) =>
  `${say(S.fromTop, locale)}: ${digits
    .map((digit, place) => knots(digit, place, locale))
    .toReversed()
    .join(' | ')}`;

const YORUBA: Told = (digits, _written, locale) => {
  const formula = yorubaFormula(yorubaSum(numberOf(digits, [1])));
  return say(S.rowsOfDots, locale, { formula });
};

const TELLERS: Readonly<Record<Written['system'], Told>> = {
  egyptian: EGYPTIAN,
  babylonian: BABYLONIAN,
  maya: MAYA,
  rods: RODS,
  quipu: QUIPU,
  yoruba: YORUBA,
};

/** The signs of a written number in words, so that one who does not see them can read it, too. */
export function saySigns(written: Written, locale: Locale, isRiddle = false): string {
  return TELLERS[written.system](written.digits, written, locale, isRiddle);
}

/** The number's Yoruba sum, with its word where that is certain. */
export function sayYoruba(value: number, locale: Locale): string {
  const formula = yorubaFormula(yorubaSum(value));
  const word = yorubaWord(value);
  return word === null ? formula : say(S.called, locale, { formula, word });
}

const rodsIn = (digit: number): number => (digit > 5 ? digit - 4 : digit);

/** How many signs a number takes: strokes, wedges, dots and bars and shells, rods, knots, or parts of the sum. */
export function countSigns({ system, digits }: Written): number {
  const total = (of: (digit: number, place: number) => number): number =>
    digits.reduce((sum, digit, place) => sum + of(digit, place), 0);
  switch (system) {
    case 'egyptian':
    case 'babylonian':
      return total((digit) => digit);
    case 'maya':
      return total((digit) => (digit === 0 ? 1 : Math.floor(digit / 5) + (digit % 5)));
    case 'rods':
      return total(rodsIn);
    case 'quipu':
      return total((digit, place) => (place === 0 ? Math.min(digit, 1) : digit));
    case 'yoruba':
      return partsOfSum(numberOf(digits, [1]));
  }
}

function partsOfSum(value: number): number {
  const { isLessTen, ones } = yorubaSum(value);
  return 1 + Number(isLessTen) + Number(ones !== 0);
}
