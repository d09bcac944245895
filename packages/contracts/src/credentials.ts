import { z } from 'zod';
import { chosenDay } from './chosen-day.ts';

/** What a parent asks to have signed. Nothing about the child goes in but what is chosen here and the courses' grades. */
export const issueCredentialInput = z
  .object({
    id: z.uuid(),
    childId: z.uuid(),
    /** Whether the student's name goes in; without it the credential says who holds it by nobody's name. */
    withName: z.boolean(),
    withSchool: z.boolean(),
    /** The day it stops being valid; null for never. */
    validUntil: chosenDay.nullable(),
  })
  .strict();
export type IssueCredentialInput = z.infer<typeof issueCredentialInput>;

/** A credential that was signed, and whether it still stands. `token` is the credential itself, a compact JWS. */
export const issuedCredential = z
  .object({
    id: z.uuid(),
    childId: z.uuid(),
    name: z.string(),
    code: z.string(),
    issuedAt: z.iso.datetime(),
    validUntil: z.iso.datetime().nullable(),
    revokedAt: z.iso.datetime().nullable(),
    token: z.string(),
  })
  .meta({ id: 'IssuedCredential' });
export type IssuedCredential = z.infer<typeof issuedCredential>;
export const credentialsAnswer = z.object({ credentials: z.array(issuedCredential) });
export type CredentialsAnswer = z.infer<typeof credentialsAnswer>;
export const credentialsQuery = z.object({ childId: z.uuid() });

/** A public RSA key as RFC 7517 writes it. */
export const publicKey = z.object({
  kty: z.literal('RSA'),
  n: z.string(),
  e: z.string(),
  alg: z.literal('RS256'),
  use: z.literal('sig'),
  kid: z.string(),
});
export type PublicKey = z.infer<typeof publicKey>;
/** A JSON Web Key set; `issuer` is a member of ours beside it: whose keys these are. */
export const publicKeys = z.object({ keys: z.array(publicKey), issuer: z.url() }).meta({ id: 'PublicKeys' });
export type PublicKeys = z.infer<typeof publicKeys>;

/** The issuer as Open Badges 3.0 writes a profile. */
export const issuerProfile = z
  .object({
    '@context': z.array(z.string()),
    id: z.url(),
    type: z.array(z.string()),
    name: z.string(),
    url: z.url(),
    description: z.string(),
  })
  .meta({ id: 'IssuerProfile' });

/** What was taken back, as 1EdTech's revocation list 1.0 writes it. */
export const revocationList = z
  .object({
    id: z.url(),
    issuer: z.url(),
    revokedCredential: z.array(z.object({ id: z.string(), revoked: z.literal(true) })),
  })
  .meta({ id: 'RevocationList' });
export type RevocationList = z.infer<typeof revocationList>;
