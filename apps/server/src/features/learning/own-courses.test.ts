import type { Course } from '@ori/contracts/content';
import type { CourseProgress } from '@ori/contracts/learning';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { openFamily } from '../../testing/family-people.ts';
import { practise } from '../../testing/practice-walk.ts';
import { ANGLES, HALVES, LOAVES_COURSE, UNLIKE } from '../../testing/small-content.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
afterAll(() => family.close());

const own = { title: 'Bread first', lessonIds: [ANGLES, HALVES] };

async function openMaker() {
  const people = await openFamily(family);
  const made = (await people.parent.post('/api/courses', own)).json<Course>();
  return { ...people, made };
}
const listed = (answer: { json: <Body>() => Body }) =>
  answer.json<{ courses: Course[] }>().courses.map(({ title }) => title);

const ids = (answer: { json: <Body>() => Body }) =>
  answer.json<{ lessons: { id: string }[] }>().lessons.map(({ id }) => id);
const ask = async (query: string) =>
  (await family.visitor().graphql(query)).data as Record<string, { id: string }[]>;

describe('a course of one’s own', () => {
  test('is seen by its family, after the catalogue, and by nobody else', async () => {
    const { parent, learner, made } = await openMaker();
    const stranger = await openFamily(family);
    expect(made).toMatchObject({ title: own.title, subject: 'math', lessonCount: 2 });
    expect(made.units[0]!.lessons.map(({ id }) => id)).toEqual([ANGLES, HALVES]);
    for (const client of [parent, learner]) {
      expect(listed(await client.get('/api/courses')).at(-1)).toBe(own.title);
      expect((await client.get(`/api/courses/${made.id}`)).statusCode).toBe(200);
    }
    for (const client of [stranger.parent, stranger.learner, family.visitor()]) {
      expect(listed(await client.get('/api/courses'))).not.toContain(own.title);
      expect((await client.get(`/api/courses/${made.id}`)).statusCode).toBe(404);
    }
  });

  test('is taken like any other: enrolled in, gone through, completed in its own order', async () => {
    const { learner, child, made } = await openMaker();
    const enrolled = await learner.post(`/api/courses/${made.id}/enroll`);
    expect(enrolled.json<CourseProgress>()).toMatchObject({ enrolled: true, nextLessonId: ANGLES });
    await learner.post(`/api/courses/${made.id}/lessons/${ANGLES}/start`);
    await practise({ learner, learnerId: child.id, sessionSecret: family.sessionSecret }, ANGLES);
    const done = await learner.post(`/api/courses/${made.id}/lessons/${ANGLES}/complete`);
    expect(done.json()).toMatchObject({ state: 'completed' });
    const progress = await learner.get(`/api/courses/${made.id}/progress`);
    expect(progress.json<CourseProgress>()).toMatchObject({ completed: 1, nextLessonId: HALVES });
    expect((await learner.post(`/api/courses/${made.id}/lessons/${UNLIKE}/start`)).statusCode).toBe(404);
  });

  test('is changed and taken away by its maker alone, and the catalogue by nobody', async () => {
    const { parent, learner, made } = await openMaker();
    const stranger = await openFamily(family);
    const url = `/api/courses/${made.id}`;
    expect((await stranger.parent.put(url, { title: 'Mine now' })).statusCode).toBe(404);
    expect((await learner.put(url, { title: 'Mine now' })).statusCode).toBe(403);
    expect((await parent.put(url, { lessonIds: [UNLIKE] })).json<Course>()).toMatchObject({
      title: own.title,
      lessonCount: 1,
    });
    expect((await parent.put(`/api/courses/${LOAVES_COURSE}`, { title: 'Mine now' })).statusCode).toBe(404);
    expect((await parent.delete(`/api/courses/${LOAVES_COURSE}`)).statusCode).toBe(404);
    expect((await stranger.parent.delete(url)).statusCode).toBe(404);
    expect((await parent.delete(url)).statusCode).toBe(200);
    expect((await parent.delete(url)).statusCode).toBe(404);
  });

  test('has a title, and lessons that are written, each once', async () => {
    const { parent } = await openMaker();
    const refusals: [object, string][] = [
      [{ ...own, title: ' ' }, 'title'],
      [{ ...own, lessonIds: [] }, 'lessonIds'],
      [{ ...own, lessonIds: ['no-such-lesson'] }, 'lessonIds'],
      [{ ...own, lessonIds: [HALVES, HALVES] }, 'lessonIds'],
      [{ ...own, madeBy: 'somebody' }, 'madeBy'],
    ];
    for (const [body, field] of refusals) {
      const refused = await parent.post('/api/courses', body);
      expect([refused.statusCode, refused.json().field], JSON.stringify(body)).toEqual([400, field]);
    }
  });

  test('comes out with its maker’s own data, and with nobody else’s', async () => {
    const { parent, learner, made } = await openMaker();
    const stranger = await openFamily(family);
    const exported = async (client: typeof parent) =>
      (await client.get('/api/accounts/export')).json().data.own.ownCourses;
    expect(await exported(parent)).toMatchObject([{ id: made.id, ...own }]);
    expect(await exported(learner)).toEqual([]);
    expect(await exported(stranger.parent)).toEqual([]);
  });

  test('lists its lessons to whoever may see it', async () => {
    const { made, learner } = await openMaker();
    expect(ids(await learner.get(`/api/courses/${made.id}/lessons`))).toEqual([ANGLES, HALVES]);
    expect(ids(await family.visitor().get(`/api/courses/${LOAVES_COURSE}/lessons`))).toEqual([
      HALVES,
      UNLIKE,
    ]);
  });
});

describe('the catalogue as GraphQL', () => {
  test('is leafed through with first and offset, and parts laid together are the whole', async () => {
    const whole = (await ask('{ lessons { id } }'))['lessons']!;
    const parts = await ask('{ a: lessons(first: 2) { id } b: lessons(first: 2, offset: 2) { id } }');
    expect([...parts['a']!, ...parts['b']!]).toEqual(whole.slice(0, 4));
    expect(whole.map(({ id }) => id)).toEqual([HALVES, UNLIKE, ANGLES]);
    const some = await ask(
      '{ lessons(subject: "math", band: "6-8") { id } none: lessons(band: "9-9") { id } }',
    );
    expect(some).toEqual({ lessons: [{ id: ANGLES }], none: [] });
    const subjects = await ask('{ subjects(first: 1) { id title lessonCount skillCount bands } }');
    expect(subjects['subjects']).toMatchObject([{ id: 'math', lessonCount: 3, bands: ['3-5', '6-8'] }]);
  });
});
