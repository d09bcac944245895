import { z } from 'zod';
import { NAME_MAX } from './limits.ts';

/** Passkeys one person may have at the same time. */
export const PASSKEYS_MAX = 10;
/** Minutes in which a question to a passkey must be answered. */
export const PASSKEY_MINUTES = 5;

/** The longest id the standard allows has 1023 bytes. */
const credentialId = z.base64url().min(1).max(1400);
const signed = z.base64url().min(1).max(8000);
const head = { id: credentialId, rawId: credentialId, type: z.literal('public-key') };

/** What the browser answers when a passkey was made (WebAuthn Level 3, RegistrationResponseJSON). */
export const newPasskey = z.object({
  ...head,
  response: z.object({
    clientDataJSON: signed,
    attestationObject: signed,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});
export type NewPasskey = z.infer<typeof newPasskey>;

/** What the browser answers when a passkey was used (AuthenticationResponseJSON). */
export const usedPasskey = z.object({
  ...head,
  response: z.object({
    clientDataJSON: signed,
    authenticatorData: signed,
    signature: signed,
    userHandle: z.base64url().max(100).nullish(),
  }),
});
export type UsedPasskey = z.infer<typeof usedPasskey>;

const passkeyName = z
  .string()
  .trim()
  .min(1, 'Please enter a name')
  .max(NAME_MAX, `At most ${NAME_MAX} characters`);

export const addPasskeyInput = z.object({ passkey: newPasskey }).strict();
export const renamePasskeyInput = z.object({ name: passkeyName }).strict();
export const passkeySignInInput = z
  .object({ passkey: usedPasskey, remember: z.boolean().optional() })
  .strict();
export type PasskeySignInInput = z.infer<typeof passkeySignInInput>;

/** What the browser hands to the authenticator as it is; `challenge` is the question. */
export const passkeyQuestion = z.object({ options: z.looseObject({ challenge: z.string() }) });
export type PasskeyQuestion = z.infer<typeof passkeyQuestion>;

/** A passkey as its person sees it. */
export const passkey = z
  .object({
    id: z.uuid(),
    /** Given by the person; at first the kind of browser it was made in, which may be empty. */
    name: z.string(),
    /** Kept by the person's account at a provider, and so on their other devices too. */
    isSynced: z.boolean(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Passkey' });
export type Passkey = z.infer<typeof passkey>;
export const passkeysAnswer = z.object({ passkeys: z.array(passkey) });
export type PasskeysAnswer = z.infer<typeof passkeysAnswer>;
