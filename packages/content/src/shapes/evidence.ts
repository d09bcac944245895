import { z } from 'zod';
import { evidenceLabel } from '@ori/contracts/content';
import { words } from './common.ts';

const label = z.strictObject({
  key: evidenceLabel,
  order: z.int().min(1),
  name: words,
  icon: words,
  colorToken: words,
  definition: words,
  child: words,
  teen: words,
  adult: words,
  minSources: z.int().min(1),
  sourceRule: words,
});

const contestedClaim = z.strictObject({
  id: words,
  title: words,
  label: evidenceLabel,
  says: words,
  sources: z.array(words).min(1),
  note: z.string(),
  doubt: z.boolean(),
});

/** evidence.json: the labels, the rules, and what the product says on contested claims. */
export const evidenceFile = z.strictObject({
  labels: z.array(label).length(5),
  rules: z.array(words),
  contestedClaims: z.array(contestedClaim),
});
