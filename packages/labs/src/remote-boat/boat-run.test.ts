import { sightOf } from '@ori/core/electricity/pond-boat';
import { pulsesTo } from '@ori/core/electricity/selector-disc';
import { describe, expect, it } from 'vitest';
import { isDone, nextBuoy, type Run, runAfter, runOf } from './boat-run.ts';

/** A plain helmsman: turns towards the next buoy while it is not ahead, looking every quarter of a second. */
function steered(start: Run): Run {
  let run = start;
  for (let look = 0; look < 600 && !isDone(run); look += 1) {
    const buoy = nextBuoy(run);
    const aheadRad = buoy ? sightOf(run.boat, buoy).aheadRad : 0;
    const rudder = Math.abs(aheadRad) < 0.12 ? 0 : aheadRad < 0 ? (-1 as const) : (1 as const);
    for (let n = pulsesTo(run.at, { drives: true, rudder }); n > 0; n -= 1)
      run = runAfter(run, { does: 'pulse' });
    run = runAfter(run, { does: 'sail', seconds: 0.25 });
  }
  return run;
}

describe('a run over the pond', () => {
  it('can be won by pulses alone, in less than a minute and a half', () => {
    const { passed, seconds, pulses } = steered(runOf(4));
    expect(passed).toBe(4);
    expect(seconds).toBeLessThan(90);
    expect(pulses).toBeGreaterThan(5);
  });

  it('counts a buoy passed within one long step, and not one that is out of turn', () => {
    const ahead = runAfter(runAfter(runOf(1), { does: 'pulse' }), { does: 'sail', seconds: 3 });
    expect(ahead.passed).toBe(0);
    const right = runAfter(runAfter(runAfter(ahead, { does: 'pulse' }), { does: 'pulse' }), {
      does: 'pulse',
    });
    const turned = runAfter(right, { does: 'sail', seconds: 3 });
    const straight = runAfter(turned, { does: 'pulse' });
    expect(runAfter(straight, { does: 'sail', seconds: 6 }).passed).toBe(1);
  });

  it('lies still until the first pulse, and starts afresh when asked to', () => {
    const still = runAfter(runOf(2), { does: 'sail', seconds: 20 });
    expect(still.boat).toEqual(runOf(2).boat);
    expect(runAfter(runAfter(still, { does: 'pulse' }), { does: 'restart' })).toEqual(runOf(2));
  });
});
