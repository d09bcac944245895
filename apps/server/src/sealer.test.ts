import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSealer } from './sealer.ts';

const [SECRET, OTHER] = ['s'.repeat(32), 't'.repeat(32)];
const letters = createSealer(SECRET, 'letters');

it('opens what it sealed, for its owner, and tells nothing of it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.uuid(), (text, owner) => {
      const sealed = letters.seal(text, owner);
      expect(letters.open(sealed, owner)).toBe(text);
      expect(letters.seal(text, owner)).not.toBe(sealed);
    }),
  );
});

it('opens nothing that another secret, purpose or owner sealed, that was changed, or that is cut', () => {
  const sealed = letters.seal('Dear Ada', 'ada');
  expect(createSealer(OTHER, 'letters').open(sealed, 'ada')).toBeNull();
  expect(createSealer(SECRET, 'drafts').open(sealed, 'ada')).toBeNull();
  expect(letters.open(sealed, 'kofi')).toBeNull();
  expect(letters.open(sealed)).toBeNull();
  const bytes = Buffer.from(sealed, 'base64url');
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(letters.open(changed.toString('base64url'), 'ada')).toBeNull();
    expect(letters.open(bytes.subarray(0, at).toString('base64url'), 'ada')).toBeNull();
  }
});
