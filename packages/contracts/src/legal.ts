import { z } from 'zod';
import { legalSummary, legalText, textSlug } from './texts.ts';

/** Who runs this installation and whom data can reach from it, as its settings say; null where nothing is set. */
export const installation = z
  .object({
    /** A person or company, and where letters reach them. */
    operator: z.object({ name: z.string(), address: z.string().nullable() }).nullable(),
    contact: z.string(),
    phone: z.string().nullable(),
    /** What the law asks some operators to tell besides, each in the operator's own words. */
    notes: z.object({
      /** Whose computers this installation runs on. */
      hosting: z.string().nullable(),
      /** On what ground data goes to services in other countries, and where a copy of it can be had. */
      transfers: z.string().nullable(),
      /** In the European Union, of an operator outside it; or a data protection officer. */
      representative: z.string().nullable(),
      /** Whom a consumer may ask to mediate. */
      mediator: z.string().nullable(),
    }),
    /** The mail service that carries letters; null: they stay on this computer. */
    mailHost: z.string().nullable(),
    hasGoogle: z.boolean(),
    /** `test`: the built-in gateway, which moves no money. */
    payments: z.enum(['stripe', 'test']).nullable(),
    /** Whose language model a parent may switch on. */
    modelVendor: z.string().nullable(),
  })
  .meta({ id: 'Installation' });
export type Installation = z.infer<typeof installation>;
export type OperatorNotes = Installation['notes'];

export const legalParams = z.object({ slug: textSlug.max(80) });
export const legalAnswer = z.object({
  text: legalText,
  /** The other versions of the same text, the newest first; each stays readable under its own slug. */
  versions: z.array(legalSummary),
  /** The next version, which does not hold yet; null where none is announced. */
  coming: legalSummary.nullable(),
  installation,
});
export type LegalAnswer = z.infer<typeof legalAnswer>;
