import { existsSync } from 'node:fs';
import { run } from './project.ts';

const CANDIDATES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

function installed(): string | null {
  return (
    [process.env['CHROMIUM_PATH'] ?? '', ...CANDIDATES].find((path) => path !== '' && existsSync(path)) ??
    null
  );
}

/**
 * The browser for end-to-end tests: the one at hand, else Debian's, else Playwright's own download.
 * @returns the path of the program, or null when Playwright's own is used
 */
export async function findBrowser(): Promise<string | null> {
  if (installed() === null && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-core'], {
      DEBIAN_FRONTEND: 'noninteractive',
    });
  }
  if (installed() === null) await run('npx', ['playwright', 'install', 'chromium']);
  return installed();
}
