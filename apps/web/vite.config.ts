import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { clientAssets } from './build/client-assets.ts';
import { earlyLook } from './build/early-look.ts';
import { leanLibraries } from './build/lean-libraries.ts';
import { pageFiles } from './build/page-files.ts';
import { precompress } from './build/precompress.ts';
import { serviceWorker } from './build/service-worker.ts';
import { tighten } from './build/tighten.ts';
import { wordsFiles } from './build/words-files.ts';

/** Few chunks compress better than many: what every visit needs is one, what forms share is another. */
const CHUNKS = [
  { name: 'app', test: /src\/app\/start\.tsx$/, priority: 4 },
  { name: 'ornament', test: /src\/ui\/(?:ornament\/\w+|card)\.tsx$/, priority: 3 },
  {
    name: 'field',
    test: /src\/(?:ui\/(?:forms\/field-frame|note)|lib\/(?:failure-words|use-hydrated))\.tsx?$/,
    priority: 3,
  },
  {
    name: 'forms',
    test: /src\/(?:ui\/forms\/(?:form-end|pin-field|text-field|checkbox)|lib\/use-form)\.tsx?$/,
    priority: 2,
  },
  {
    name: 'reading',
    test: /src\/(?:lib\/(?:later-part|subject-look|labs\/kept-drawing)|features\/(?:learning\/lesson\/html|heritage\/(?:voice|source-list)))\.tsx?$|core\/src\/kim\/levels\.ts$|contracts\/src\/kim-levels\.ts$/,
    priority: 1,
  },
  {
    name: 'accounts',
    test: /src\/features\/accounts\/(?:account-frame|accounts\.calls|new-pin-fields|sacred-id-field|google-button)\.tsx?$/,
    priority: 1,
  },
];

const root = fileURLToPath(new URL('.', import.meta.url));

/** What draws, for a thread of its own, and what the server asks at every request: addresses alone. */
const SERVER_ENTRIES = {
  'entry-server': 'src/entry-server.tsx',
  'entry-addresses': 'src/entry-addresses.ts',
};

/**
 * Two builds of one app: `vite build` makes the browser's files, `vite build --ssr`
 * the renderer that the server calls. The second reads the manifest of the first.
 */
export default defineConfig(({ isSsrBuild, mode }) => ({
  root,
  publicDir: isSsrBuild ? false : 'public',
  plugins: [
    react(),
    tailwindcss(),
    leanLibraries(),
    pageFiles(isSsrBuild === true),
    earlyLook(isSsrBuild === true),
    clientAssets(root),
    wordsFiles(root, isSsrBuild === true),
    tighten(),
    serviceWorker(isSsrBuild !== true && mode === 'production'),
    precompress(),
  ],
  build: {
    target: 'es2023',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: isSsrBuild ? SERVER_ENTRIES : 'src/entry-client.tsx',
      output: isSsrBuild
        ? {
            entryFileNames: '[name].js',
            // Held in memory for as long as the server runs; names stay, so that a stack can be read.
            minify: mode === 'production' && { mangle: false, compress: false, codegen: true },
          }
        : {
            codeSplitting: { groups: CHUNKS },
            // Their names stand in the entry: a short hash is enough.
            chunkFileNames: 'assets/[hash:7].js',
          },
      // Shapes the browser does not use must not stay for the sake of the constants beside them.
      treeshake: { manualPureFunctions: ['z'] },
      // A constant stands where it is used, so that no visit carries the list it is from (src/lib/local-keys).
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
    },
  },
  ssr: { noExternal: true },
}));
