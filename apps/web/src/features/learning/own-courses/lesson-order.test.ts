import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moved } from './lesson-order.ts';

it('moves one lesson by one place and keeps the others in their order', () => {
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
});

it('leaves the first where it is when it should go up, and the last when it should go down', () => {
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
});

it('never loses or doubles a lesson, and going back undoes going on', () => {
  const list = fc.uniqueArray(fc.string(), { minLength: 2 });
  fc.assert(
    fc.property(list, fc.nat(), (items, number) => {
      const at = number % (items.length - 1);
      const down = moved(items, at, 1);
      expect(down.toSorted()).toEqual(items.toSorted());
      expect(moved(down, at + 1, -1)).toEqual(items);
    }),
  );
});
