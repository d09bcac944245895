import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scrub } from './scrub.ts';

describe('scrub', () => {
  test('takes out addresses, ids, query strings and long numbers, and keeps the rest', () => {
    expect(scrub('sign-in of ada@example.org failed')).toBe('sign-in of [e-mail] failed');
    expect(scrub('GET /auth?token=abc&role=parent 401')).toBe('GET /auth[query] 401');
    expect(scrub('child 0b8f1c2e-1111-4222-8333-444455556666 gone')).toBe('child [id] gone');
    expect(scrub('PIN 4821 refused')).toBe('PIN [digits] refused');
    expect(scrub('call +1 (555) 123-4567 now')).toBe('call +[digits] now');
    expect(scrub('TypeError: x is undefined at lesson.tsx:12:34')).toBe(
      'TypeError: x is undefined at lesson.tsx:12:34',
    );
  });

  test('leaves no four digits in a row and no address, whatever surrounds them', () => {
    const secret = fc.oneof(fc.integer({ min: 1000, max: 99_999_999 }).map(String), fc.emailAddress());
    fc.assert(
      fc.property(fc.string(), secret, fc.string(), (before, middle, after) => {
        const scrubbed = scrub(`${before} ${middle} ${after}`);
        expect(scrubbed).not.toMatch(/\d{4}/u);
        expect(scrubbed).not.toContain(middle);
      }),
    );
  });

  test('takes an address out with whatever stands around it in the word', () => {
    expect(scrub('<ada@example.org>, bob@example.org;carl@example.org and @ alone')).toBe(
      '[e-mail] [e-mail] and @ alone',
    );
  });

  test('scrubbing twice changes nothing more', () => {
    fc.assert(fc.property(fc.string(), (text) => scrub(scrub(text)) === scrub(text)));
  });
});
