import { describe, expect, it } from 'vitest';
import { EXCERPT_MAX_CHARS, minimalExcerpt } from './excerpt.ts';
import { triage } from './triage.ts';
import type { Triage } from './triage.ts';
import { SOFT_WINDOW_MS, whoIsTold } from './who-is-told.ts';

const NOW_MS = 1_000 * SOFT_WINDOW_MS;
const found = (part: Partial<Triage>): Triage => ({
  tier: 'S1',
  category: 'self-harm',
  rule: 'r',
  involvesFamily: false,
  ...part,
});
const heard = (text: string): Triage => {
  const one = triage(text);
  if (one === null) throw new Error(`nothing heard in: ${text}`);
  return one;
};

describe('who is told', () => {
  it('is the parent, at once, of danger outside the family', () => {
    expect(whoIsTold(found({}), [], NOW_MS)).toEqual({ to: 'parent', how: 'at-once', withExcerpt: true });
  });

  it.each([
    found({ category: 'abuse' }),
    found({ involvesFamily: true }),
    found({ category: 'abuse', involvesFamily: true }),
  ])('is the safeguarding admin alone, without a word of the child, when it may be the family', (one) => {
    expect(whoIsTold(one, [], NOW_MS)).toEqual({
      to: 'safeguarding-admin',
      how: 'at-once',
      withExcerpt: false,
    });
  });

  it('is the parent within the day of distress, and at once from the third time in seven days', () => {
    const soft = found({ tier: 'S2', category: 'distress' });
    const days = (count: number) => NOW_MS - count * 86_400_000;
    expect(whoIsTold(soft, [], NOW_MS)).toEqual({ to: 'parent', how: 'digest', withExcerpt: false });
    expect(whoIsTold(soft, [days(1)], NOW_MS).how).toBe('digest');
    expect(whoIsTold(soft, [days(1), days(6)], NOW_MS)).toMatchObject({ how: 'at-once', to: 'parent' });
    expect(whoIsTold(soft, [days(1), days(8)], NOW_MS).how).toBe('digest');
  });

  it('is not the family when distress comes from it', () => {
    const soft = found({ tier: 'S2', category: 'distress', involvesFamily: true });
    expect(whoIsTold(soft, [], NOW_MS)).toMatchObject({ to: 'safeguarding-admin', withExcerpt: false });
  });

  it('is nobody of swearing and private data', () => {
    expect(whoIsTold(found({ tier: 'S3', category: 'profanity' }), [], NOW_MS).how).toBe('counter');
    expect(whoIsTold(found({ tier: 'pii', category: 'pii' }), [], NOW_MS)).toMatchObject({
      to: 'nobody',
      how: 'none',
    });
  });
});

describe('the excerpt', () => {
  it('is the one sentence that spoke', () => {
    const text = 'I did my fractions. I want to kill myself. What is 3 + 4?';
    expect(minimalExcerpt(text, heard(text), 'en')).toBe('I want to kill myself.');
  });

  it('carries no private data and stays short', () => {
    const text = `i want to die call me at 555-123-4567 ${'and i am so tired '.repeat(40)}`;
    const excerpt = minimalExcerpt(text, heard(text), 'en');
    expect(excerpt).not.toContain('555');
    expect(excerpt.length).toBeLessThanOrEqual(EXCERPT_MAX_CHARS);
  });
});
