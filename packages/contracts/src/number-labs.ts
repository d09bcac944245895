import { z } from 'zod';
import { NUMERAL_SYSTEMS } from './numeral-names.ts';

/**
 * Numerals to write, read and reckon with: which system first, the `number` it begins with, and whether numbers stay
 * within 20 (for those who begin to count: then Egyptian and Maya numerals only). `simply`: things to push together
 * under their signs, and nothing beside.
 */
export const countingProps = z
  .strictObject({
    system: z.enum(NUMERAL_SYSTEMS),
    range: z.enum(['twenty', 'large']),
    number: z.int().min(1).max(9_999_999),
    simply: z.literal(true).optional(),
  })
  .refine(({ system, range }) => range === 'large' || system === 'egyptian' || system === 'maya', {
    error: 'within 20 there are Egyptian and Maya numerals',
    path: ['system'],
  })
  .refine(({ range, number }) => range === 'large' || number <= 20, {
    error: 'a number within 20',
    path: ['number'],
  })
  .refine(({ simply, range }) => simply === undefined || range === 'twenty', {
    error: 'only within 20 one begins to count',
    path: ['simply'],
  });
export type CountingProps = z.infer<typeof countingProps>;

/** Tirtha's speed rules on the learner's own numbers; starts with rule 1 to 16. */
export const speedRulesProps = z.strictObject({ start: z.int().min(1).max(16) });
export type SpeedRulesProps = z.infer<typeof speedRulesProps>;
