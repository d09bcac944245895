import { z } from 'zod';
import { stepCode } from './authenticator.ts';
import { LOOK_REASONS } from './administration-names.ts';
import { PASSWORD_MAX } from './limits.ts';
import { usedPasskey } from './passkeys.ts';

/** Minutes for which a secret given once more counts. */
export const PROOF_MINUTES = 10;
/** Copies of everything one family may ask for in a day. */
export const EXPORTS_A_DAY = 5;

/** One's own PIN, password or passkey once more; with none of them a code is asked for: the app's, or one sent by e-mail. */
export const proveInput = z
  .object({
    pin: z.string().max(PASSWORD_MAX).optional(),
    password: z.string().max(PASSWORD_MAX).optional(),
    code: stepCode.optional(),
    /** A mailed code, where the app's would be asked for. */
    mailCode: z.boolean().optional(),
    passkey: usedPasskey.optional(),
  })
  .strict();
export type ProveInput = z.infer<typeof proveInput>;

/** Who did something: the reader, another of the family, a teacher, people of this installation, or a job of the house. */
export const LOOKERS = ['you', 'family', 'teacher', 'staff', 'house'] as const;
export const looksQuery = z.object({
  cursor: z.string().max(200).optional(),
  childId: z.uuid().optional(),
  /** `others`: only what people outside the family did. */
  by: z.enum(['everybody', 'others']).default('everybody'),
});
export const look = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    act: z.string(),
    by: z.object({ kind: z.enum(LOOKERS), name: z.string().nullable() }),
    /** Whom it was about: somebody of the family, or nobody in particular. */
    about: z.object({ id: z.uuid(), name: z.string() }).nullable(),
    /** What was opened, where that was written down. */
    operation: z.string().nullable(),
    /** Why somebody of this installation opened it, where they said so. */
    reason: z.enum(LOOK_REASONS).nullable(),
  })
  .meta({ id: 'Look', description: 'An entry of the audit as a parent reads it.' });
export type Look = z.infer<typeof look>;
export const looksAnswer = z.object({ looks: z.array(look), nextCursor: z.string().nullable() });

/** A consent as it was given: the version names the text. */
export const givenConsent = z.object({
  id: z.uuid(),
  childId: z.uuid(),
  firstName: z.string(),
  version: z.string(),
  method: z.string(),
  /** What the method rests on: when the address was confirmed, or a payment’s reference; null for consents of before. */
  evidence: z.string().nullable(),
  givenAt: z.iso.datetime(),
  givenByYou: z.boolean(),
  revokedAt: z.iso.datetime().nullable(),
  /** It ended because a newer text was agreed to. */
  isReplaced: z.boolean(),
});
export type GivenConsent = z.infer<typeof givenConsent>;
/** The terms of service as the reader agreed to them. */
const agreedTerms = z.object({ version: z.string(), agreedAt: z.iso.datetime() });
export type AgreedTerms = z.infer<typeof agreedTerms>;
export const consentsAnswer = z.object({
  consents: z.array(givenConsent),
  /** Null where the account was made without them. */
  terms: agreedTerms.nullable(),
});

export const EXPORT_STATES = ['waiting', 'working', 'ready', 'failed'] as const;
/** A family's copy of everything. */
export const familyCopy = z
  .object({
    id: z.uuid(),
    state: z.enum(EXPORT_STATES),
    /** Percent. */
    done: z.int().min(0).max(100),
    bytes: z.int().min(0),
    askedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'FamilyCopy' });
export type FamilyCopy = z.infer<typeof familyCopy>;
export const copiesAnswer = z.object({
  /** The newest first. */
  copies: z.array(familyCopy),
  /** Until when the secret given last counts; null when it must be given first. */
  provedUntil: z.iso.datetime().nullable(),
});

/** What rows of the database are about, in words a parent knows. */
export const KEPT_GROUPS = [
  'people',
  'learning',
  'plans',
  'talks',
  'records',
  'paper',
  'messages',
  'heritage',
  'decisions',
  'payments',
  'access',
] as const;
export type KeptGroup = (typeof KEPT_GROUPS)[number];
/** Everything that would go with the family, counted. */
export const deletionPreview = z.object({
  people: z.array(z.object({ id: z.uuid(), name: z.string(), isChild: z.boolean() })),
  groups: z.array(z.object({ group: z.enum(KEPT_GROUPS), rows: z.int().min(0) })),
  daysToUndo: z.int(),
});
export type DeletionPreview = z.infer<typeof deletionPreview>;
export const deletionAnswer = z.object({ success: z.literal(true), vanishesAt: z.iso.datetime() });
