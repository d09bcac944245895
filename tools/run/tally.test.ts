import { expect, test } from 'vitest';
import { add, closingLine, one, tallyOfPlaywright, tallyOfVitest } from './tally.ts';

test('adds up the reports of several runners', () => {
  expect(add(one(true), one(false), { passed: 3, failed: 0, skipped: 2 })).toEqual({
    passed: 4,
    failed: 1,
    skipped: 2,
  });
});

test('names skipped tests only where there are some', () => {
  expect(closingLine({ passed: 4, failed: 0, skipped: 0 })).toBe('4 passed, 0 failed');
  expect(closingLine({ passed: 4, failed: 1, skipped: 2 })).toBe('4 passed, 1 failed, 2 skipped');
});

test('counts a test file that could not be loaded as a failure', () => {
  const report = {
    numPassedTests: 9,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    numFailedTestSuites: 1,
  };
  expect(tallyOfVitest(report)).toEqual({ passed: 9, failed: 1, skipped: 0 });
});

test('counts a flaky end-to-end test and a run that broke as failures', () => {
  const report = { stats: { expected: 5, unexpected: 0, flaky: 1, skipped: 0 }, errors: ['no browser'] };
  expect(tallyOfPlaywright(report)).toEqual({ passed: 5, failed: 2, skipped: 0 });
});
