import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { clientAssets } from './build/client-assets.ts';
import { pageFiles } from './build/page-files.ts';
import { precompress } from './build/precompress.ts';
import { wordsFiles } from './build/words-files.ts';

/** Few chunks compress better than many: what every visit needs is one, what forms share is another. */
const CHUNKS = [
  { name: 'app', test: /src\/app\/start\.tsx$/, priority: 2 },
  {
    name: 'forms',
    test: /src\/(?:ui\/forms\/(?:form-end|pin-field|text-field|checkbox)|lib\/use-form)\.tsx?$/,
    priority: 1,
  },
];

const root = fileURLToPath(new URL('.', import.meta.url));

/**
 * Two builds of one app: `vite build` makes the browser's files, `vite build --ssr`
 * the renderer that the server calls. The second reads the manifest of the first.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root,
  publicDir: isSsrBuild ? false : 'public',
  plugins: [
    react(),
    tailwindcss(),
    pageFiles(isSsrBuild === true),
    clientAssets(root),
    wordsFiles(root, isSsrBuild === true),
    precompress(),
  ],
  build: {
    target: 'es2023',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: isSsrBuild ? 'src/entry-server.tsx' : 'src/entry-client.tsx',
      output: isSsrBuild ? { entryFileNames: 'entry-server.js' } : { codeSplitting: { groups: CHUNKS } },
      // Shapes the browser does not use must not stay for the sake of the constants beside them.
      treeshake: { manualPureFunctions: ['z'] },
    },
  },
  ssr: { noExternal: true },
}));
