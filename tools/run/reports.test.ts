import { expect, test } from 'vitest';
import { tallyOfPlaywright, tallyOfVitest } from './reports.ts';

const NO_TESTS = { numPassedTests: 9, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };

test('names a test that failed, with the first line of why', () => {
  const assertionResults = [
    { fullName: 'adds', status: 'failed', failureMessages: ['expected 3\nat a.ts:1'] },
    { fullName: 'takes', status: 'passed' },
  ];
  const report = {
    ...NO_TESTS,
    numFailedTests: 1,
    numFailedTestSuites: 1,
    testResults: [{ name: 'a.test.ts', status: 'failed', message: '', assertionResults }],
  };
  expect(tallyOfVitest(report)).toEqual({
    passed: 9,
    failed: 1,
    skipped: 0,
    flaky: 0,
    told: ['failed: a.test.ts: adds: expected 3'],
  });
});

test('counts a test file that could not be loaded as a failure, beside tests that failed too', () => {
  const broken = { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] };
  const alone = tallyOfVitest({ ...NO_TESTS, numFailedTestSuites: 1, testResults: [broken] });
  expect(alone).toMatchObject({ failed: 1, told: ['failed: b.test.ts: no such module'] });
  const failed = {
    name: 'a.test.ts',
    status: 'failed',
    message: '',
    assertionResults: [{ fullName: 'adds', status: 'failed' }],
  };
  const both = { ...NO_TESTS, numFailedTests: 1, numFailedTestSuites: 2, testResults: [failed, broken] };
  expect(tallyOfVitest(both)).toMatchObject({ failed: 2 });
});

test('counts a run of journeys that broke as a failure', () => {
  const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 };
  const tally = tallyOfPlaywright({ stats, errors: [{ message: 'no browser' }], suites: [] });
  expect(tally).toEqual({
    passed: 5,
    failed: 1,
    skipped: 0,
    flaky: 0,
    told: ['failed: journeys: no browser'],
  });
});

test('a journey that held at its second try passed, and is told by name', () => {
  const specs = [{ title: 'signs up', file: 'newcomer.e2e.ts', tests: [{ status: 'flaky' }] }];
  const stats = { expected: 5, unexpected: 0, flaky: 1, skipped: 0 };
  const tally = tallyOfPlaywright({ stats, errors: [], suites: [{ suites: [{ specs }] }] });
  expect(tally).toMatchObject({ passed: 6, failed: 0, flaky: 1 });
  expect(tally.told).toEqual(['held at a later try: e2e/newcomer.e2e.ts: signs up']);
});
