/**
 * How a grown-up shows that a consent is a parent's (16 CFR 312.5(b)(2)). `email-plus`: an address they confirmed, and
 * a second letter a day later that says how to withdraw; it carries only what goes to nobody else.
 */
export const CONSENT_METHODS = [
  'email-plus',
  'card-transaction',
  'signed-form',
  'knowledge-based',
  'id-document',
] as const;
export type ConsentMethod = (typeof CONSENT_METHODS)[number];
/** What consents of before were given by: an account whose address may not have been confirmed. None is given so any more. */
export const FORMER_METHOD = 'signed-in parent';

/** Days a draft of a child is good for, in the parent's browser. */
export const CHILD_DRAFT_DAYS = 7;
/** Hours between a consent and the letter that confirms it. */
export const CONSENT_LETTER_AFTER_HOURS = 24;
