import { describe, expect, it } from 'vitest';
import { agoWords, dayWords, dueWords, dueWordsWithin } from './dates.ts';

describe('days in words', () => {
  it('names near days by how far off they are, and others by their date', () => {
    expect(dueWords('2026-11-21', '2026-11-21', 'en')).toBe('today');
    expect(dueWords('2026-11-22', '2026-11-21', 'en')).toBe('tomorrow');
    expect(dueWords('2026-11-19', '2026-11-21', 'en')).toBe('2 days ago');
    expect(dueWords('2026-12-01', '2026-11-21', 'en')).toBe('Tuesday, December 1');
  });

  it('speaks the language asked for', () => {
    expect(dueWords('2026-11-24', '2026-11-21', 'fr')).toBe('dans 3 jours');
    expect(dayWords('2026-11-21', 'es', 'short')).toBe('sáb');
  });

  it('says a date inside a sentence with its article, and a near day without one', () => {
    expect(dueWordsWithin('2026-12-01', '2026-11-21', 'en')).toBe('Tuesday, December 1');
    expect(dueWordsWithin('2026-12-01', '2026-11-21', 'fr')).toBe('le mardi 1 décembre');
    expect(dueWordsWithin('2026-12-01', '2026-11-21', 'es')).toBe('el martes, 1 de diciembre');
    expect(dueWordsWithin('2026-11-25', '2026-11-21', 'es')).toBe('dentro de 4 días');
  });

  it('tells minutes and hours of today, and never a moment still to come', () => {
    const now = new Date('2026-11-21T12:00:00Z');
    expect(agoWords('2026-11-21T11:55:00Z', now, 'en')).toBe('5 minutes ago');
    expect(agoWords('2026-11-21T09:00:00Z', now, 'en')).toBe('3 hours ago');
    expect(agoWords('2026-11-21T12:00:30Z', now, 'en')).toBe('this minute');
  });
});
