import { randomUUID } from 'node:crypto';
import type { AttemptAnswer, Question } from '@ori/contracts/practice';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../../testing/family-app.ts';
import { openFamily } from '../../../testing/family-people.ts';
import { itemBehind, knownWrong } from '../../../testing/practice-walk.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
afterAll(() => family.close());

/** What stands in every table, as one digest each. */
async function everything(): Promise<ReadonlyMap<string, unknown>> {
  const { pool } = family.database;
  const named = `select relname as name from pg_class where relkind = 'r'
    and relnamespace = current_schema()::regnamespace`;
  const digests = new Map<string, unknown>();
  for (const { name } of (await pool.query<{ name: string }>(named)).rows) {
    const digest = `select count(*) as rows, md5(string_agg(r::text, '|' order by r::text)) as digest from "${name}" r`;
    digests.set(name, (await pool.query<object>(digest)).rows[0]);
  }
  return digests;
}

test('a parent tries questions, hints and answers as their child would meet them, and no row of any table changes', async () => {
  const { parent, child } = await openFamily(family);
  const me = (await parent.get('/api/auth/check-session')).json<{ user: { id: string } }>().user.id;
  const before = await everything();
  const asked = await parent.post('/api/try-out/questions', {
    childId: child.id,
    lessonId: 'sharing-a-loaf',
  });
  const { questions, total } = asked.json<{ questions: Question[]; total: number }>();
  expect([asked.statusCode, total, questions.length]).toEqual([200, 2, 2]);
  const [question] = questions;
  if (!question) throw new Error('Nothing was asked');
  const hint = await parent.post('/api/try-out/hints', { item: question.item, level: 3 });
  expect(hint.json<{ lines: unknown[] }>().lines.length).toBeGreaterThan(1);
  const item = itemBehind(family.sessionSecret, me, question);
  const wrong = knownWrong(item);
  const say = async (answer: string) =>
    (
      await parent.post('/api/try-out/answers', {
        id: randomUUID(),
        item: question.item,
        answer,
        hintLevel: 0,
      })
    ).json<AttemptAnswer>();
  expect(await say(item.answer)).toMatchObject({ verdict: 'correct', mastery: null, lesson: null });
  expect(await say(wrong.answer)).toMatchObject({
    verdict: 'incorrect',
    misconception: { id: wrong.misconception },
  });
  await parent.post('/api/tutor/try', { message: 'solve 3x + 5 = 20', tier: 'elementary' });
  expect(await everything()).toEqual(before);
});

test('is for parents and their own children; what was tried is worth nothing in a child’s hands', async () => {
  const { parent, child, learner } = await openFamily(family);
  const stranger = await openFamily(family);
  const ask = { childId: child.id, skill: 'ma-halves' };
  expect((await stranger.parent.post('/api/try-out/questions', ask)).statusCode).toBe(404);
  expect((await learner.post('/api/try-out/questions', ask)).statusCode).toBe(403);
  const tried = (await parent.post('/api/try-out/questions', ask)).json<{ questions: Question[] }>();
  const attempt = {
    id: randomUUID(),
    item: tried.questions[0]?.item,
    answer: '1',
    hintLevel: 0,
    durationMs: 1,
  };
  expect((await learner.post('/api/learning/attempts', attempt)).json().code).toBe('item-invalid');
});
