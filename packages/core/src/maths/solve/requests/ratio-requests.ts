import type { Locale } from '@ori/contracts/locale';
import { shareInRatio } from '../ratio-shares.ts';
import { numberAt, type Captures, type Request } from './phrase.ts';

const NAMES = ['a', 'b', 'c', 'd'] as const;

/** The terms of a ratio that were written. */
const partsAt = (captures: Captures, locale: Locale) =>
  NAMES.filter((name) => captures[name] !== undefined).map((name) => numberAt(captures, name, locale));

const RATIOS = ['{a}~:~{b}~:~{c}~:~{d}', '{a}~:~{b}~:~{c}', '{a}~:~{b}', '{a} to {b}'];
const TO = { en: 'to', fr: 'a', es: 'a' } as const;

/** Every way to ask, with every way to write the ratio. */
function phrases(before: string, locale: Locale): string[] {
  return RATIOS.map((ratio) => `${before} ${ratio.replace(' to ', ` ${TO[locale]} `)}`);
}

/** What is shared may be named: `90 sweets`. */
function waysToShare(verbs: string, how: string, locale: Locale): string[] {
  return ['{whole}', '{whole} {word:thing}'].flatMap((whole) =>
    phrases(`(${verbs}) ${whole} ${how}`, locale),
  );
}

/** Sharing in a ratio: `share 60 in the ratio 2:3`. */
export const RATIO_REQUESTS: readonly Request[] = [
  {
    phrases: {
      en: waysToShare('share|divide|split', '(in|into) [the|a] [ratio] [of]', 'en'),
      fr: waysToShare(
        'partage|partager|repartis|divise',
        '(dans le rapport|selon le rapport|dans le ratio|selon le ratio|en)',
        'fr',
      ),
      es: waysToShare('reparte|repartir|divide|dividir', '(en la razon|en la proporcion|en razon|en)', 'es'),
    },
    solve: (at, locale) => shareInRatio(numberAt(at, 'whole', locale), partsAt(at, locale)),
  },
];
