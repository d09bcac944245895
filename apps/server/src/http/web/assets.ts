import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { encode, type Encoded } from './encodings.ts';

/** One built file, in memory, in every form it travels in. */
export interface Asset {
  readonly type: string;
  readonly etag: string;
  /** Its name has its hash in it: the same address never has other bytes. */
  readonly isHashed: boolean;
  readonly forms: Encoded;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.mp3': 'audio/mpeg',
  '.wasm': 'application/wasm',
};
const COMPRESSIBLE = /^(text|application|image\/svg)/;

async function formsOf(file: string, type: string, names: ReadonlySet<string>): Promise<Encoded> {
  const identity = await readFile(file);
  if (names.has(`${file}.br`) && names.has(`${file}.gz`)) {
    return { identity, br: await readFile(`${file}.br`), gzip: await readFile(`${file}.gz`) };
  }
  return COMPRESSIBLE.test(type) ? encode(identity) : { identity };
}

/** Reads the built browser files of a folder; the key is the address, e.g. `/assets/entry-1a2b.js`. */
export async function readAssets(dir: string): Promise<ReadonlyMap<string, Asset>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const names = new Set(files);
  const served = files.filter(
    (file) => !/\.(br|gz)$/.test(file) && !file.includes(`${path.sep}.vite${path.sep}`),
  );
  const assets = await Promise.all(
    served.map(async (file): Promise<[string, Asset]> => {
      const address = `/${path.relative(dir, file).split(path.sep).join('/')}`;
      const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
      const forms = await formsOf(file, type, names);
      const hash = createHash('sha256').update(forms.identity).digest('base64url').slice(0, 22);
      return [address, { type, forms, etag: hash, isHashed: address.startsWith('/assets/') }];
    }),
  );
  return new Map(assets);
}
