import { randomUUID } from 'node:crypto';
import type { SkillMap, StudentHome } from '@ori/contracts/learning';
import { PLACEMENT_QUESTIONS_MAX, type PlacementAnswer, type PlacementRun } from '@ori/contracts/placement';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { openFamily } from '../../testing/family-people.ts';
import { attempt, itemBehind, knownWrong } from '../../testing/practice-walk.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
afterAll(() => family.close());

async function openPlacement() {
  const people = await openFamily(family, { child: { ageGroup: 'middle' } });
  const { learner, child } = people;
  const bodyFor = (run: PlacementRun, isRight: boolean) => {
    const item = itemBehind(family.sessionSecret, child.id, run.question!);
    const wrong = item.distractors.length > 0 ? knownWrong(item).answer : null;
    return {
      id: randomUUID(),
      item: run.question!.item,
      answer: isRight ? item.answer : wrong,
      durationMs: 9_000,
    };
  };
  const post = (run: PlacementRun, body: object) => learner.post(`/api/placements/${run.id}/answers`, body);
  return {
    ...people,
    bodyFor,
    post,
    start: async () => (await learner.post('/api/placements', { subject: 'math' })).json<PlacementRun>(),
    answer: async (run: PlacementRun, isRight: boolean) =>
      (await post(run, bodyFor(run, isRight))).json<PlacementAnswer>().run,
    map: async () => (await learner.get('/api/learning/map?subject=math')).json<SkillMap>(),
  };
}

describe('a placement', () => {
  test('walks to its end, and says where to start without a grade', async () => {
    const { start, answer, map } = await openPlacement();
    const bandOf = new Map((await map()).skills.map(({ id, band }) => [id, band]));
    let run = await start();
    while (run.question !== null) {
      const band = bandOf.get(run.question.skill);
      run = await answer(run, band === 'K-2' || band === '3-5');
    }
    expect(run.state).toBe('finished');
    expect(run.asked).toBeLessThanOrEqual(PLACEMENT_QUESTIONS_MAX);
    expect(JSON.stringify(run)).not.toMatch(/"(correct|right|score|solved)"/);
    const bands = (ids: readonly { id: string }[]) => new Set(ids.map(({ id }) => bandOf.get(id)));
    expect(bands(run.result!.known)).not.toContain('9-12');
    expect(bands(run.result!.unknown)).not.toContain('K-2');
    expect(run.result!.known.length).toBeGreaterThan(5);
    expect(run.result!.startSkills.length).toBeGreaterThan(0);
  });

  test('leads the home to the lesson it said to start with, once it is over and until that is opened', async () => {
    const { start, answer, map, learner } = await openPlacement();
    const home = async () => (await learner.get('/api/learning/home')).json<StudentHome>();
    expect((await home()).startHere).toBeNull();
    // Somebody who knows all but the theorem of right triangles and what rests on it: there is a lesson on that.
    const { skills } = await map();
    const needs = new Map(skills.map(({ id, prerequisites }) => [id, prerequisites]));
    const restsOn = (id: string): boolean => id === 'ma-pyth' || (needs.get(id) ?? []).some(restsOn);
    let run = await start();
    while (run.question !== null) run = await answer(run, !restsOn(run.question.skill));
    const lesson = run.result!.startHere!;
    expect(await home()).toMatchObject({ startHere: lesson.id });
    expect((await home()).next[0]?.id).toBe(lesson.id);
    await learner.post(`/api/courses/${lesson.courseId}/lessons/${lesson.id}/start`);
    const after = await home();
    expect(after.startHere).toBeNull();
    expect(after.next.map(({ id }) => id)).not.toContain(lesson.id);
  });

  test('credits what it judged as known, never as mastered, and leaves it to answers to prove it', async () => {
    const { start, answer, map, learner } = await openPlacement();
    let run = await start();
    while (run.question !== null) run = await answer(run, true);
    const { skills } = await map();
    const placed = new Set(run.result!.known.map(({ id }) => id));
    expect(
      skills
        .filter(({ standing }) => standing === 'known')
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual([...placed].toSorted());
    expect(skills.every(({ masteredAt, answers }) => masteredAt === null && answers === 0)).toBe(true);
    const progress = (await learner.get('/api/progress')).json();
    expect(progress).toMatchObject({ answers: 0, skills: { mastered: 0, learning: 0 } });
  });

  test('is stopped at any time, taken up again while it is open, and begun anew after that', async () => {
    const { start, answer, learner } = await openPlacement();
    const first = await answer(await start(), true);
    expect(await start()).toEqual(first);
    const stopped = (await learner.post(`/api/placements/${first.id}/stop`)).json<PlacementRun>();
    expect(stopped).toMatchObject({ state: 'stopped', question: null, asked: 1 });
    expect(stopped.result!.known.length).toBeGreaterThan(0);
    expect((await learner.post(`/api/placements/${first.id}/stop`)).json()).toEqual(stopped);
    expect((await start()).id).not.toBe(first.id);
  });

  test('counts an answer once however often it is sent, and another body under its id not at all', async () => {
    const { start, bodyFor, post } = await openPlacement();
    const run = await start();
    const body = bodyFor(run, true);
    const replies = await Promise.all([1, 2, 3, 4].map(() => post(run, body)));
    expect(new Set(replies.map(({ body: text }) => text)).size).toBe(1);
    expect(replies[0]!.json<PlacementAnswer>().run.asked).toBe(1);
    expect((await post(run, { ...body, answer: null })).json()).toMatchObject({ code: 'key-reused' });
    expect((await post(run, { ...body, id: randomUUID() })).json()).toMatchObject({ code: 'item-invalid' });
  });

  test('takes an answer under an id that an earlier walk has', async () => {
    const { start, post, bodyFor, learner } = await openPlacement();
    const first = await start();
    const body = bodyFor(first, true);
    expect((await post(first, body)).statusCode).toBe(200);
    await learner.post(`/api/placements/${first.id}/stop`);
    const second = await start();
    const answer = await post(second, { ...bodyFor(second, true), id: body.id });
    expect(answer.json<PlacementAnswer>().run).toMatchObject({ id: second.id, asked: 1 });
  });

  test('tells a malformed answer apart, takes “I don’t know” for an answer, and counts only that', async () => {
    const { start, bodyFor, post } = await openPlacement();
    const run = await start();
    const malformed = (await post(run, { ...bodyFor(run, true), answer: '' })).json<PlacementAnswer>();
    expect(malformed).toMatchObject({ message: expect.stringMatching(/./), run: { asked: 0 } });
    expect(malformed.run.question).toEqual(run.question);
    const passed = (await post(run, { ...bodyFor(run, true), answer: null })).json<PlacementAnswer>();
    expect(passed).toMatchObject({ message: null, run: { asked: 1 } });
  });

  test('is worth nothing as practice, nor practice as placement, nor to anybody else', async () => {
    const { start, post, learner, parent, child, bodyFor } = await openPlacement();
    const stranger = await openPlacement();
    const run = await start();
    const asPractice = await learner.post('/api/learning/attempts', attempt(run.question!, '1'));
    expect(asPractice.json()).toMatchObject({ code: 'item-invalid' });
    expect(
      (await learner.post('/api/learning/hints', { item: run.question!.item, level: 3 })).statusCode,
    ).toBe(400);
    const asked = await learner.post('/api/learning/questions', { skill: 'ma-halves' });
    const { item } = asked.json<{ questions: { item: string }[] }>().questions[0]!;
    expect((await post(run, { ...bodyFor(run, true), item })).json()).toMatchObject({ code: 'item-invalid' });
    const theirs = await stranger.learner.post(`/api/placements/${run.id}/answers`, bodyFor(run, true));
    expect(theirs.statusCode).toBe(404);
    expect((await stranger.parent.get(`/api/placements/${run.id}`)).statusCode).toBe(404);
    const seen = await parent.get(`/api/placements?childId=${child.id}`);
    expect(seen.json()).toMatchObject({ placements: [{ id: run.id, question: null }] });
  });
});
