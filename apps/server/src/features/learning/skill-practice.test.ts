import type { SkillMap } from '@ori/contracts/learning';
import type { Boost, Question } from '@ori/contracts/practice';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { openFamily, signInChild } from '../../testing/family-people.ts';
import { attempt, itemBehind, knownWrong, send } from '../../testing/practice-walk.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
afterAll(() => family.close());

const SKILL = 'ma-pyth';

async function openLearner() {
  family.clock.now = new Date('2026-11-20T15:00:00Z');
  const people = await openFamily(family);
  let { learner } = people;
  const itemOf = (question: Question) => itemBehind(family.sessionSecret, people.child.id, question);
  async function ask(count = 1) {
    const asked = await learner.post('/api/learning/questions', { skill: SKILL, count });
    return asked.json<{ questions: Question[]; answered: number; total: number }>();
  }
  async function answerRight(times: number) {
    const replies = [];
    for (let time = 0; time < times; time++) {
      const { questions } = await ask();
      replies.push(await send(learner, attempt(questions[0]!, itemOf(questions[0]!).answer)));
    }
    return replies;
  }
  return {
    ...people,
    itemOf,
    ask,
    /** Answers rightly until the skill is mastered. */
    async master() {
      for (let time = 0; time < 40; time++) {
        const [reply] = await answerRight(1);
        if (reply!.mastery!.mastered) return reply!;
      }
      throw new Error('Forty right answers brought no mastery');
    },
    answerRight,
    boost: async () => (await learner.get('/api/learning/practice')).json<Boost>(),
    map: async () => (await learner.get('/api/learning/map?subject=math')).json<SkillMap>(),
    /** Time goes by, and the learner signs in again. */
    async later(days: number) {
      family.clock.now = new Date(family.clock.now.getTime() + days * 86_400_000);
      learner = await signInChild(family, people.child);
    },
    send: (body: ReturnType<typeof attempt>) => send(learner, body),
    hint: (item: string, level: number) => learner.post('/api/learning/hints', { item, level }),
  };
}

describe('practice of a skill outside any lesson', () => {
  test('asks the same question until it is answered, then another', async () => {
    const { ask, answerRight } = await openLearner();
    const first = await ask();
    expect((await ask()).questions).toEqual(first.questions);
    const [reply] = await answerRight(1);
    expect(reply).toMatchObject({ verdict: 'correct', lesson: null, mastery: { skill: SKILL } });
    const next = await ask();
    expect(next.questions[0]!.item).not.toBe(first.questions[0]!.item);
    expect([next.answered, next.total]).toEqual([1, 2]);
  });

  test('tells after a wrong answer what easier question can be asked, down to a prerequisite', async () => {
    const { ask, itemOf, learner, send: answer } = await openLearner();
    const { questions } = await ask();
    let [question] = questions;
    const met: { skill: string; difficulty: number }[] = [];
    for (let step = 0; step < 4 && question !== undefined; step++) {
      met.push({ skill: question.skill, difficulty: question.difficulty });
      const reply = await answer(attempt(question, knownWrong(itemOf(question)).answer));
      expect(reply.easier).not.toBeNull();
      const asked = await learner.post('/api/learning/questions', { ...reply.easier, count: 1 });
      [question] = asked.json<{ questions: Question[] }>().questions;
    }
    for (const [at, { skill, difficulty }] of met.entries()) {
      const before = met[at - 1];
      if (before?.skill === skill) expect(difficulty).toBeLessThan(before.difficulty);
    }
    expect(met.at(-1)?.skill).not.toBe(SKILL);
    const [last] = questions;
    const right = await answer(attempt(last!, itemOf(last!).answer));
    expect(right.easier).toBeNull();
  });

  test('names the field where the most difficulty is none', async () => {
    const { learner } = await openLearner();
    const refused = await learner.post('/api/learning/questions', { skill: SKILL, difficulty: 4 });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ field: 'difficulty' });
  });

  test('is followed by an unaided twin after much help, and the help is no mastery', async () => {
    const { ask, hint, itemOf, send: give } = await openLearner();
    const [question] = (await ask()).questions;
    await hint(question!.item, 3);
    const reply = await give(attempt(question!, itemOf(question!).answer));
    expect(reply.mastery!.chance).toBeLessThan(0.65);
    const twin = (await ask()).questions[0]!;
    expect(twin.prompt).not.toBe(question!.prompt);
    await give(attempt(twin, itemOf(twin).answer));
    expect((await ask()).questions[0]!.item).not.toBe(twin.item);
  });

  test('names the field when neither a lesson nor a skill is asked for, or one that is not there', async () => {
    const { learner } = await openLearner();
    const refusals = [
      [{}, 400, 'lessonId'],
      [{ lessonId: 'a', skill: SKILL }, 400, 'lessonId'],
      [{ skill: 'no-such-skill' }, 404, 'skill'],
    ] as const;
    for (const [body, status, field] of refusals) {
      const refused = await learner.post('/api/learning/questions', body);
      expect([refused.statusCode, refused.json().field]).toEqual([status, field]);
    }
  });
});

describe('the five-minute boost', () => {
  test('begins with new skills, then asks for what was begun, and for a mastered skill when it is due', async () => {
    const { boost, master, later, send: give, itemOf } = await openLearner();
    const fresh = await boost();
    expect(fresh.questions.length).toBeGreaterThan(0);
    expect(new Set(fresh.questions.map(({ reason }) => reason))).toEqual(new Set(['next']));
    const { review: first } = await master();
    expect(new Date(first!.dueAt).getTime()).toBeGreaterThan(family.clock.now.getTime());
    expect((await boost()).questions.map(({ question }) => question.skill)).not.toContain(SKILL);
    await later(1);
    const due = await boost();
    expect(due.due).toBe(1);
    expect(due.questions[0]).toMatchObject({ reason: 'review', question: { skill: SKILL } });
    const review = due.questions[0]!.question;
    const kept = await give(attempt(review, itemOf(review).answer));
    expect(new Date(kept.review!.dueAt).getTime()).toBeGreaterThan(family.clock.now.getTime() + 86_400_000);
    expect((await boost()).due).toBe(0);
  });

  test('takes nothing away for a review that was missed, and asks again soon', async () => {
    const { boost, master, later, send: give, itemOf, map } = await openLearner();
    await master();
    await later(1);
    const review = (await boost()).questions[0]!.question;
    const missed = await give(attempt(review, knownWrong(itemOf(review)).answer));
    expect(missed.mastery).toMatchObject({ mastered: true });
    await later(1);
    expect((await map()).skills.find(({ id }) => id === SKILL)).toMatchObject({ standing: 'due' });
  });
});

describe('the skill map', () => {
  test('shows what is mastered, due and ready, with what it stands on and opens', async () => {
    const { map, master, later } = await openLearner();
    const before = await map();
    expect(before.skills.length).toBeGreaterThan(100);
    const ids = new Set([...before.skills, ...before.outside].map(({ id }) => id));
    expect(
      before.skills.every(({ prerequisites, opens }) =>
        [...prerequisites, ...opens].every((id) => ids.has(id)),
      ),
    ).toBe(true);
    expect(before.skills.find(({ prerequisites }) => prerequisites.length === 0)!.standing).toBe('ready');
    await master();
    expect((await map()).skills.find(({ id }) => id === SKILL)).toMatchObject({
      standing: 'mastered',
    });
    await later(2);
    const after = await map();
    expect(after.skills.find(({ id }) => id === SKILL)!.standing).toBe('due');
    expect(after.next[0]).toBe(SKILL);
  });

  test('is shown to the own parent and to nobody else', async () => {
    const { parent, child } = await openLearner();
    const stranger = await openFamily(family);
    const url = `/api/learning/map?subject=math&childId=${child.id}`;
    expect((await parent.get(url)).statusCode).toBe(200);
    expect((await stranger.parent.get(url)).statusCode).toBe(404);
    expect((await stranger.learner.get(url)).statusCode).toBe(404);
    expect((await parent.get('/api/learning/map?subject=math')).json()).toMatchObject({
      code: 'child-needed',
      field: 'childId',
    });
  });
});
