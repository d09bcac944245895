import type { AttemptAnswer, Question } from '@ori/contracts/practice';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { openFamily } from '../../testing/family-people.ts';
import { attempt, itemBehind, questionsOf } from '../../testing/practice-walk.ts';
import { HALVES } from '../../testing/small-content.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
afterAll(() => family.close());

const rightAnswer = (learnerId: string, question: Question) =>
  itemBehind(family.sessionSecret, learnerId, question).answer;

describe('who may answer', () => {
  test('is a learner: not a visitor, a parent or a teacher', async () => {
    const { child, learner, parent } = await openFamily(family);
    const [question] = (await questionsOf(learner, HALVES)).questions;
    const body = attempt(question!, rightAnswer(child.id, question!));
    const { client: teacher } = await family.signUp('teacher');
    for (const client of [parent, teacher]) {
      for (const [path, input] of [
        ['attempts', body],
        ['hints', { item: body.item, level: 1 }],
        ['questions', { lessonId: HALVES }],
      ] as const) {
        expect((await client.post(`/api/learning/${path}`, input)).statusCode).toBe(403);
      }
      expect((await client.get('/api/learning/home')).statusCode).toBe(403);
    }
    await parent.post('/api/auth/logout');
    expect((await parent.post('/api/learning/attempts', body)).statusCode).toBe(401);
    const text = 'select 1 from attempts where learner_id = $1';
    expect((await family.database.pool.query(text, [child.id])).rowCount).toBe(0);
  });
});

describe('a broken body', () => {
  test('names the field and never ends in a fault of ours', async () => {
    const { learner } = await openFamily(family);
    const [question] = (await questionsOf(learner, HALVES)).questions;
    const good = attempt(question!, '1');
    const broken: Record<string, unknown>[] = [
      { ...good, id: 'x' },
      { ...good, item: 5 },
      { ...good, hintLevel: 4 },
      { ...good, hintLevel: '2' },
      { ...good, durationMs: -1 },
      { ...good, durationMs: 1.5 },
      { ...good, answer: null },
    ];
    for (const body of broken) {
      const refused = await learner.post('/api/learning/attempts', body);
      expect(refused.statusCode, JSON.stringify(body)).toBe(400);
      expect(refused.json<AttemptAnswer & { field: string }>().field).toBeTruthy();
    }
    expect((await learner.post('/api/learning/questions', { lessonId: 'no-such' })).json()).toMatchObject({
      code: 'not-found',
      field: 'lessonId',
    });
  });
});
