import { describe, expect, it } from 'vitest';
import { reviewAfterAnswer } from './review-after-answer.ts';

const AT = new Date('2026-03-01T12:00:00Z');
const DAY_MS = 86_400_000;
const later = (days: number) => new Date(AT.getTime() + days * DAY_MS);
const right = (at: Date) => ({ mastered: true, verdict: 'correct', solved: true, at }) as const;
const missed = (at: Date) => ({ mastered: true, verdict: 'incorrect', solved: false, at }) as const;
const begun = reviewAfterAnswer(null, right(AT)).card;

describe('the review card of a skill', () => {
  it('is not there before mastery, and comes with it', () => {
    expect(reviewAfterAnswer(null, { ...right(AT), mastered: false })).toEqual({ card: null, wasDue: false });
    expect(begun?.dueAt.getTime()).toBeGreaterThan(AT.getTime());
    expect(begun!.dueAt.getTime()).toBeLessThan(later(1).getTime());
  });

  it('waits longer after each review that went well', () => {
    const { card, wasDue } = reviewAfterAnswer(begun, right(later(1)));
    expect(wasDue).toBe(true);
    const again = reviewAfterAnswer(card, right(card!.dueAt)).card!;
    expect(again.scheduledDays).toBeGreaterThan(card!.scheduledDays);
  });

  it('is not moved by right answers ahead of time, however many', () => {
    const { card } = reviewAfterAnswer(begun, right(later(1)));
    expect(reviewAfterAnswer(card, right(later(1.1)))).toEqual({ card, wasDue: false });
  });

  it('comes back soon after a miss, also ahead of time', () => {
    const card = reviewAfterAnswer(begun, right(later(1))).card!;
    const after = reviewAfterAnswer(card, missed(later(1.5))).card!;
    expect(after.dueAt.getTime()).toBeLessThan(card.dueAt.getTime());
  });

  it('holds when the clock was set back', () => {
    const card = reviewAfterAnswer(begun, right(later(1))).card!;
    expect(Number.isFinite(reviewAfterAnswer(card, missed(AT)).card!.stabilityDays)).toBe(true);
  });
});
