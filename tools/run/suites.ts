import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './browser.ts';
import type { Check } from './checks.ts';
import { root, runBin } from './project.ts';
import { tallyOfPlaywright, tallyOfVitest } from './reports.ts';
import { add, NOTHING, one, type Tally } from './tally.ts';

const reports = path.join(root, '.cache/reports');

function freshReport(name: string): string {
  mkdirSync(reports, { recursive: true });
  const file = path.join(reports, name);
  rmSync(file, { force: true });
  return file;
}

/** A runner that left no report has failed as a whole. */
function readReport(file: string, tallyOf: (report: never) => Tally): Tally {
  if (!existsSync(file)) return one(false, `no report came: ${path.basename(file)}`);
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return tallyOf(report as never);
}

/** Checks that run beside each other: some keep one core busy only. */
const LANES = 2;

function signOf({ failed, skipped }: Tally): string {
  if (failed > 0) return '✗';
  return skipped > 0 ? '–' : '✓';
}

async function findingOf(check: Check): Promise<Tally> {
  const startedAtMs = performance.now();
  const { code, skipped = false } = await check.run();
  const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1);
  const finding = skipped ? { ...NOTHING, skipped: 1 } : one(code === 0, check.name);
  process.stdout.write(`${signOf(finding)} ${check.name} (${seconds} s)\n`);
  return finding;
}

/** Runs the static checks, each as one test; a lane takes the next as soon as it is free. */
export async function findingsOf(checks: readonly Check[]): Promise<Tally> {
  const waiting = [...checks];
  let tally = NOTHING;
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const finding = await findingOf(check);
      tally = add(tally, finding);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
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
