import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(?:js|css|svg|json|webmanifest|txt)$/;

/** Brotli size in bytes at the quality we serve. */
export function brotli(bytes: Buffer): Buffer {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  await writeFile(`${path}.br`, brotli(bytes));
  await writeFile(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}

/** Leaves a `.br` and a `.gz` beside every text file of the browser's build. */
export function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'ori:precompress',
    apply: (config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild && config.mode !== 'test',
    configResolved: (config) => {
      outDir = join(config.root, config.build.outDir);
    },
    async writeBundle() {
      const files = await readdir(outDir, { recursive: true });
      await Promise.all(files.filter((file) => TEXT.test(file)).map((file) => compress(join(outDir, file))));
    },
  };
}
