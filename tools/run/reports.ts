import type { Tally } from './tally.ts';

/** What Vitest's JSON report says, as far as it is read here. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly numFailedTestSuites: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

const LINE_AT_MOST = 300;

function firstLine(text: string): string {
  return (text.split('\n', 1)[0] ?? '').slice(0, LINE_AT_MOST);
}

function toldOfFile({ name, status, message, assertionResults }: VitestReport['testResults'][number]) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [`failed: ${name}: ${firstLine(message)}`] : [];
  return failed.map(
    (test) => `failed: ${name}: ${test.fullName}: ${firstLine(test.failureMessages?.[0] ?? '')}`,
  );
}

/** Reads Vitest's JSON report. Each file that could not run at all counts as one failure. */
export function tallyOfVitest(report: VitestReport): Tally {
  const told = report.testResults.flatMap(toldOfFile);
  const brokenFiles = report.numFailedTests === 0 ? report.numFailedTestSuites : 0;
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests + brokenFiles, told.length),
    skipped: report.numPendingTests + report.numTodoTests,
    flaky: 0,
    told,
  };
}

interface PlaywrightSuite {
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** What Playwright's JSON report says, as far as it is read here. */
export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly { readonly message?: string }[];
  readonly suites: readonly PlaywrightSuite[];
}

const WORD = new Map([
  ['unexpected', 'failed'],
  ['flaky', 'held at a later try'],
]);

function toldOfSuite({ specs = [], suites = [] }: PlaywrightSuite): readonly string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.flatMap(({ status }) => {
      const word = WORD.get(status);
      return word === undefined ? [] : [`${word}: e2e/${file}: ${title}`];
    }),
  );
  return [...own, ...suites.flatMap(toldOfSuite)];
}

/** Reads Playwright's JSON report: a journey that held at its second try passed, and is told as flaky. */
export function tallyOfPlaywright({ stats, errors, suites }: PlaywrightReport): Tally {
  const { expected, unexpected, flaky, skipped } = stats;
  return {
    passed: expected + flaky,
    failed: unexpected + errors.length,
    skipped,
    flaky,
    told: [
      ...suites.flatMap(toldOfSuite),
      ...errors.map(({ message = '' }) => `failed: journeys: ${firstLine(message)}`),
    ],
  };
}
