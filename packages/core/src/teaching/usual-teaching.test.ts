import { describe, expect, it } from 'vitest';
import { inChosenOrder, usualTeachingOf } from './usual-teaching.ts';

const PARTS = ['asked', 'children', 'given', 'shelf'] as const;

describe('what a teacher mostly teaches', () => {
  it('is read from preferences, and is nothing where it is no subject and no age', () => {
    expect(usualTeachingOf({ 'teaching.subject': 'math', 'teaching.band': '3-5' })).toEqual({
      subject: 'math',
      band: '3-5',
    });
    expect(usualTeachingOf({ 'teaching.subject': 'alchemy' })).toEqual({ subject: null, band: null });
  });
});

describe('the order of a room', () => {
  it('is as it was kept; a part that is new or was never placed comes after, in its own place', () => {
    expect(inChosenOrder(PARTS, { 'teaching.parts': 'shelf,asked' })).toEqual([
      'shelf',
      'asked',
      'children',
      'given',
    ]);
    expect(inChosenOrder(PARTS, {})).toEqual(PARTS);
    expect(inChosenOrder(PARTS, { 'teaching.parts': 'gone,given,given' })[0]).toBe('given');
  });
});
