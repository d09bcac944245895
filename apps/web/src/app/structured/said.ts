import type { TFunction } from 'i18next';
import type { Place } from '../page-head.ts';

/** What a teller knows of its page: the data it was drawn from, where it is, what it is called. */
export interface Said {
  readonly data: unknown;
  readonly place: Place;
  readonly title: string;
  readonly description: string;
  readonly t: TFunction;
}

export const SCHEMA = 'https://schema.org';

/** The address of a page of ours in the language of this one. */
export function addressOf({ place }: Pick<Said, 'place'>, path: string): string {
  return `${place.origin}${path}${place.locale === 'en' ? '' : `?lng=${place.locale}`}`;
}

/** Who gives it all: named the same on every page, so that a reader of the data knows it for one. */
export function providerOf({ place, t }: Pick<Said, 'place' | 't'>): object {
  return {
    '@type': 'Organization',
    '@id': `${place.origin}/#organization`,
    name: t('site.name'),
    url: `${place.origin}/`,
  };
}
