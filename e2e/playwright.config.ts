import { defineConfig } from '@playwright/test';

const executablePath = process.env['CHROMIUM_PATH'];

/** Journeys in a real browser against the real server, each worker with a data folder of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  globalSetup: './fresh-builds.config.ts',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // What needs its second try is told above the suite's closing line.
  retries: 1,
  outputDir: '../test-results',
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // The worker fetches each opened page again, and no test's route sees what it answers: who tries it allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording every journey costs a sixth of its time: what needs a second try records that one.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
