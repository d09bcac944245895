import { z } from 'zod';
import { words } from './common.ts';

const sutra = z.strictObject({
  n: z.int().min(1).max(16),
  sutra: words,
  gloss: words,
  identity: words,
  example: words,
  proofStatus: words,
});

/** vedic.json: Tirtha's speed rules (1965) with the identity behind each. */
export const vedicFile = z.strictObject({ about: words, rule: words, sutras: z.array(sutra).length(16) });
