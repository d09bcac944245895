import { z } from 'zod';
import { localisedText } from '@ori/contracts/locale';

/** culture-pages.json: what the page of each culture says of it, in every language. */
export const culturePagesFile = z.record(
  z.string(),
  z.strictObject({
    period: localisedText,
    region: localisedText,
    /** Why lessons draw on it. */
    why: localisedText,
    /** Whose heritage it is today. */
    today: localisedText,
    /** What its time and places are known by: ids of the bibliography, one of them the things themselves. */
    sources: z.array(z.string()).min(2),
  }),
);
