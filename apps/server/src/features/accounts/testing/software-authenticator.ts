import type { NewPasskey, UsedPasskey } from '@ori/contracts/passkeys';
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/** CBOR (RFC 8949), as far as an attestation needs it: small numbers, bytes, texts, maps. */
type Cbor = number | string | Uint8Array | ReadonlyMap<number | string, Cbor>;
function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([major * 32 + size]);
  return size < 256
    ? Buffer.from([major * 32 + 24, size])
    : Buffer.from([major * 32 + 25, size >> 8, size & 255]);
}
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, entry]) => [cbor(key), cbor(entry)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

/** What an authenticator, or the page it serves, may do otherwise than it should. */
export interface Twist {
  readonly origin?: string;
  readonly rpId?: string;
  readonly isUnlocked?: boolean;
  readonly counter?: number;
  readonly type?: string;
  readonly userHandle?: string;
  /** Signs by another key than the one the passkey was made with. */
  readonly isForged?: boolean;
  readonly format?: string;
}

/** The questions of the server, as far as an authenticator reads them. */
export interface Question {
  readonly challenge: string;
  readonly user?: { readonly id: string };
}

type Keys = ReturnType<typeof newKeys>;
const newKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** The public half as COSE writes it (RFC 9053): ES256 on P-256. */
function coseOf({ publicKey }: Keys): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const [east, north] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  const parts: [number, Cbor][] = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, east],
    [-3, north],
  ];
  return cbor(new Map(parts));
}

interface Site {
  readonly origin: string;
  readonly rpId: string;
}

/** What the browser says of the page. */
function clientData(site: Site, { challenge }: Question, type: string, twist: Twist): Buffer {
  const origin = twist.origin ?? site.origin;
  return Buffer.from(JSON.stringify({ type: twist.type ?? type, challenge, origin, crossOrigin: false }));
}

/** What the authenticator says of itself; with `made`, of the passkey it made. */
function authenticatorData(site: Site, counter: number, twist: Twist, made = new Uint8Array()): Buffer {
  const flags = 1 + (twist.isUnlocked === false ? 0 : 4) + (made.length > 0 ? 64 : 0);
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(twist.rpId ?? site.rpId), Buffer.from([flags]), count, made]);
}

function attestation(data: Uint8Array, format = 'none'): Buffer {
  const parts: [string, Cbor][] = [
    ['fmt', format],
    ['attStmt', new Map()],
    ['authData', data],
  ];
  return cbor(new Map(parts));
}

/** An authenticator that holds one passkey and does what it is told: ES256, without a word of its maker. */
export function createAuthenticator(site: Site) {
  const keys = newKeys();
  const credential = randomBytes(16);
  const id = text(credential);
  let counter = 0;
  let handle = '';
  const counted = (twist: Twist) => (counter = twist.counter ?? counter + 1);

  return {
    id,
    create(question: Question, twist: Twist = {}): NewPasskey {
      handle = question.user?.id ?? '';
      const sizes = Buffer.from([0, credential.length]);
      const made = Buffer.concat([Buffer.alloc(16), sizes, credential, coseOf(keys)]);
      const data = authenticatorData(site, counted(twist), twist, made);
      const clientDataJSON = text(clientData(site, question, 'webauthn.create', twist));
      const attestationObject = text(attestation(data, twist.format));
      const response = { clientDataJSON, attestationObject, transports: ['internal'] };
      return { id, rawId: id, type: 'public-key', response };
    },
    get(question: Question, twist: Twist = {}): UsedPasskey {
      const client = clientData(site, question, 'webauthn.get', twist);
      const data = authenticatorData(site, counted(twist), twist);
      const { privateKey } = twist.isForged ? newKeys() : keys;
      const response = {
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        userHandle: twist.userHandle ?? handle,
      };
      return { id, rawId: id, type: 'public-key', response };
    },
  };
}
export type SoftwareAuthenticator = ReturnType<typeof createAuthenticator>;
