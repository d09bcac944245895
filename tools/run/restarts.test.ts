import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Ending, nextStep, STEADY_MS } from './restarts.ts';

const crash: Ending = { code: null, isAsked: false, wasEverReady: true, readyForMs: STEADY_MS, shortRuns: 0 };

it('starts anew at once what answered for long, whatever ended it', () => {
  expect(nextStep(crash)).toEqual({ againAfterMs: 0, shortRuns: 0 });
  expect(nextStep({ ...crash, code: 1, shortRuns: 7 })).toEqual({ againAfterMs: 0, shortRuns: 0 });
});

it('waits longer after each short run, and never above half a minute', () => {
  const pauses: number[] = [];
  let shortRuns = 0;
  for (let run = 0; run < 8; run += 1) {
    const step = nextStep({ ...crash, readyForMs: 10, shortRuns });
    if ('end' in step) throw new Error('It was given up.');
    pauses.push(step.againAfterMs);
    ({ shortRuns } = step);
  }
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
});

it('ends, with its code, when asked to, when it ended well and when it never answered', () => {
  const anyCode = fc.option(fc.integer({ min: 0, max: 255 }));
  fc.assert(
    fc.property(anyCode, fc.nat(), (code, shortRuns) => {
      const end = code ?? 1;
      expect(nextStep({ ...crash, code, shortRuns, isAsked: true })).toEqual({ end });
      expect(nextStep({ ...crash, code, shortRuns, wasEverReady: false, readyForMs: 0 })).toEqual({ end });
    }),
  );
  expect(nextStep({ ...crash, code: 0 })).toEqual({ end: 0 });
});
