import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createKeptDocuments, type DrawnDocument } from './kept-documents.ts';

const sized = (bytes: number): DrawnDocument => ({
  status: 200,
  etag: '',
  policy: '',
  isOpen: false,
  forms: { identity: Buffer.alloc(bytes) },
});

it('never holds more bytes than it may, and always counts what it holds', () => {
  const acts = fc.array(
    fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd'), bytes: fc.integer({ min: 1, max: 120 }) }),
  );
  fc.assert(
    fc.property(acts, (list) => {
      const kept = createKeptDocuments(100);
      for (const { key, bytes } of list) kept.keep(key, sized(bytes));
      const held = ['a', 'b', 'c', 'd'].flatMap((key) => kept.get(key)?.forms.identity.length ?? []);
      expect(kept.bytes).toBe(held.reduce((sum, bytes) => sum + bytes, 0));
      expect(kept.bytes).toBeLessThanOrEqual(100);
      expect(kept.count).toBe(held.length);
    }),
  );
});

it('forgets the one longest unused first', () => {
  const kept = createKeptDocuments(100);
  kept.keep('old', sized(40));
  kept.keep('used', sized(40));
  kept.get('old');
  kept.keep('new', sized(40));
  expect(kept.get('used')).toBeNull();
  expect(kept.get('old')).not.toBeNull();
});
