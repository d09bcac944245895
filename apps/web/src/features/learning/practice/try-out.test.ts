import { afterEach, expect, it, vi } from 'vitest';
import { createAttemptQueue } from './attempt-queue.ts';
import { NOBODY, tryOutCalls, tryOutPractice } from './try-out.ts';

afterEach(() => vi.unstubAllGlobals());

function answering(value: unknown): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    asked.push(`${init?.method} ${path} ${typeof init?.body === 'string' ? init.body : ''}`.trim());
    return new Response(JSON.stringify(value));
  });
  return asked;
}

it('asks, hints and judges at the try-out alone, and leaves nothing in the browser', async () => {
  const asked = answering({ verdict: 'correct' });
  const queue = createAttemptQueue({
    learnerId: NOBODY,
    send: tryOutCalls.attempt,
    whoIsHere: tryOutCalls.whoIsHere,
  });
  await tryOutPractice('zuri', 'sharing-a-loaf', 1).take(tryOutCalls);
  await tryOutCalls.hint('item', 1);
  await queue.submit({ id: 'a', item: 'item', answer: '3', hintLevel: 0, durationMs: 9 });
  const changes = asked.filter((call) => call.startsWith('POST'));
  expect(changes.map((call) => call.split(' ')[1])).toEqual([
    '/api/try-out/questions',
    '/api/try-out/hints',
    '/api/try-out/answers',
  ]);
  expect(changes[2]).not.toContain('durationMs');
  expect(queue.kept()).toEqual([]);
});

it('asks other questions each round', async () => {
  const asked = answering({ questions: [] });
  for (const round of [0, 1]) await tryOutPractice('zuri', 'sharing-a-loaf', round).take(tryOutCalls);
  expect(new Set(asked.filter((call) => call.startsWith('POST'))).size).toBe(2);
});
