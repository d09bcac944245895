import { OPEN_WORK_MAX } from '@ori/contracts/classroom-names';
import { TEACHER_CONSENT_VERSION } from '@ori/contracts/messaging-names';
import type { WorkAnswer } from '@ori/contracts/classroom';
import type { Course } from '@ori/contracts/content';
import type { ParentDashboard, StudentHome } from '@ori/contracts/learning';
import type { NoticesAnswer } from '@ori/contracts/notifications';
import type { GiveSeveralAnswer, PlannedAssignment } from '@ori/contracts/planning';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/app.ts';
import {
  OPENS_PROGRESS,
  OPENS_WORK,
  openTaughtFamily,
  type TaughtFamily,
} from '../../testing/classroom-people.ts';
import type { Client } from '../../testing/client.ts';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { ANGLES, HALVES, UNLIKE } from '../../testing/small-content.ts';

let app: FamilyApp;
beforeAll(async () => {
  app = await openFamilyApp();
});
afterAll(() => app.close());

const TODAY = '2026-11-20';
const LATER = '2026-11-27';
const PRACTICE = { kind: 'practice', skill: 'ma-halves', count: 3 };

async function openWork() {
  const teacher = await app.signUp('teacher', { fullName: 'Teo Laurent' });
  return { teacher, home: await openTaughtFamily(app, teacher, OPENS_WORK) };
}
const giveTo = ({ client }: Person, homes: readonly TaughtFamily[], what: object) =>
  client.post('/api/assignments/several', {
    childIds: homes.map(({ child }) => child.id),
    dueOn: TODAY,
    ...what,
  });
const given = async (teacher: Person, home: TaughtFamily, what: object): Promise<PlannedAssignment> => {
  const answer = (await giveTo(teacher, [home], what)).json<GiveSeveralAnswer>();
  return answer.given[0]!;
};
const listOf = async (client: Client) =>
  (await client.get('/api/assignments')).json<{ assignments: PlannedAssignment[] }>().assignments;
const workOf = async ({ client }: Person) => (await client.get('/api/classrooms/work')).json<WorkAnswer>();
const url = ({ id }: { readonly id: string }) => `/api/assignments/${id}`;

const told = async (client: Client) => (await client.get('/api/notifications')).json<NoticesAnswer>().notices;
const opened = async (client: Client, { id }: Course) => (await client.get(`/api/courses/${id}`)).statusCode;
async function openCourse() {
  const { teacher, home } = await openWork();
  const made = await teacher.client.post('/api/courses', {
    title: 'Bread first',
    lessonIds: [ANGLES, HALVES],
  });
  return { teacher, home, course: made.json<Course>() };
}

describe('work a teacher gives', () => {
  test('reaches the child and the parents with the teacher’s name, and is an assignment like any other', async () => {
    const { teacher, home } = await openWork();
    const answer = await giveTo(teacher, [home], { lessonId: HALVES });
    expect(answer.json<GiveSeveralAnswer>()).toMatchObject({
      given: [{ state: 'new', status: 'due' }],
      notGiven: [],
    });
    for (const client of [home.learner, home.parent])
      expect(await listOf(client)).toMatchObject([
        { lesson: { id: HALVES }, from: { name: 'Teo Laurent', isYou: false, course: null } },
      ]);
    const own = (await home.learner.get('/api/learning/home')).json<StudentHome>();
    const family = (await home.parent.get('/api/families/dashboard')).json<ParentDashboard>();
    for (const shown of [own.assignments, family.upcomingAssignments])
      expect(shown).toMatchObject([{ lesson: { id: HALVES }, from: { name: 'Teo Laurent' } }]);
    await home.learner.post(`/api/courses/math-3-5/lessons/${HALVES}/start`);
    expect((await workOf(teacher)).work).toMatchObject([{ state: 'started', from: { isYou: true } }]);
    for (const client of [home.learner, home.parent])
      expect(await told(client)).toContainEqual(
        expect.objectContaining({ kind: 'assignment', name: 'Teo Laurent', title: `${HALVES} (en)` }),
      );
    expect((await home.parent.get('/api/accounts/export')).body).toContain('"fromTeacher":"Teo Laurent"');
  });

  test('is given to several at once, to all of them or to nobody', async () => {
    const { teacher, home } = await openWork();
    const other = await openTaughtFamily(app, teacher, OPENS_WORK, 'Kofi');
    const both = (await giveTo(teacher, [home, other], PRACTICE)).json<GiveSeveralAnswer>();
    expect(both.given.map(({ childId }) => childId)).toEqual([home.child.id, other.child.id]);
    const ungranted = await openTaughtFamily(app, teacher, OPENS_PROGRESS, 'Zuri');
    expect((await giveTo(teacher, [home, ungranted], { lessonId: HALVES })).statusCode).toBe(404);
    expect(await listOf(home.learner)).toHaveLength(1);
    expect(await listOf(ungranted.learner)).toEqual([]);
  });

  test('needs that parent’s leave, by a text that tells of it: no other teacher, no older link, no child gives any', async () => {
    const { teacher, home } = await openWork();
    const stranger = await app.signUp('teacher');
    expect((await giveTo(stranger, [home], { lessonId: HALVES })).statusCode).toBe(404);
    expect((await home.learner.post('/api/assignments/several', {})).statusCode).toBe(403);
    await app.database.pool.query(
      `update teacher_consents set text_version = '2026-11-2' where link_id = $1`,
      [home.linkId],
    );
    expect((await giveTo(teacher, [home], { lessonId: HALVES })).statusCode).toBe(404);
    expect(await workOf(teacher)).toMatchObject({ children: [], notOpened: ['Amina'] });
    app.clock.now = new Date(app.clock.now.getTime() + 1_000);
    const agreed = { grants: OPENS_WORK, consentVersion: TEACHER_CONSENT_VERSION };
    await home.parent.put(`/api/child-teachers/${home.linkId}`, agreed);
    expect((await giveTo(teacher, [home], { lessonId: HALVES })).statusCode).toBe(200);
  });

  test('is moved and taken back by the teacher who gave it, and by no other', async () => {
    const { teacher, home } = await openWork();
    const colleague = await app.signUp('teacher');
    await colleague.client.get('/api/teaching');
    const own = await given(teacher, home, { lessonId: HALVES });
    const athome = await home.parent.post('/api/assignments', {
      childId: home.child.id,
      lessonId: UNLIKE,
      dueOn: TODAY,
    });
    const ofParent = athome.json<PlannedAssignment>();
    expect((await teacher.client.put(url(own), { dueOn: LATER })).json()).toMatchObject({ dueOn: LATER });
    expect((await colleague.client.put(url(own), { dueOn: TODAY })).statusCode).toBe(404);
    for (const refused of [
      await teacher.client.put(url(ofParent), { dueOn: LATER }),
      await teacher.client.delete(url(ofParent)),
      await teacher.client.post('/api/assignments/move', { ids: [own.id, ofParent.id], dueOn: LATER }),
    ])
      expect(refused.statusCode).toBe(404);
    expect((await workOf(teacher)).work.map(({ id }) => id)).toEqual([own.id]);
    expect((await teacher.client.delete(url(own))).statusCode).toBe(200);
    expect((await listOf(home.learner)).map(({ id }) => id)).toEqual([ofParent.id]);
  });
});

describe('the parents’ word', () => {
  test('holds for the day: what they move the teacher moves no more, and giving it again changes nothing', async () => {
    const { teacher, home } = await openWork();
    const own = await given(teacher, home, { lessonId: HALVES });
    expect((await home.parent.put(url(own), { dueOn: LATER })).json()).toMatchObject({
      dueOn: LATER,
      from: { isMovedAtHome: true },
    });
    expect((await teacher.client.put(url(own), { dueOn: TODAY })).json()).toMatchObject({
      code: 'moved-at-home',
    });
    const again = (await giveTo(teacher, [home], { lessonId: HALVES })).json<GiveSeveralAnswer>();
    expect(again).toEqual({ given: [], notGiven: [{ childId: home.child.id, why: 'there' }] });
    expect(await listOf(home.parent)).toMatchObject([{ id: own.id, dueOn: LATER }]);
  });

  test('holds against work: what they take back is not given again for a month, and the teacher is told', async () => {
    const { teacher, home } = await openWork();
    const own = await given(teacher, home, PRACTICE);
    await home.parent.delete(url(own));
    const again = await giveTo(teacher, [home], PRACTICE);
    expect(again.json()).toEqual({ given: [], notGiven: [{ childId: home.child.id, why: 'declined' }] });
    const alone = { childId: home.child.id, dueOn: TODAY, ...PRACTICE };
    expect((await teacher.client.post('/api/assignments', alone)).json()).toMatchObject({
      code: 'work-declined',
    });
    expect((await workOf(teacher)).declined).toMatchObject([
      { childId: home.child.id, title: 'ma-halves (en)' },
    ]);
    expect((await home.parent.post('/api/assignments', alone)).statusCode).toBe(200);
    expect((await workOf(teacher)).declined).toEqual([]);
  });

  test('holds for what they gave themselves: a teacher who gives it too changes neither day nor giver', async () => {
    const { teacher, home } = await openWork();
    const alone = { childId: home.child.id, lessonId: HALVES, dueOn: LATER };
    await home.parent.post('/api/assignments', alone);
    expect((await giveTo(teacher, [home], { lessonId: HALVES })).json()).toMatchObject({
      given: [],
      notGiven: [{ why: 'there' }],
    });
    expect(await listOf(home.learner)).toMatchObject([{ dueOn: LATER, from: null }]);
  });

  test('ends giving: what was given stays with the family, and the teacher sees and changes none of it', async () => {
    const { teacher, home } = await openWork();
    const own = await given(teacher, home, { lessonId: HALVES });
    const closed = { grants: { ...OPENS_WORK, work: false }, consentVersion: TEACHER_CONSENT_VERSION };
    await home.parent.put(`/api/child-teachers/${home.linkId}`, closed);
    expect((await giveTo(teacher, [home], PRACTICE)).statusCode).toBe(404);
    expect((await teacher.client.delete(url(own))).statusCode).toBe(404);
    expect(await workOf(teacher)).toMatchObject({ work: [], children: [] });
    expect(await listOf(home.learner)).toMatchObject([{ id: own.id, from: { name: 'Teo Laurent' } }]);
    expect((await home.parent.delete(url(own))).statusCode).toBe(200);
  });

  test('outlives the teacher’s account: the work stays, without the name', async () => {
    const { teacher, home } = await openWork();
    await given(teacher, home, { lessonId: HALVES });
    await app.database.pool.query('delete from users where id = $1', [teacher.user.id]);
    expect(await listOf(home.learner)).toMatchObject([{ from: { name: null, isYou: false, course: null } }]);
  });
});

test('a child has so much open work of teachers and no more; the parents may always add some', async () => {
  const { teacher, home } = await openWork();
  const many = `insert into assignments (id, family_id, child_id, kind, skill, count, due_on, given_by, by_teacher, given_at)
    select gen_random_uuid(), family_id, id, 'practice', 'skill-' || n, 5, '2026-11-27', $2, true, now()
    from users, generate_series(1, $3) n where id = $1`;
  await app.database.pool.query(many, [home.child.id, teacher.user.id, OPEN_WORK_MAX]);
  expect((await giveTo(teacher, [home], { lessonId: HALVES })).json()).toMatchObject({
    given: [],
    notGiven: [{ why: 'many' }],
  });
  const alone = { childId: home.child.id, lessonId: HALVES, dueOn: TODAY };
  expect((await teacher.client.post('/api/assignments', alone)).json()).toMatchObject({
    code: 'too-many-open',
  });
  expect((await home.parent.post('/api/assignments', alone)).statusCode).toBe(200);
});

test.each([
  ['given', 'insert'],
  ['taken back', 'update'],
] as const)(
  'what somebody else has %s in this very moment is told as that, not as too much',
  async (_what, act) => {
    const { teacher, home } = await openWork();
    if (act === 'update') await given(teacher, home, { lessonId: HALVES });
    // Whatever comes, somebody was faster.
    await app.database.pool.query(`create function was_faster() returns trigger language plpgsql as
    'begin if new.child_id = ''${home.child.id}'' then return null; end if; return new; end'`);
    await app.database.pool.query(
      `create trigger was_faster before ${act} on assignments for each row execute function was_faster()`,
    );
    const several = await giveTo(teacher, [home], { lessonId: HALVES, dueOn: LATER });
    const alone = { childId: home.child.id, lessonId: HALVES, dueOn: LATER };
    const one = await teacher.client.post('/api/assignments', alone);
    await app.database.pool.query('drop function was_faster cascade');
    expect(several.json()).toMatchObject({ given: [], notGiven: [{ why: 'there' }] });
    expect(one.json()).toMatchObject({ code: 'moved-on' });
  },
);

describe('a teacher’s own course', () => {
  test('is found by the child and the parents once a part of it is given, and by no other family', async () => {
    const { teacher, home, course } = await openCourse();
    const other = await openTaughtFamily(app, teacher, OPENS_WORK);
    expect(await opened(home.learner, course)).toBe(404);
    await given(teacher, home, { lessonId: HALVES, courseId: course.id });
    for (const client of [home.learner, home.parent]) {
      expect((await client.get(`/api/courses/${course.id}`)).json()).toMatchObject({
        title: 'Bread first',
        teacher: 'Teo Laurent',
      });
      expect(await listOf(client)).toMatchObject([
        { from: { course: { id: course.id, title: 'Bread first' } } },
      ]);
    }
    const begun = await home.learner.post(`/api/courses/${course.id}/lessons/${ANGLES}/start`);
    expect(begun.statusCode).toBe(200);
    for (const client of [other.learner, other.parent, app.visitor()])
      expect(await opened(client, course)).toBe(404);
  });

  test('closes with the link, so that no words of a teacher come in any more; the lesson stays', async () => {
    const { teacher, home, course } = await openCourse();
    await given(teacher, home, { lessonId: HALVES, courseId: course.id });
    await home.parent.delete(`/api/child-teachers/${home.linkId}`);
    await teacher.client.put(`/api/courses/${course.id}`, { title: 'Something else' });
    expect(await opened(home.learner, course)).toBe(404);
    expect(await listOf(home.learner)).toMatchObject([{ lesson: { id: HALVES }, from: { course: null } }]);
  });

  test('is the teacher’s who gives it, and the lesson is one of it', async () => {
    const { teacher, home, course } = await openCourse();
    const colleague = await app.signUp('teacher');
    const theirs = await colleague.client.post('/api/courses', { title: 'Theirs', lessonIds: [HALVES] });
    for (const what of [
      { lessonId: UNLIKE, courseId: course.id },
      { lessonId: HALVES, courseId: theirs.json<Course>().id },
    ])
      expect((await giveTo(teacher, [home], what)).json()).toMatchObject({ field: 'lessonId' });
  });
});
