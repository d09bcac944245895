import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { MathsBusy } from './maths-busy.ts';
import { createMathsWorker, type MathsWorker } from './maths-worker.ts';

/** Generous on a busy machine: the budget itself is tried with a thread that is stuck. */
const PATIENT_MS = 5_000;
let worker: MathsWorker | null = null;
function made(options: Parameters<typeof createMathsWorker>[0]): MathsWorker {
  worker = createMathsWorker(options);
  return worker;
}

afterEach(async () => {
  await worker?.close();
});

describe('maths in a thread of its own', () => {
  it('solves and checks, many at once, each answer to its own question', async () => {
    const maths = made({ budgetMs: PATIENT_MS });
    const asked = Array.from({ length: 20 }, (_, index) => maths.solve(`${index} + 1`, 'en'));
    const checked = maths.checkSteps('2x+3=7', ['2x=10'], 'en');
    const words = (await Promise.all(asked)).map((solution) => solution?.words.en);
    expect(words).toEqual(Array.from({ length: 20 }, (_, index) => String(index + 1)));
    expect(await checked).toMatchObject({
      ok: false,
      line: 0,
      misconception: { id: 'sign-kept-when-moved' },
    });
  });

  it('passes silence on', async () => {
    expect(await made({ budgetMs: PATIENT_MS }).solve('tell me a story', 'en')).toBeNull();
  });

  it('lets so many wait and no more, and goes on with those', async () => {
    const maths = made({ budgetMs: PATIENT_MS, waitingMax: 3 });
    const asked = Array.from({ length: 6 }, (_, index) => maths.solve(`${index} + 1`, 'en'));
    const told = await Promise.allSettled(asked);
    expect(told.map((each) => (each.status === 'fulfilled' ? each.value?.words.en : each.reason))).toEqual([
      '1',
      '2',
      '3',
      '4',
      expect.any(MathsBusy),
      expect.any(MathsBusy),
    ]);
    expect((await maths.solve('6 + 1', 'en'))?.words.en).toBe('7');
  });

  it('answers after its thread had ended for want of work', async () => {
    const maths = made({ budgetMs: PATIENT_MS, restAfterMs: 1 });
    for (const sum of [1, 2, 3]) {
      expect((await maths.solve(`${sum} + 1`, 'en'))?.words.en).toBe(String(sum + 1));
      await sleep(20);
    }
  });

  it('ends what takes longer than its budget, and goes on with a new thread', async () => {
    const thread = new URL('./testing/stuck-thread.ts', import.meta.url);
    const maths = made({ budgetMs: 300, thread });
    const started = performance.now();
    expect(await maths.solve('stuck', 'en')).toBeNull();
    expect(performance.now() - started).toBeGreaterThanOrEqual(299);
    expect(await maths.checkSteps(null, ['1=1'], 'en')).toEqual({ ok: null, line: 0 });
    expect(await maths.solve('anything', 'en')).toBeNull();
  });
});
