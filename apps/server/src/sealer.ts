import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const [KEY_BYTES, IV_BYTES, TAG_BYTES] = [32, 12, 16];

/** Encrypts texts of one purpose, so that whoever has a copy reads none, changes none, and gives none to another owner. */
export interface Sealer {
  /** Base64url of nonce, tag and text. `owner`: whom it belongs to, an id. */
  seal(text: string, owner?: string): string;
  /** Null for what was not sealed here, for this purpose and this owner. */
  open(sealed: string, owner?: string): string | null;
}

/** Seals under a key of its own, derived from the installation's secret. */
export function createSealer(secret: string | Uint8Array, purpose: string): Sealer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
  return {
    seal(text, owner = '') {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(owner));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed, owner = '') {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < IV_BYTES + TAG_BYTES) return null;
      const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
      const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
      try {
        const body = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
        return Buffer.concat(body).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
