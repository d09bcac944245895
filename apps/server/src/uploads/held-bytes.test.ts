import { expect, it } from 'vitest';
import { createHeldBytes } from './held-bytes.ts';

it('lets in what has room, of one account and of all, and again once others are answered', () => {
  const hold = createHeldBytes({ all: 100, ofOne: 40 });
  const first = hold('a', 30);
  expect(hold('a', 11)).toBeNull();
  expect(hold('b', 40)).not.toBeNull();
  expect(hold('c', 31)).toBeNull();
  expect(hold('c', 30)).not.toBeNull();
  expect(hold('d', 1)).toBeNull();
  first?.();
  first?.();
  expect(hold('d', 30)).not.toBeNull();
  expect(hold('e', 1)).toBeNull();
});
