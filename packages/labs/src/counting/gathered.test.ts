import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gathered, scattered } from './gathered.ts';
import { countSigns } from './say-numeral.ts';
import { write } from './systems.ts';

const systems = fc.constantFrom('egyptian' as const, 'maya' as const);
const upTo20 = fc.integer({ min: 0, max: 20 });

it('loses no loaf and adds none', () => {
  fc.assert(
    fc.property(upTo20, systems, (count, system) => {
      for (const heaps of [gathered(count, system), scattered(count)])
        expect(heaps.reduce((sum, heap) => sum + heap.count, 0)).toBe(count);
    }),
  );
});

it('makes as many heaps and single loaves as there are signs', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 19 }), systems, (count, system) => {
      const signs = gathered(count, system).reduce((sum, heap) => sum + (heap.isOneSign ? 1 : heap.count), 0);
      expect(signs).toBe(countSigns(write(count, system, 'counting')));
    }),
  );
});
