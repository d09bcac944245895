import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './browser.ts';
import type { Check } from './checks.ts';
import { root, runBin } from './project.ts';
import { add, NOTHING, one, type Tally, tallyOfPlaywright, tallyOfVitest } from './tally.ts';

const reports = path.join(root, '.cache/reports');

function freshReport(name: string): string {
  mkdirSync(reports, { recursive: true });
  const file = path.join(reports, name);
  rmSync(file, { force: true });
  return file;
}

/** A runner that left no report has failed as a whole. */
function readReport(file: string, tallyOf: (report: never) => Tally): Tally {
  if (!existsSync(file)) return one(false);
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return tallyOf(report as never);
}

/** Runs the static checks one after another, each as one test. */
export async function findingsOf(checks: readonly Check[]): Promise<Tally> {
  let tally = NOTHING;
  for (const check of checks) {
    const startedAtMs = performance.now();
    const { code } = await check.run();
    const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1);
    process.stdout.write(`${code === 0 ? '✓' : '✗'} ${check.name} (${seconds} s)\n`);
    tally = add(tally, one(code === 0));
  }
  return tally;
}

/** Unit, property, server and web tests. */
export async function runVitest(args: readonly string[]): Promise<Tally> {
  const file = freshReport('vitest.json');
  await runBin('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...args,
  ]);
  return readReport(file, tallyOfVitest);
}

/** Journeys in a real browser against a real server. */
export async function runPlaywright(): Promise<Tally> {
  const browser = await findBrowser();
  const file = freshReport('playwright.json');
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...(browser === null ? {} : { CHROMIUM_PATH: browser }) };
  await runBin('playwright', ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'], env);
  return readReport(file, tallyOfPlaywright);
}
