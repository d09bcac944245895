import { z } from 'zod';
import { kimLevel } from '@ori/contracts/content';
import { words } from './common.ts';

const level = z.strictObject({
  level: kimLevel,
  adds: words,
  ancestry: z.boolean(),
  synthesis: z.boolean(),
  mythology: z.union([z.boolean(), z.literal('toggle')]),
});

const pattern = z.strictObject({
  id: words,
  title: words,
  mappings: z.array(words).min(3),
  cultures: z.array(words).min(2),
  unlock: words,
});

/** kim.json: levels, patterns, rubric and mythology pages of Knowledge Inheritance Mapping. */
export const kimFile = z.strictObject({
  levels: z.array(level).length(4),
  patterns: z.array(pattern),
  rubric: z.array(z.strictObject({ criterion: words, levels: z.array(words).length(4) })),
  pass_: words,
  mythologyPages: z.record(z.enum(['quantum', 'chemistry', 'astronomy']), z.array(words).min(1)),
});
