import type { PracticeItem } from '@ori/contracts/practice';
import { describe, expect, it } from 'vitest';
import { earlyFaults, garbageFaults, judgeFaults, leakFaults, textFaults, valueFaults } from './faults.ts';
import { GEOMETRY_CHECKERS } from './geometry-checkers.ts';
import { misconceptionOf } from './practice.ts';

const words = (en: string, fr = en, es = en) => ({ en, fr, es });
const LEGS_ADD_UP = misconceptionOf('legs-add-up') ?? expect.unreachable();
const step = { text: words('Square both.'), reason: words('That is the rule.') };
const GOOD: PracticeItem = {
  prompt: words('A right triangle has legs of 3 cm and 4 cm. How long is the long side, in cm?'),
  answerKind: { kind: 'decimal', tolerance: 0, unit: 'cm' },
  answer: '5',
  nudge: words('Draw the squares.'),
  steps: [step, step],
  distractors: [{ answer: '7', misconception: LEGS_ADD_UP }],
};

/** The checks of the generators' test, each shown to bite. */
describe('the checks of practice items', () => {
  it('find nothing in a good item', () => {
    expect([...valueFaults(GOOD), ...textFaults(GOOD), ...leakFaults(GOOD)]).toEqual([]);
    expect([...judgeFaults(GOOD, 'en'), ...judgeFaults(GOOD, 'fr'), ...garbageFaults(GOOD, 'es')]).toEqual(
      [],
    );
  });

  it('find a wrong answer', () => {
    expect(GEOMETRY_CHECKERS['ma-pyth']?.(GOOD, 1)).toBe(true);
    expect(GEOMETRY_CHECKERS['ma-pyth']?.({ ...GOOD, answer: '6' }, 1)).toBe(false);
  });

  it('find a distractor that is right, and one that comes twice', () => {
    const right = { ...GOOD, distractors: [{ answer: '5.0', misconception: LEGS_ADD_UP }] };
    expect(valueFaults(right)).not.toEqual([]);
    expect(judgeFaults(right, 'en')).not.toEqual([]);
    expect(valueFaults({ ...GOOD, distractors: [...GOOD.distractors, ...GOOD.distractors] })).not.toEqual([]);
  });

  it('find another number in a translation, an empty one, and one that was not filled in', () => {
    expect(textFaults({ ...GOOD, prompt: words('3 and 4', '3 et 5', '3 y 4') })).not.toEqual([]);
    expect(textFaults({ ...GOOD, prompt: words('3 and 4', ' ', '3 y 4') })).not.toEqual([]);
    expect(textFaults({ ...GOOD, prompt: words('{a} and 4') })).not.toEqual([]);
    expect(textFaults({ ...GOOD, prompt: words('0.30000000000000004') })).not.toEqual([]);
  });

  it('find an early hint that tells the answer', () => {
    expect(leakFaults({ ...GOOD, nudge: words('It is 5.') })).not.toEqual([]);
    expect(leakFaults({ ...GOOD, steps: [{ ...step, text: words('√25 = 5') }, step] })).not.toEqual([]);
    expect(leakFaults({ ...GOOD, steps: [step, { ...step, text: words('√25 = 5') }] })).toEqual([]);
  });

  it('find what is too hard for a small child', () => {
    expect(earlyFaults(GOOD)).toContain('neither picked nor a whole number');
    expect(earlyFaults(GOOD)).toContain('a number without a picture');
    expect(earlyFaults(GOOD).some((fault) => fault.startsWith('long sentence'))).toBe(true);
  });

  it('find a broken figure, and one without words', () => {
    const broken = { type: 'shares' as const, wholes: 0, parts: 2, shaded: 0, shape: 'loaf' as const };
    expect(valueFaults({ ...GOOD, figure: broken }).length).toBe(2);
  });
});
