import type { Lesson } from '@ori/contracts/content';
import type { Locale } from '@ori/contracts/locale';

/** Lessons of the first years can be heard part by part: the language they are read in. */
export const aloudIn = ({ band, locale }: Pick<Lesson, 'band' | 'locale'>): Locale | undefined =>
  band === 'K-2' ? locale : undefined;
