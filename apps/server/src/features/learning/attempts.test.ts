import type { Question } from '@ori/contracts/practice';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { openFamily } from '../../testing/family-people.ts';
import { attempt, itemBehind, knownWrong, practise, questionsOf, send } from '../../testing/practice-walk.ts';
import { ANGLES, HALVES, UNLIKE } from '../../testing/small-content.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
afterAll(() => family.close());

const rightAnswer = (learnerId: string, question: Question) =>
  itemBehind(family.sessionSecret, learnerId, question).answer;
async function rowsOf(
  learnerId: string,
): Promise<{ kind: string; number: number; counted: boolean; hint_level: number }[]> {
  const text =
    'select kind, number, counted, hint_level from attempts where learner_id = $1 order by sequence';
  return (await family.database.pool.query(text, [learnerId])).rows;
}
async function stateOf(learnerId: string) {
  const text = 'select answers, ability, streak_days from learner_states where learner_id = $1';
  return (await family.database.pool.query(text, [learnerId])).rows[0];
}

describe('an answer sent more than once', () => {
  test('is stored once and answered alike, eight times at the same moment', async () => {
    const { child, learner } = await openFamily(family);
    const [question] = (await questionsOf(learner, ANGLES)).questions;
    const body = attempt(question!, rightAnswer(child.id, question!));
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => learner.post('/api/learning/attempts', body)),
    );
    expect(new Set(replies.map(({ statusCode, body: text }) => `${statusCode} ${text}`)).size).toBe(1);
    expect(replies[0]!.statusCode).toBe(200);
    expect(await rowsOf(child.id)).toHaveLength(1);
    expect(await stateOf(child.id)).toMatchObject({ answers: 1 });
  });

  test('gets the first reply again, word for word, however late and in whatever language it is asked', async () => {
    const { child, learner } = await openFamily(family);
    const { questions } = await questionsOf(learner, ANGLES);
    const body = attempt(
      questions[0]!,
      knownWrong(itemBehind(family.sessionSecret, child.id, questions[0]!)).answer,
    );
    const first = await learner.post('/api/learning/attempts', body);
    await send(learner, attempt(questions[1]!, rightAnswer(child.id, questions[1]!)));
    const again = await learner.post('/api/learning/attempts?lng=fr', body);
    expect(again.body).toBe(first.body);
    expect(await rowsOf(child.id)).toHaveLength(2);
  });

  test('is refused when its id comes with other content, and nothing is changed', async () => {
    const { child, learner } = await openFamily(family);
    const { questions } = await questionsOf(learner, ANGLES);
    const body = attempt(questions[0]!, rightAnswer(child.id, questions[0]!));
    await send(learner, body);
    const before = await stateOf(child.id);
    for (const other of [
      { answer: '1' },
      { answer: 'no number' },
      { hintLevel: 1 },
      { durationMs: 1 },
      { item: questions[1]!.item },
    ]) {
      const refused = await learner.post('/api/learning/attempts', { ...body, ...other });
      expect(refused.statusCode, JSON.stringify(other)).toBe(422);
      expect(refused.json()).toMatchObject({ code: 'key-reused', field: 'id' });
    }
    expect(await rowsOf(child.id)).toHaveLength(1);
    expect(await stateOf(child.id)).toEqual(before);
  });

  test('is nobody else’s: two learners may use the same id', async () => {
    const one = await openFamily(family);
    const two = await openFamily(family);
    const [ofOne] = (await questionsOf(one.learner, ANGLES)).questions;
    const [ofTwo] = (await questionsOf(two.learner, ANGLES)).questions;
    const body = attempt(ofOne!, rightAnswer(one.child.id, ofOne!));
    await send(one.learner, body);
    await send(two.learner, attempt(ofTwo!, rightAnswer(two.child.id, ofTwo!), { id: body.id }));
    expect(await rowsOf(two.child.id)).toHaveLength(1);
  });
});

describe('answers at the same moment', () => {
  test('to the same question are all kept, and one of them counts', async () => {
    const { child, learner } = await openFamily(family);
    const [question] = (await questionsOf(learner, ANGLES)).questions;
    const answer = rightAnswer(child.id, question!);
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => send(learner, attempt(question!, answer))),
    );
    expect(replies.filter(({ mastery }) => mastery !== null)).toHaveLength(1);
    expect((await rowsOf(child.id)).filter(({ counted }) => counted)).toHaveLength(1);
    expect(await stateOf(child.id)).toMatchObject({ answers: 1 });
    expect(replies.every(({ lesson }) => lesson?.answered === 1)).toBe(true);
  });

  test('to different questions, in any order, add up exactly', async () => {
    const { child, learner } = await openFamily(family);
    const asked = [
      ...(await questionsOf(learner, ANGLES)).questions,
      ...(await questionsOf(learner, UNLIKE)).questions,
    ];
    const shuffled = asked.toReversed();
    await Promise.all(
      shuffled.map((question) => send(learner, attempt(question, rightAnswer(child.id, question)))),
    );
    expect(await rowsOf(child.id)).toHaveLength(8);
    expect(await stateOf(child.id)).toMatchObject({ answers: 8, streak_days: 1 });
    expect(await questionsOf(learner, ANGLES)).toMatchObject({ questions: [], answered: 5, total: 5 });
    expect(await questionsOf(learner, UNLIKE)).toMatchObject({ questions: [], answered: 3, total: 3 });
  });
});

describe('a malformed answer', () => {
  test('is told what form is wanted, stores nothing and costs nothing', async () => {
    const { child, learner } = await openFamily(family);
    const [question] = (await questionsOf(learner, UNLIKE)).questions;
    for (const answer of ['', 'four', '1//2', '３／', 'drop table attempts']) {
      const reply = await send(learner, attempt(question!, answer));
      expect(reply, answer).toMatchObject({ verdict: 'malformed', mastery: null, lesson: null, steps: null });
      expect(reply.message.length).toBeGreaterThan(5);
    }
    expect(await rowsOf(child.id)).toHaveLength(0);
    const reply = await send(learner, attempt(question!, rightAnswer(child.id, question!)));
    expect(reply.mastery).not.toBeNull();
  });

  test('too long to be one is refused by name', async () => {
    const { learner } = await openFamily(family);
    const [question] = (await questionsOf(learner, UNLIKE)).questions;
    const refused = await learner.post('/api/learning/attempts', attempt(question!, '1'.repeat(201)));
    expect([refused.statusCode, refused.json().field]).toEqual([400, 'answer']);
  });
});

describe('a question', () => {
  test('is the same after a reload, and never carries its answer', async () => {
    const { child, learner } = await openFamily(family);
    const before = await questionsOf(learner, ANGLES);
    await send(learner, attempt(before.questions[0]!, rightAnswer(child.id, before.questions[0]!)));
    const after = await questionsOf(learner, ANGLES);
    expect(after.questions).toEqual(before.questions.slice(1));
    expect(Object.keys(after.questions[0]!).toSorted()).toEqual(
      ['answer', 'difficulty', 'figure', 'figureText', 'item', 'prompt', 'skill', 'skillTitle'].toSorted(),
    );
    const payload = Buffer.from(after.questions[0]!.item.split('.')[0]!, 'base64url').toString();
    expect(payload).not.toMatch(/\d{6}/);
  });

  test('is worth nothing in another learner’s hands, or with a letter changed', async () => {
    const { learner } = await openFamily(family);
    const other = await openFamily(family);
    const [question] = (await questionsOf(learner, ANGLES)).questions;
    const { item } = question!;
    const [payload, mac] = item.split('.') as [string, string];
    const bent = Buffer.from(JSON.stringify([HALVES, 'ma-halves', 0, 0, 1])).toString('base64url');
    const forged = [
      `${bent}.${mac}`,
      `${payload}.${mac.slice(0, -1)}`,
      `${payload}.`,
      `${item}.x`,
      `x${item}`,
      'a'.repeat(60),
      `${payload}.${'é'.repeat(16)}`,
    ];
    for (const token of forged) {
      for (const [path, body] of [
        ['attempts', attempt({ item: token }, '1')],
        ['hints', { item: token, level: 1 }],
      ] as const) {
        const refused = await learner.post(`/api/learning/${path}`, body);
        expect([refused.statusCode, refused.json().code], `${path} ${token}`).toEqual([400, 'item-invalid']);
      }
    }
    const stolen = await other.learner.post('/api/learning/attempts', attempt({ item }, '1'));
    expect(stolen.json()).toMatchObject({ code: 'item-invalid', field: 'item' });
    const elsewhere = await learner.post(
      '/api/learning/attempts',
      attempt({ item }, '1', { lessonId: HALVES }),
    );
    expect(elsewhere.json()).toMatchObject({ code: 'item-invalid' });
  });

  test('that was missed is followed by a twin, and the twin by nothing', async () => {
    const { child, learner } = await openFamily(family);
    const [first] = (await questionsOf(learner, HALVES)).questions;
    await send(
      learner,
      attempt(first!, knownWrong(itemBehind(family.sessionSecret, child.id, first!)).answer),
    );
    const [twin, second] = (await questionsOf(learner, HALVES)).questions;
    expect(twin!.skill).toBe(first!.skill);
    expect(twin!.item).not.toBe(first!.item);
    await send(learner, attempt(twin!, knownWrong(itemBehind(family.sessionSecret, child.id, twin!)).answer));
    expect((await questionsOf(learner, HALVES)).questions).toEqual([second]);
  });

  test('beyond the lesson’s own keeps coming for as long as somebody wants to practise', async () => {
    const { child, learner } = await openFamily(family);
    await practise({ learner, learnerId: child.id, sessionSecret: family.sessionSecret }, HALVES);
    const more = await questionsOf(learner, HALVES, 2);
    expect(more).toMatchObject({ answered: 2, total: 2 });
    expect(more.questions).toHaveLength(2);
    const reply = await send(learner, attempt(more.questions[0]!, rightAnswer(child.id, more.questions[0]!)));
    expect(reply).toMatchObject({ verdict: 'correct', lesson: { answered: 2, total: 2 } });
    expect(reply.mastery).not.toBeNull();
  });
});

describe('help', () => {
  test('of level 2 or more, kept on the server, is not undone by saying that none was taken', async () => {
    const { child, learner } = await openFamily(family);
    const [first] = (await questionsOf(learner, HALVES)).questions;
    const { answer } = itemBehind(family.sessionSecret, child.id, first!);
    const hint = (await learner.post('/api/learning/hints', { item: first!.item, level: 2 })).json();
    expect(hint).toMatchObject({
      level: 2,
      lines: [{ text: expect.any(String) }],
      twin: { skill: first!.skill },
    });
    await learner.post('/api/learning/hints', { item: first!.item, level: 1 });
    const reply = await send(learner, attempt(first!, answer, { hintLevel: 0 }));
    expect(reply.verdict).toBe('correct');
    expect(await rowsOf(child.id)).toMatchObject([{ hint_level: 2, counted: true }]);
    const [state] = (
      await family.database.pool.query(
        'select unaided, right_in_a_row, answers from skill_states where learner_id = $1',
        [child.id],
      )
    ).rows;
    expect(state).toEqual({ unaided: 0, right_in_a_row: 0, answers: 1 });
    const [twin] = (await questionsOf(learner, HALVES)).questions;
    expect(twin!.item).toBe(hint.twin.item);
  });

  test('comes in levels: a pointer, the first step, the whole way', async () => {
    const { child, learner } = await openFamily(family);
    const [first] = (await questionsOf(learner, ANGLES)).questions;
    const { steps } = itemBehind(family.sessionSecret, child.id, first!);
    const linesAt = async (level: number) =>
      (await learner.post('/api/learning/hints', { item: first!.item, level })).json().lines.length;
    expect([await linesAt(1), await linesAt(2), await linesAt(3)]).toEqual([1, 1, steps.length]);
    const reply = await send(
      learner,
      attempt(first!, knownWrong(itemBehind(family.sessionSecret, child.id, first!)).answer),
    );
    expect(reply.steps).toHaveLength(steps.length);
  });
});
