import { describe, expect, it } from 'vitest';
import { datingOf, yearsApart } from './dating.ts';

describe('a date in words', () => {
  it.each([
    ['c.1550 BCE', { from: -1550, to: -1550, isCirca: true, isOpen: false }],
    ['628 CE; Gwalior inscription 876 CE', { from: 628, to: 876, isCirca: false, isOpen: false }],
    ['by c.600 BCE', { from: -600, to: -600, isCirca: true, isOpen: false }],
    ['c.1st century BCE-263 CE', { from: -100, to: 263, isCirca: true, isOpen: false }],
    ['c.300 BCE onward', { from: -300, to: -300, isCirca: true, isOpen: true }],
    ['from c.1st millennium CE', { from: 1, to: 1000, isCirca: true, isOpen: true }],
  ])('%s becomes years with what they leave open', (date, dating) => {
    expect(datingOf(date)).toEqual(dating);
  });

  it.each([
    'living tradition',
    'living tradition, revived 1976-80',
    'living tradition; recorded since 19th century',
    'long-lived living practice',
    'Old-New Kingdom',
    'symbol Song dynasty; arms 1947',
    'date in review',
  ])('“%s” is not turned into a guess', (date) => {
    expect(datingOf(date)).toBeNull();
  });
});

const at = (from: number, to = from) => ({ from, to, isCirca: false, isOpen: false });

describe('years apart', () => {
  it('counts no year 0: 1 BCE and 1 CE are one year apart', () => {
    expect(yearsApart(at(-1), at(1))).toBe(1);
    expect(yearsApart(at(-250), at(263))).toBe(512);
    expect(yearsApart(at(-1850, -1550), at(-300, -101))).toBe(1250);
  });

  it('is 0 where the spans touch', () => {
    expect(yearsApart(at(-200, 100), at(1, 100))).toBe(0);
  });
});
