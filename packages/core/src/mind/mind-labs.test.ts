import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BELL, fallenDb, secondsToFall } from './bell.ts';
import { arrowFinding, arrowTrials } from './neighbours.ts';
import { breathAt, BREATH_MS, paceOf } from './own-breath.ts';
import { marksByPart, spreadOf } from './reaction.ts';

describe('the bell', () => {
  it('of one tone falls by 60 dB in its own time and by 30 in half of it', () => {
    const one = [{ hz: 440, share: 1, fallS: 10 }];
    expect(secondsToFall(one, 60)).toBeCloseTo(10, 3);
    expect(secondsToFall(one, 30)).toBeCloseTo(5, 3);
    expect(fallenDb(one, 0)).toBe(0);
  });

  it('of many tones falls quickly at first and in the end as its slowest tone does', () => {
    const slowest = Math.max(...BELL.map(({ fallS }) => fallS));
    expect(fallenDb(BELL, 1)).toBeGreaterThan(60 / slowest);
    const late = fallenDb(BELL, 61) - fallenDb(BELL, 60);
    expect(late).toBeCloseTo(60 / slowest, 2);
    expect(fallenDb(BELL, secondsToFall(BELL, 45))).toBeCloseTo(45, 2);
  });

  it('never sounds above what young ears are spared, nor all tones together above full', () => {
    expect(Math.max(...BELL.map(({ hz }) => hz))).toBeLessThan(4000);
    expect(BELL.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
  });
});

describe('one’s own breath', () => {
  it('is the middle of what was breathed, and is never hurried', () => {
    expect(paceOf([0, 4000, 8000])).toBeNull();
    expect(paceOf([0, 4000, 8100, 12000, 20000])).toBe(4050);
    expect(paceOf([0, 500, 1000, 1500])).toBe(BREATH_MS.min);
  });

  it('goes in and out without ever standing still', () => {
    fc.assert(
      fc.property(fc.integer(BREATH_MS), fc.integer({ min: 0, max: 100_000 }), (breathMs, at) => {
        const { phase, open } = breathAt(at, breathMs);
        const later = breathAt(at + breathMs * 0.02, breathMs);
        expect(open).toBeGreaterThanOrEqual(0);
        expect(open).toBeLessThanOrEqual(1);
        if (phase === later.phase) expect(Math.sign(later.open - open)).toBe(phase === 'in' ? 1 : -1);
      }),
    );
  });
});

describe('times of one’s own', () => {
  it('have a middle and a middle half, without guesses and misses', () => {
    expect(spreadOf([50, 200, 300, 400, 500, 600, 9000])).toEqual({
      count: 5,
      medianMs: 400,
      fromMs: 300,
      toMs: 500,
    });
    expect(spreadOf([20])).toBeNull();
  });

  it('put every mark into one part of the time', () => {
    expect(marksByPart([0, 29_999, 30_000, 119_999, 120_000], 120_000, 4)).toEqual([2, 1, 0, 2]);
  });

  it('among arrows: as many of each kind, and the cost is what the others take longer', () => {
    let seed = 1;
    const trials = arrowTrials(5, () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647);
    expect(trials).toHaveLength(20);
    expect(trials.filter(({ isSame, middle }) => isSame && middle === 'left')).toHaveLength(5);
    const answers = trials.map((trial) => ({
      trial,
      pressed: trial.middle,
      tookMs: trial.isSame ? 400 : 460,
    }));
    const wrong = {
      ...answers[0]!,
      pressed: answers[0]!.trial.middle === 'left' ? ('right' as const) : ('left' as const),
    };
    const found = arrowFinding([...answers.slice(1), wrong]);
    expect(found.costMs).toBe(60);
    expect(found.wrong.same + found.wrong.other).toBe(1);
    expect(arrowFinding([]).costMs).toBeNull();
  });
});
