/** What one runner reported. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Passed, but not at the first try: counted among the passed, and told. */
  readonly flaky: number;
}

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0, flaky: 0 };

/** The sum of several reports. */
export function add(...tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
      flaky: sum.flaky + one.flaky,
    }),
    NOTHING,
  );
}

/** A check that is either right or not, as one test. */
export function one(passed: boolean): Tally {
  return passed ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1 };
}

/** The closing line: 'N passed, N failed', and ', N skipped' where something was. */
export function closingLine(tally: Tally): string {
  const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : '';
  return `${tally.passed} passed, ${tally.failed} failed${skipped}`;
}

/** What is told above the closing line where a test needed a second try; null where none did. */
export function flakyLine({ flaky }: Tally): string | null {
  return flaky > 0 ? `${flaky} of the passed held at the second try only (flaky)` : null;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly numFailedTestSuites: number;
}

/** Reads Vitest's JSON report. A file that could not run at all counts as one failure. */
export function tallyOfVitest(report: VitestReport): Tally {
  const brokenFiles = report.numFailedTests === 0 ? report.numFailedTestSuites : 0;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    skipped: report.numPendingTests + report.numTodoTests,
    flaky: 0,
  };
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
}

/** Reads Playwright's JSON report: a journey that held at its second try passed, and is told as flaky. */
export function tallyOfPlaywright(report: PlaywrightReport): Tally {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped, flaky };
}
