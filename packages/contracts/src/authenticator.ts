import { z } from 'zod';

/** Recovery codes made at a time. */
export const RECOVERY_CODES = 10;
/** Minutes between the key being shown and the first code typed. */
export const APP_SETUP_MINUTES = 15;
/** Digits of an app's code. */
export const APP_CODE_DIGITS = 6;

/** What is typed as a second step: a mailed code, an app's code or a recovery code, with spaces or dashes. */
export const stepCode = z.string().max(24);

/** The key of an app that is being set up; it is kept nowhere here before a code of it was typed. */
export const authenticatorStart = z.object({
  /** Base32 (RFC 4648), for apps that cannot read the picture. */
  key: z.string(),
  /** The QR code: rows of `1` (dark) and `0`, without the quiet zone around it. */
  picture: z.array(z.string()),
  /** The key, sealed for this person and browser: comes back with the first code. */
  ticket: z.string(),
});
export type AuthenticatorStart = z.infer<typeof authenticatorStart>;

export const addAuthenticatorInput = z.object({ ticket: z.string().max(1000), code: stepCode }).strict();

/** Shown once: they are kept as hashes. */
export const recoveryCodesAnswer = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodesAnswer = z.infer<typeof recoveryCodesAnswer>;

/** The second steps of a person as they see them. */
export const authenticatorState = z
  .object({
    /** Null without an app. */
    app: z.object({ addedAt: z.iso.datetime(), lastUsedAt: z.iso.datetime().nullable() }).nullable(),
    recoveryCodesLeft: z.int().min(0),
    /** Is there an app or a passkey? Without one, a mailed code is all that guards the account on a new device. */
    isGuarded: z.boolean(),
  })
  .meta({ id: 'AuthenticatorState' });
export type AuthenticatorState = z.infer<typeof authenticatorState>;
