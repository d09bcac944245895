import { type NewPasskey, PASSKEY_MINUTES, type UsedPasskey } from '@ori/contracts/passkeys';
import { isLoopback } from '@ori/core/accounts/address-bucket';
import type { PasskeyRow } from './passkeys.tables.ts';

/** Read when the first passkey is made or used: it takes longer to load than all of the feature. */
const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');
/** ES256, EdDSA and RS256: what authenticators sign with. */
const ALGORITHMS = [-7, -8, -257];
const timeout = PASSKEY_MINUTES * 60_000;

/** Who passkeys are for, as browsers tell them apart. On this machine they know its name only, not its address. */
export function relyingPartyOf(publicUrl: string) {
  const url = new URL(publicUrl);
  if (isLoopback(url.hostname)) url.hostname = 'localhost';
  return { id: url.hostname, origin: url.origin, name: 'Ori Academy' };
}
type RelyingParty = ReturnType<typeof relyingPartyOf>;

/** Null for whatever the library throws on: it throws on every answer that is not sound. */
const orNull = <Value>(attempt: () => Promise<Value>): Promise<Value | null> => attempt().catch(() => null);

/** The question an answer claims to be for; null where it cannot be read. */
export async function challengeIn({ response }: NewPasskey | UsedPasskey): Promise<string | null> {
  const { decodeClientDataJSON } = await helpers();
  const challenge = await orNull(async () => decodeClientDataJSON(response.clientDataJSON).challenge);
  return typeof challenge === 'string' ? challenge : null;
}

/** A passkey's person is known to it by their id's bytes, which say nothing to anybody else. */
export const handleOf = (userId: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(userId.replaceAll('-', ''), 'hex'));

interface Asked {
  readonly challenge: Uint8Array<ArrayBuffer>;
  readonly party: RelyingParty;
}

/** What a browser makes a passkey by. It must be findable without a name, and unlocked by its person. */
export async function creationOptions(
  { challenge, party }: Asked,
  who: { readonly id: string; readonly account: string; readonly name: string },
  present: readonly PasskeyRow[],
) {
  return (await library()).generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userID: handleOf(who.id),
    userName: who.account,
    userDisplayName: who.name,
    challenge,
    timeout,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: present.map(({ webauthnId: id, transports }) => ({ id, transports })),
  });
}

/** What a browser asks any passkey of ours by: it names no account and no passkey. */
export async function requestOptions({ challenge, party }: Asked) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({ rpID: party.id, challenge, timeout, userVerification: 'required' });
}

/** We ask for no word of the maker, so none is looked into: its certificates could name addresses to be asked. */
async function isWithoutCertificates(answer: NewPasskey): Promise<boolean> {
  const { decodeAttestationObject } = await helpers();
  const object = Uint8Array.from(Buffer.from(answer.response.attestationObject, 'base64url'));
  const decoded = await orNull(async () => decodeAttestationObject(object));
  const isSelfSigned = decoded?.get('fmt') === 'packed' && decoded.get('attStmt').get('x5c') === undefined;
  return decoded?.get('fmt') === 'none' || isSelfSigned;
}

/** The passkey of a sound answer; null for any other. */
export async function madePasskey(answer: NewPasskey, challenge: string, party: RelyingParty) {
  if (!(await isWithoutCertificates(answer))) return null;
  const { verifyRegistrationResponse } = await library();
  const { transports = [], ...response } = answer.response;
  const verified = await orNull(() =>
    verifyRegistrationResponse({
      response: { ...answer, response: { ...response, transports }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  return verified?.registrationInfo ?? null;
}

/** The counter of a sound answer of this passkey; null for any other. */
export async function usedCounter(
  answer: UsedPasskey,
  challenge: string,
  kept: PasskeyRow,
  party: RelyingParty,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  const { userHandle, ...response } = answer.response;
  if (userHandle && userHandle !== Buffer.from(handleOf(kept.userId)).toString('base64url')) return null;
  const credential = {
    id: kept.webauthnId,
    publicKey: Uint8Array.from(kept.publicKey),
    counter: kept.counter,
  };
  const verified = await orNull(() =>
    verifyAuthenticationResponse({
      response: { ...answer, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential,
    }),
  );
  return verified?.verified ? verified.authenticationInfo.newCounter : null;
}
