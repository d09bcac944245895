import { BANDS } from '@ori/contracts/subjects';
import { LOCALES, localisedText } from '@ori/contracts/locale';
import { SITE_KINDS } from '@ori/contracts/site-search-names';
import { z } from 'zod';
import { words } from './common.ts';

const inEach = <Shape extends z.ZodType>(shape: Shape) =>
  z.strictObject({ en: shape, fr: shape, es: shape } satisfies Record<(typeof LOCALES)[number], Shape>);
const names = inEach(z.array(words));

/** search/pages.json: the public pages that are no lesson, culture or site, with the other names people have for them. */
export const searchPagesFile = z.array(
  z.strictObject({
    path: z.string().startsWith('/'),
    kind: z.enum(SITE_KINDS),
    title: localisedText,
    text: localisedText,
    aliases: names,
  }),
);

/**
 * search/names.json: what people call a thing, under its kind and id (`lesson rhymes`); search/topics.json: more of it for
 * lessons, which leads to them among lessons, and not before the worksheets and pages of the same name.
 */
export const searchNamesFile = z.record(z.string().regex(/^[a-z]+ [a-z0-9-]+$/), names);

/** search/words.json: phrases that mean the same, and what the ages are called. */
export const searchWordsFile = z.strictObject({
  synonyms: inEach(z.array(z.array(words).min(2))),
  bands: z.record(z.enum(BANDS), names),
});
