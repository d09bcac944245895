import { z } from 'zod';
import { CONSENT_TEXT_VERSION } from './consent-version.ts';
import { pin, sacredId, user } from './accounts.ts';
import { CONSENT_METHODS } from './consent-methods.ts';
import { ageGroup } from './role-shapes.ts';

export { CONSENT_TEXT_VERSION };

const consentVersion = z.literal(
  CONSENT_TEXT_VERSION,
  'Please reload the page: the consent text has changed',
);

export const addChildInput = z.object({
  firstName: z
    .string()
    .trim()
    .min(1, 'Please enter a first name or nickname')
    .max(40, 'At most 40 characters')
    .regex(/^\P{Cc}*$/u, 'Please use letters and digits only'),
  ageGroup,
  birthMonth: z.int().min(1).max(12).optional(),
  birthYear: z.int().min(1990).max(2100).optional(),
  gradeLevel: z.int().min(0).max(16).optional(),
  sacredId,
  pin,
  pinConfirmation: z.string().max(20),
  /** Pre-readers sign in by choosing four pictures in order. */
  pictureKey: z.boolean().optional(),
  consent: z.boolean(),
  consentVersion,
});
export type AddChildInput = z.infer<typeof addChildInput>;

export const child = z
  .object({
    id: z.uuid(),
    firstName: z.string(),
    sacredId: z.string(),
    ageGroup,
    /** 1–12, and the year, where a parent told them. */
    birthMonth: z.int().nullable(),
    birthYear: z.int().nullable(),
    gradeLevel: z.int().nullable(),
    isActive: z.boolean(),
    pictureKey: z.boolean(),
    /** True when the child's PIN is held back until a grown-up renews it. */
    locked: z.boolean(),
    addedAt: z.iso.datetime(),
    consent: z
      .object({
        version: z.string(),
        givenAt: z.iso.datetime(),
        method: z.string(),
        revokedAt: z.iso.datetime().nullable(),
        /** Until when the parent's address has to be confirmed, or the child's account rests; null where it is. */
        confirmBy: z.iso.datetime().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'Child', description: 'A child as the parent sees them.' });
export type Child = z.infer<typeof child>;

export const childrenAnswer = z.object({ children: z.array(child) });
export const addChildAnswer = z.object({ success: z.literal(true), child });
/**
 * What `POST /api/families/children` answers, with 202, to a parent whose address is not confirmed: nothing of the child
 * is kept. The draft is sealed for this parent; the browser keeps it until `POST /api/families/children/draft`.
 */
export const childDraftAnswer = z.object({
  success: z.literal(true),
  draft: z.string(),
  goodUntil: z.iso.datetime(),
});
export type ChildDraftAnswer = z.infer<typeof childDraftAnswer>;
/**
 * Adds the child of a draft (answer: `addChildAnswer`). Fails with 'address-unconfirmed' as long as it is, and with
 * 'draft-over' where the draft is too old, of another parent, or agreed to a text that was replaced since.
 */
export const childDraftInput = z.object({ draft: z.string().min(1).max(4000) }).strict();
/** A parent changes a child's details, renews the PIN, revokes consent (which also ends sign-in), or gives it again. */
export const updateChildInput = z
  .object({
    firstName: addChildInput.shape.firstName,
    ageGroup,
    birthMonth: z.int().min(1).max(12).nullable(),
    birthYear: z.int().min(1990).max(2100).nullable(),
    gradeLevel: z.int().min(0).max(16).nullable(),
    pin,
    unlock: z.literal(true),
    consent: z.boolean(),
  })
  .partial()
  .strict();
export type UpdateChildInput = z.infer<typeof updateChildInput>;

/**
 * `PUT /api/families/children/{id}/consent` (answer: `addChildAnswer`): a parent agrees to the text as it now stands.
 * A consent to an older text is replaced by it. Fails with 'invalid-input' where another text was read than is in force.
 */
export const agreeInput = z.object({ consentVersion }).strict();
export type AgreeInput = z.infer<typeof agreeInput>;

/**
 * `GET /api/families/consent-methods`: the stronger methods that this installation offers, and whether what the method
 * takes (a payment of one's own) is there already.
 */
export const consentMethodsAnswer = z.object({
  methods: z.array(z.object({ method: z.enum(CONSENT_METHODS), isShown: z.boolean() })),
});
export type ConsentMethodsAnswer = z.infer<typeof consentMethodsAnswer>;
/**
 * `PUT /api/families/children/{id}/consent-method` (answer: `addChildAnswer`): the consent in force goes on, shown by a
 * stronger method. Fails with 'consent-not-shown' where what the method takes is missing or the method is not offered.
 */
export const showConsentInput = z.object({ method: z.enum(CONSENT_METHODS) }).strict();

/**
 * A child taken away less than 30 days ago: `GET /api/families/removed-children` lists them, the latest
 * removal first, and `POST /api/families/children/{id}/restore` brings one back (answer: `addChildAnswer`).
 * Nothing of the child is lost until `vanishesAt`; afterwards it is listed nowhere and cannot come back.
 */
export const removedChild = z
  .object({
    id: z.uuid(),
    firstName: z.string(),
    sacredId: z.string(),
    ageGroup,
    removedAt: z.iso.datetime(),
    /** From this moment on the removal cannot be undone. */
    vanishesAt: z.iso.datetime(),
  })
  .meta({ id: 'RemovedChild', description: 'A child whose removal can still be undone.' });
export type RemovedChild = z.infer<typeof removedChild>;
export const removedChildrenAnswer = z.object({ children: z.array(removedChild) });

export const familyExport = z.object({
  exportedAt: z.iso.datetime(),
  user,
  data: z.record(z.string(), z.unknown()),
});
