import { z } from 'zod';
import { evidenceLabel } from '@ori/contracts/content';
import { words } from './common.ts';

const element = z.strictObject({
  symbol: words,
  Z: z.int().min(1).max(118),
  name: words,
  egyptianName: z.string(),
  material: words,
  label: evidenceLabel,
  evidence: z.string(),
  doubt: z.boolean(),
});

/** kemet.json: elements found inside the materials of Kemet. */
export const kemetFile = z.strictObject({
  title: words,
  banner: words,
  etymology: z.array(words),
  elements: z.array(element),
  compounds: z.array(z.strictObject({ name: words, formula: words, how: words, source: z.string() })),
});
