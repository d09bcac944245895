import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The forms an answer's bytes can travel in, best first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The same bytes in each form they come in; `identity` is always there. */
export interface Encoded {
  readonly identity: Buffer;
  readonly br?: Buffer;
  readonly gzip?: Buffer;
}

const BROTLI_QUALITY = 7;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compresses off the main thread. */
export async function encode(identity: Buffer): Promise<Encoded> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, zipped] = await Promise.all([compressBrotli(identity, { params }), compressGzip(identity)]);
  return { identity, br, gzip: zipped };
}

const QUICK_GZIP = 1;

/** Compresses what is sent once only: off the main thread, at a tenth of the cost. */
export async function encodeOnce(identity: Buffer): Promise<Encoded> {
  return { identity, gzip: await compressGzip(identity, { level: QUICK_GZIP }) };
}

function isRefused(accept: string, encoding: string): boolean {
  return new RegExp(`\\b${encoding}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(accept);
}

/** The best form the browser takes. @param accept its Accept-Encoding header */
export function pickEncoding(accept: string | undefined, forms: Encoded): Encoding {
  const header = (accept ?? '').toLowerCase();
  const words = new Set(header.split(/[,;\s]+/));
  return (
    ENCODINGS.find((each) => forms[each] !== undefined && words.has(each) && !isRefused(header, each)) ??
    'identity'
  );
}
