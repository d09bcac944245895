/** What one runner reported. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Passed, but not at the first try: counted among the passed, and told. */
  readonly flaky: number;
  /** What failed, or held at a later try only: a line each, told once more at the end. */
  readonly told: readonly string[];
}

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0, flaky: 0, told: [] };

/** The sum of several reports. */
export function add(...tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
      flaky: sum.flaky + one.flaky,
      told: [...sum.told, ...one.told],
    }),
    NOTHING,
  );
}

/** A check that is either right or not, as one test; its name is told if it failed. */
export function one(passed: boolean, name: string): Tally {
  return passed ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1, told: [`failed: ${name}`] };
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
