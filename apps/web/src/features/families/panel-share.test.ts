import { expect, it } from 'vitest';
import { panelShare } from './panel-share.ts';

const PER_ROW = { whole: 1, half: 2, third: 3 } as const;

it('leaves no child alone in a row of several, and needs no more than three rows for a family of six', () => {
  for (let count = 1; count <= 12; count += 1) expect(count % PER_ROW[panelShare(count)]).toBe(0);
  expect([1, 2, 3, 4, 6].map((count) => count / PER_ROW[panelShare(count)])).toEqual([1, 1, 1, 2, 2]);
});
