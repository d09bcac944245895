import { faultyFields, objectOf, textOf, type Unknown } from './credential-shape.ts';

/** Why a credential is refused, worst first. */
const CREDENTIAL_FAULTS = [
  'unreadable',
  'algorithm',
  'key-unknown',
  'signature',
  'claims',
  'shape',
  'revoked',
  'expired',
  'not-yet',
] as const;
type CredentialFault = (typeof CREDENTIAL_FAULTS)[number];

/** A public key as a JSON Web Key; `kid` names it. */
interface KnownKey {
  readonly kid: string;
  readonly kty: string;
  readonly n: string;
  readonly e: string;
}
export interface CheckTools {
  readonly now: Date;
  /** The keys whose owner is known. */
  readonly keys: readonly KnownKey[];
  /** The issuer these keys belong to: nobody else's key may sign in its name. */
  readonly issuer: string;
  /** Ids of credentials that were taken back; null where they could not be asked for. */
  readonly revoked: readonly string[] | null;
  /** RSASSA-PKCS1-v1_5 with SHA-256 over the bytes. */
  verify(
    key: Pick<KnownKey, 'kty' | 'n' | 'e'>,
    signed: Uint8Array<ArrayBuffer>,
    signature: Uint8Array<ArrayBuffer>,
  ): Promise<boolean>;
}
export interface CheckedCredential {
  readonly fault: CredentialFault | null;
  /** Fields that are missing or wrong, for the fault `shape`. */
  readonly fields: readonly string[];
  /** Signed by a key whose owner is known here. */
  readonly isKnownIssuer: boolean;
  /** What it says; nothing of it is believed when there is a fault. Null when it cannot be read. */
  readonly credential: Unknown | null;
}

interface Token {
  readonly header: Unknown;
  readonly payload: Unknown;
  readonly signed: Uint8Array<ArrayBuffer>;
  readonly signature: Uint8Array<ArrayBuffer>;
}

const MS = 1000;
/** Clocks of two machines may differ so much. */
const CLOCK_SKEW_MS = 60_000;

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.codePointAt(0) ?? 0);
}
const jsonOf = (part: string): Unknown =>
  objectOf(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytesOf(part))));

/** Takes a compact JWS apart; null when it is none. */
export function readToken(text: string): Token | null {
  const parts = text.trim().split('.');
  const [head = '', body = '', signature = ''] = parts;
  if (parts.length !== 3 || parts.some((part) => !/^[\w-]+$/.test(part))) return null;
  try {
    return {
      header: jsonOf(head),
      payload: jsonOf(body),
      signed: new TextEncoder().encode(`${head}.${body}`),
      signature: bytesOf(signature),
    };
  } catch {
    return null;
  }
}

/** The credential without the claims that only repeat it; those of an older wrapping stand in `vc`. */
function credentialIn({
  vc,
  iss: _iss,
  jti: _jti,
  nbf: _nbf,
  sub: _sub,
  exp: _exp,
  ...rest
}: Unknown): Unknown {
  return vc === undefined ? rest : objectOf(vc);
}

const secondsOf = (value: unknown): number => Date.parse(textOf(value) ?? 'none') / MS;

/** Every claim must say what the credential says (Open Badges 3.0, section 8.2.4). */
function doClaimsAgree(claims: Unknown, credential: Unknown): boolean {
  const { validUntil } = credential;
  return (
    claims.iss === objectOf(credential.issuer).id &&
    claims.sub === objectOf(credential.credentialSubject).id &&
    claims.jti === credential.id &&
    claims.nbf === secondsOf(credential.validFrom) &&
    (validUntil === undefined ? claims.exp === undefined : claims.exp === secondsOf(validUntil))
  );
}

function timeFault({ validFrom, validUntil }: Unknown, now: Date): CredentialFault | null {
  const time = now.getTime();
  if (validUntil !== undefined && secondsOf(validUntil) * MS <= time) return 'expired';
  return secondsOf(validFrom) * MS > time + CLOCK_SKEW_MS ? 'not-yet' : null;
}

/** The key to verify with: a known one by its name, else the one the credential brings, unless it speaks for the known issuer. */
function keyOf({ header, payload }: Token, { keys, issuer }: CheckTools) {
  const known = keys.find(({ kid }) => kid === header.kid);
  if (known) return { key: known, isKnownIssuer: payload.iss === issuer };
  const { kty, n, e } = objectOf(header.jwk);
  if (kty !== 'RSA' || payload.iss === issuer) return null;
  return { key: { kty, n: textOf(n) ?? '', e: textOf(e) ?? '' }, isKnownIssuer: false };
}

function contentFault(
  token: Token,
  credential: Unknown,
  { now, revoked }: CheckTools,
): CredentialFault | null {
  if (faultyFields(credential).length > 0) return 'shape';
  if (!doClaimsAgree(token.payload, credential)) return 'claims';
  if (revoked?.includes(String(credential.id))) return 'revoked';
  return timeFault(credential, now);
}

const refused = (fault: CredentialFault): CheckedCredential => ({
  fault,
  fields: [],
  isKnownIssuer: false,
  credential: null,
});

/**
 * Checks a credential as Open Badges 3.0 asks of a verifier: algorithm, signature, required fields, claims, revocation
 * and dates. Needs no network: keys and what was taken back are brought along.
 */
export async function checkCredential(text: string, tools: CheckTools): Promise<CheckedCredential> {
  const token = readToken(text);
  if (token === null) return refused('unreadable');
  if (token.header.alg !== 'RS256') return refused('algorithm');
  const chosen = keyOf(token, tools);
  if (chosen === null) return refused('key-unknown');
  const isSigned = await tools.verify(chosen.key, token.signed, token.signature).catch(() => false);
  if (!isSigned) return refused('signature');
  const credential = credentialIn(token.payload);
  const fault = contentFault(token, credential, tools);
  const fields = fault === 'shape' ? faultyFields(credential) : [];
  return { fault, fields, isKnownIssuer: chosen.isKnownIssuer, credential };
}
