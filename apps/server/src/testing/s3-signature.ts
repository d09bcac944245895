import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto';
import type http from 'node:http';
import { SignatureV4 } from '@smithy/signature-v4';

export const REGION = 'eu-test-1';
export const CREDENTIALS = { accessKeyId: 'AKIDTEST', secretAccessKey: 'secret-of-the-test/with+signs' };

class Sha256 {
  readonly #hash: Hash | Hmac;
  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.#hash = secret === undefined ? createHash('sha256') : createHmac('sha256', bytesOf(secret));
  }
  update(data: string | ArrayBuffer | ArrayBufferView): void {
    this.#hash.update(bytesOf(data));
  }
  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }
}
function bytesOf(data: string | ArrayBuffer | ArrayBufferView): Uint8Array {
  if (typeof data === 'string') return Buffer.from(data);
  return ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);
}

/** Whether AWS's own signer comes to the signature the request carries, and the body to the hash it signed. */
export async function isSigned(request: http.IncomingMessage, url: URL, body: Buffer): Promise<boolean> {
  const given = String(request.headers.authorization);
  const names = given.slice(given.indexOf('SignedHeaders=') + 14, given.indexOf(', Signature=')).split(';');
  const headers = Object.fromEntries(names.map((name) => [name, String(request.headers[name])]));
  if (headers['x-amz-content-sha256'] !== createHash('sha256').update(body).digest('hex')) return false;
  const at = String(request.headers['x-amz-date']);
  const signingDate = new Date(
    `${at.slice(0, 4)}-${at.slice(4, 6)}-${at.slice(6, 11)}:${at.slice(11, 13)}:${at.slice(13)}`,
  );
  const signer = new SignatureV4({
    service: 's3',
    region: REGION,
    credentials: CREDENTIALS,
    sha256: Sha256,
    uriEscapePath: false,
    applyChecksum: false,
  });
  const signed = await signer.sign(
    {
      method: request.method ?? '',
      protocol: 'http:',
      hostname: url.hostname,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers,
    },
    { signingDate },
  );
  return signed.headers.authorization === given && Math.abs(Date.now() - signingDate.getTime()) < 900_000;
}
