import { addDays } from '@ori/core/learning/day-of';
import { periodOf } from '@ori/core/records/portfolio-period';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { thirdsOf } from './thirds.ts';

test('the thirds of any year follow each other without a gap, and say of each end what the record says', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_000 }), fc.integer({ min: 2, max: 400 }), (start, length) => {
      const from = addDays('2010-01-01', start);
      const to = addDays(from, length);
      const thirds = thirdsOf(from, to);
      expect([thirds[0]?.from, thirds.at(-1)?.to]).toEqual([from, to]);
      for (const [index, third] of thirds.entries()) {
        expect(periodOf(third.from, { from, to })).toBe(third.period);
        expect(periodOf(third.to, { from, to })).toBe(third.period);
        const next = thirds[index + 1];
        if (next) expect(next.from).toBe(addDays(third.to, 1));
      }
    }),
  );
});
