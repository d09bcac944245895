import type { TryExample } from '@ori/contracts/tutor-example';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const movesOf = (turns: TryExample['turns']) => turns.map(({ reply }) => reply.metadata.move);

describe.each(['en', 'fr', 'es'] as const)('the example of a try in %s', (locale) => {
  test('holds the answer back, stops at the wrong line, and praises the right end', async () => {
    const client = app.visitor();
    client.cookies.set('ori_lng', locale);
    const answer = await client.get('/api/tutor/example');
    const { turns, starts } = answer.json<TryExample>();
    expect(movesOf(turns)).toEqual(['hint', 'hint', 'check', 'praise']);
    expect(
      turns
        .slice(0, 3)
        .map(({ reply }) => reply.content)
        .join(' '),
    ).not.toMatch(/x = 5/);
    expect(turns[2]?.reply.metadata.wrongLine).toBe(0);
    expect(starts.map(({ id }) => id)).toEqual(['hint', 'check', 'answer']);
  });

  test('offers lines to begin with that lead where they say', async () => {
    const client = app.visitor();
    client.cookies.set('ori_lng', locale);
    const { starts } = (await client.get('/api/tutor/example')).json<TryExample>();
    const reached: (string | null)[] = [];
    for (const { lines } of starts) {
      const before = lines.slice(0, -1).map((content) => ({ role: 'student', content }));
      const answer = await client.post('/api/tutor/try', { message: lines.at(-1), before, locale });
      reached.push(answer.json<{ reply: TryExample['turns'][number]['reply'] }>().reply.metadata.move);
    }
    expect(reached).toEqual(['hint', 'check', 'hint']);
  });
});
