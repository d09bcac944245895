import { expect, test } from 'vitest';
import { add, closingLine, flakyLine, NOTHING, one } from './tally.ts';

test('adds up the reports of several runners', () => {
  expect(
    add(one(true, 'types'), one(false, 'lint'), { passed: 3, failed: 0, skipped: 2, flaky: 1, told: ['b'] }),
  ).toEqual({
    passed: 4,
    failed: 1,
    skipped: 2,
    flaky: 1,
    told: ['failed: lint', 'b'],
  });
});

test('names skipped tests only where there are some', () => {
  expect(closingLine({ ...NOTHING, passed: 4 })).toBe('4 passed, 0 failed');
  expect(closingLine({ ...NOTHING, passed: 4, failed: 1, skipped: 2 })).toBe('4 passed, 1 failed, 2 skipped');
});

test('says how many held at a later try only where there are some', () => {
  expect(flakyLine({ ...NOTHING, flaky: 1 })).toBe('1 of the passed held at the second try only (flaky)');
  expect(flakyLine(NOTHING)).toBeNull();
});
