import { expect, test } from 'vitest';
import { add, closingLine, flakyLine, NOTHING, one, tallyOfPlaywright, tallyOfVitest } from './tally.ts';

test('adds up the reports of several runners', () => {
  expect(add(one(true), one(false), { passed: 3, failed: 0, skipped: 2, flaky: 1 })).toEqual({
    passed: 4,
    failed: 1,
    skipped: 2,
    flaky: 1,
  });
});

test('names skipped tests only where there are some', () => {
  expect(closingLine({ ...NOTHING, passed: 4 })).toBe('4 passed, 0 failed');
  expect(closingLine({ ...NOTHING, passed: 4, failed: 1, skipped: 2 })).toBe('4 passed, 1 failed, 2 skipped');
});

test('counts a test file that could not be loaded as a failure', () => {
  const report = {
    numPassedTests: 9,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    numFailedTestSuites: 1,
  };
  expect(tallyOfVitest(report)).toEqual({ ...NOTHING, passed: 9, failed: 1 });
});

test('counts a run that broke as a failure', () => {
  const report = { stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 }, errors: ['no browser'] };
  expect(tallyOfPlaywright(report)).toEqual({ ...NOTHING, passed: 5, failed: 1 });
});

test('a journey that held at its second try passed, and is told', () => {
  const tally = tallyOfPlaywright({
    stats: { expected: 5, unexpected: 0, flaky: 1, skipped: 0 },
    errors: [],
  });
  expect(tally).toEqual({ passed: 6, failed: 0, skipped: 0, flaky: 1 });
  expect(flakyLine(tally)).toBe('1 of the passed held at the second try only (flaky)');
  expect(flakyLine(NOTHING)).toBeNull();
});
