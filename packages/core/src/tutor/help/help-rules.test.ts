import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  HELP_CHECK_MS,
  HELP_SILENCE_MS,
  IDLE_CHECK_MS,
  IDLE_MINUTES,
  mayOfferAgain,
  needsHelp,
  tutorMoodFor,
  userMoodOf,
  type HelpContext,
} from './help-rules.ts';

function context(change: Partial<HelpContext>): HelpContext {
  const place = { path: '/x', category: 'general', subCategory: 'general', difficulty: 'easy' } as const;
  return { ...place, timeSpentMs: 0, interactions: 0, errors: 0, ...change };
}

it('uses the times of the specification', () => {
  expect([HELP_CHECK_MS, IDLE_CHECK_MS, IDLE_MINUTES, HELP_SILENCE_MS]).toEqual([30_000, 60_000, 3, 300_000]);
});

describe('the mood', () => {
  it.each([
    ['an error ratio of 0.3 or less is no struggle', { errors: 3, interactions: 10 }, 'focused'],
    ['an error ratio above 0.3 is one', { errors: 4, interactions: 10 }, 'struggling'],
    ['180 s with 2 interactions are none yet', { timeSpentMs: 180_000, interactions: 2 }, 'focused'],
    ['over 180 s with fewer than 3 are one', { timeSpentMs: 180_001, interactions: 2 }, 'struggling'],
    ['over 180 s with 3 are none', { timeSpentMs: 180_001, interactions: 3 }, 'focused'],
    ['120 s without interaction are not idle yet', { timeSpentMs: 120_000 }, 'focused'],
    ['over 120 s without interaction are idle', { timeSpentMs: 120_001 }, 'idle'],
    ['5 interactions are no progress yet', { interactions: 5 }, 'focused'],
    ['more than 5 without errors are', { interactions: 6 }, 'progressing'],
    ['an error ratio of 0.1 is no progress', { interactions: 10, errors: 1 }, 'focused'],
    ['an error ratio below 0.1 is', { interactions: 11, errors: 1 }, 'progressing'],
  ] as const)('%s', (_, change, mood) => {
    expect(userMoodOf(context(change))).toBe(mood);
  });

  it('is seen in the emblem: concern for those who struggle or are idle, joy with those who get on', () => {
    expect((['focused', 'struggling', 'idle', 'progressing'] as const).map(tutorMoodFor)).toEqual([
      'greeting',
      'concerned',
      'concerned',
      'celebrating',
    ]);
  });
});

describe('help is offered', () => {
  it.each([
    ['not for 3 errors', { errors: 3, interactions: 9 }, false],
    ['for more than 3 errors', { errors: 4, interactions: 9 }, true],
    ['not at 300 s', { timeSpentMs: 300_000, interactions: 9 }, false],
    ['over 300 s on the page', { timeSpentMs: 300_001, interactions: 9 }, true],
    ['not at 60 s with 1 interaction', { timeSpentMs: 60_000, interactions: 1 }, false],
    ['over 60 s with fewer than 2', { timeSpentMs: 60_001, interactions: 1 }, true],
    ['not over 60 s with 2', { timeSpentMs: 60_001, interactions: 2 }, false],
    ['not at 120 s of hard content', { difficulty: 'hard', timeSpentMs: 120_000, interactions: 9 }, false],
    ['over 120 s of hard content', { difficulty: 'hard', timeSpentMs: 120_001, interactions: 9 }, true],
    [
      'not over 120 s of medium content',
      { difficulty: 'medium', timeSpentMs: 120_001, interactions: 9 },
      false,
    ],
  ] as const)('%s', (_, change, offered) => {
    expect(needsHelp(context(change))).toBe(offered);
  });

  it('never twice within five minutes', () => {
    expect(mayOfferAgain(null, 0)).toBe(true);
    fc.assert(
      fc.property(fc.nat(), fc.nat(600_000), (offeredAtMs, laterMs) => {
        expect(mayOfferAgain(offeredAtMs, offeredAtMs + laterMs)).toBe(laterMs >= 300_000);
      }),
    );
  });
});
