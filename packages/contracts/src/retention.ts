import { CLIENT_LOG_DAYS, DAYS_TO_UNDO } from './limits.ts';
import { TRANSCRIPT_DAYS } from './tutor-names.ts';

/** Hours for which a family's copy of everything can be fetched. */
export const EXPORT_HOURS = 24;
/** Days for which it is kept who did and looked at what. */
export const AUDIT_DAYS = 3 * 365;
/** Days for which letters of the contact form are kept. */
export const CONTACT_DAYS = 365;
/** Days without a sign-in after which a browser is no longer known. */
export const DEVICE_DAYS = 400;
/** Days for which receipts are kept, as tax offices ask: seven years. */
export const RECEIPT_DAYS = 7 * 365;
/** Days without a sign-in by anybody of it after which an account counts as unused: 24 months. */
export const UNUSED_DAYS = 2 * 365;
/** Days from the first letter about it to the second, and from the second to the deletion. */
export const UNUSED_LETTER_DAYS = 30;
/** Days of a session with "remember me". */
export const SESSION_DAYS = 30;

/**
 * What is kept how long (16 CFR 312.10 asks for it in writing, and never "for ever"). Jobs and the privacy room read
 * the same figures; `docs/retention.md` says the same in prose, and a test holds it to that.
 * `account`: until the child or the family is deleted, at the latest when nobody used the account (`unused`).
 */
export const RETENTION = [
  { id: 'learning', keptFor: 'account' },
  { id: 'records', keptFor: 'account' },
  { id: 'consents', keptFor: 'account' },
  { id: 'unused', keptFor: { days: UNUSED_DAYS } },
  { id: 'deleted', keptFor: { days: DAYS_TO_UNDO } },
  { id: 'talks', keptFor: { days: TRANSCRIPT_DAYS } },
  { id: 'audit', keptFor: { days: AUDIT_DAYS } },
  { id: 'exports', keptFor: { hours: EXPORT_HOURS } },
  { id: 'sessions', keptFor: { days: SESSION_DAYS } },
  { id: 'devices', keptFor: { days: DEVICE_DAYS } },
  { id: 'letters', keptFor: { days: CONTACT_DAYS } },
  { id: 'receipts', keptFor: { days: RECEIPT_DAYS } },
  { id: 'faults', keptFor: { days: CLIENT_LOG_DAYS } },
] as const;
export type RetentionId = (typeof RETENTION)[number]['id'];
