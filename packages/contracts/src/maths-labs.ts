import { z } from 'zod';

/**
 * The series 1 − 1/3 + 1/5 − … for a quarter of π, with or without a correction for its endless rest.
 * `terms` are added at the start; the bench `own` lets the learner find the constant of a correction.
 */
export const seriesSumProps = z.strictObject({
  bench: z.enum(['terms', 'own']),
  terms: z.int().min(1).max(30),
});
export type SeriesSumProps = z.infer<typeof seriesSumProps>;

const condition = z
  .strictObject({ modulus: z.int().min(2).max(12), remainder: z.int().min(0).max(11) })
  .refine(({ modulus, remainder }) => remainder < modulus, {
    error: 'a remainder is less than what is divided by',
    path: ['remainder'],
  });

/** Remainders that an unknown number leaves; the moduli may share factors, so that no number may fit. */
export const remaindersProps = z.strictObject({ conditions: z.array(condition).min(2).max(3) });
export type RemaindersProps = z.infer<typeof remaindersProps>;
