import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** One run, four rooms. Server tests share one real PostgreSQL cluster; each file has a database of its own. */
export default defineConfig({
  test: {
    reporters: ['default'],
    // By default a core is left idle: on two cores that is half of them.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'packages',
          environment: 'node',
          include: ['packages/*/src/**/*.test.ts', 'tools/**/*.test.ts'],
          testTimeout: 60_000,
          // Pure code: its modules may be shared by files, and are read once.
          isolate: false,
        },
      },
      {
        // One copy of graphql: Vite would pick its development build for our files, Node the plain one for its users.
        resolve: {
          alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }],
        },
        test: {
          name: 'server',
          environment: 'node',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Each file has its own database and app; what they import is read once a worker.
          isolate: false,
        },
      },
      {
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['apps/web/{src,build}/**/*.test.{ts,tsx}', 'packages/labs/src/**/*.test.{ts,tsx}'],
          testTimeout: 20_000,
          // A page for each file takes longer than its tests: they share one a worker, and clean it first.
          isolate: false,
          setupFiles: ['apps/web/src/testing/clean-page.ts'],
        },
      },
    ],
  },
});
