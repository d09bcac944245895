import { z } from 'zod';
import { evidenceLabel, source } from './content.ts';
import { ledgerClaim, statement } from './heritage.ts';
import { locale } from './locale.ts';
import { NUMERAL_SYSTEMS } from './numeral-names.ts';

/** A sentence about a way of writing numbers, with its label and what it rests on. */
export const numeralClaim = z.object({
  id: z.string(),
  text: z.string(),
  label: evidenceLabel,
  sources: z.array(source),
});
export type NumeralClaim = z.infer<typeof numeralClaim>;

/** A way of writing numbers as the page tells it: the mapping of the ledger first, then what we say of its signs. */
export const numeralSystem = z.object({
  id: z.enum(NUMERAL_SYSTEMS),
  cultureName: z.string(),
  /** The culture's page. */
  culture: z.string(),
  date: z.string(),
  /** The language of culture, date and mapping. */
  lang: locale,
  mapping: statement,
  claims: z.array(numeralClaim),
  /** A number that shows what is special in it, with its places or its sum as they are printed beside it. */
  example: z.object({
    number: z.int(),
    printed: z.string().nullable(),
    /** The word for it in the system's own language. */
    word: z.object({ text: z.string(), lang: z.string() }).nullable(),
  }),
});
export type NumeralSystemTold = z.infer<typeof numeralSystem>;

/** The inside of a `<math>` element, and why the line holds. */
const proofLine = z.object({ math: z.string(), why: z.string().nullable() });

/** A speed rule with its identity and proof, in the reader's language. */
export const speedRule = z.object({
  n: z.int(),
  sutra: z.string(),
  gloss: z.string(),
  says: z.string(),
  /** Lines, each the inside of a `<math>` element. */
  identity: z.array(z.string()),
  proof: z.array(proofLine),
  /** Whether authors use it in different ways. */
  usesVary: z.boolean(),
});
export type SpeedRuleTold = z.infer<typeof speedRule>;

/** Everything that the page of numbers tells. */
export const numbersAnswer = z.object({
  systems: z.array(numeralSystem),
  rules: z.array(speedRule),
  /** Why the rules hold: label and sources of all sixteen. */
  ruleStatement: statement,
  /** What the ledger says of “Vedic mathematics”. */
  contested: ledgerClaim.pick({ id: true, title: true, lang: true, text: true, label: true, sources: true }),
});
export type NumbersAnswer = z.infer<typeof numbersAnswer>;
