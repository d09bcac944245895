import { z } from 'zod';
import { words } from './common.ts';

const culture = z.strictObject({
  id: words,
  name: words,
  period: words,
  region: words,
  core: z.boolean(),
  why: words,
  livingCommunities: words,
  careNote: words,
});

/** cultures.json: the eight cultures and their companions. */
export const culturesFile = z.array(culture);
