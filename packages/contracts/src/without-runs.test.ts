import { expect, test } from 'vitest';
import { withoutRuns } from './without-runs.ts';

test.each([
  ['x + 2   =  5', 'x + 2 = 5'],
  ['3x = 15\n\n\n  \nx = 5', '3x = 15\n\nx = 5'],
  ['3x = 15\n\tx = 5', '3x = 15\n\tx = 5'],
  ['1\u202f234', '1\u202f234'],
  ['a\u00a0\u00a0 b', 'a\u00a0b'],
  [`x${' '.repeat(2_000)}y`, 'x y'],
  [`x${' \n'.repeat(1_000)}y`, 'x \n\ny'],
])('%j enters as %j', (written, entered) => {
  expect(withoutRuns(written)).toBe(entered);
});
