import { describe, expect, it } from 'vitest';
import { childMappingsFile } from './child-mappings.ts';

const short = { en: 'A short one.', fr: 'Une phrase courte.', es: 'Una frase corta.' };
const card = (connection: typeof short) => ({
  'kem-map': { ancestralConcept: short, modernConcept: short, connection, date: short },
});

describe('words of a card for children', () => {
  it('may be several sentences of up to eight words', () => {
    const eight = 'One two three four five six seven eight. One two. And more?';
    expect(childMappingsFile.safeParse(card({ ...short, en: eight })).success).toBe(true);
  });

  it('may hold no longer sentence in any language', () => {
    const nine = 'Un deux trois quatre cinq six sept huit neuf.';
    expect(childMappingsFile.safeParse(card({ ...short, fr: nine })).success).toBe(false);
  });
});
