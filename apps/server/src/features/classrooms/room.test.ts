import { randomUUID } from 'node:crypto';
import type { ClassesAnswer, RoomAnswer, WorkAnswer } from '@ori/contracts/classroom';
import { CLASSES_MAX } from '@ori/contracts/classroom-names';
import { TEACHER_CONSENT_VERSION } from '@ori/contracts/messaging-names';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/app.ts';
import {
  OPENS_ALL,
  OPENS_PROGRESS,
  OPENS_WORK,
  openTaughtFamily,
  type TaughtFamily,
} from '../../testing/classroom-people.ts';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { buyPlan } from '../../testing/paid-people.ts';
import { LINKED_PAGE } from './classrooms.store.ts';
import { HALVES, UNLIKE } from '../../testing/small-content.ts';
import { WORK } from '../../testing/synthesis-work.ts';

let app: FamilyApp;
beforeAll(async () => {
  app = await openFamilyApp();
});
afterAll(() => app.close());

const NOTHING = { progress: false, records: false, work: false };
const TODAY = '2026-11-20';
const roomOf = async ({ client }: Person) => (await client.get('/api/classrooms/room')).json<RoomAnswer>();
const openTeacher = () => app.signUp('teacher', { fullName: 'Teo Laurent' });

const looks = async ({ parent }: TaughtFamily) =>
  (await parent.get('/api/privacy/looks?by=others')).json<{ looks: { operation: string | null }[] }>().looks;
const made = async ({ client }: Person, name: string, homes: readonly TaughtFamily[], id = randomUUID()) =>
  client.post('/api/classrooms/classes', { id, name, childIds: homes.map(({ child }) => child.id) });

/** The child is stuck, as learning would have written it. */
async function getStuck({ child }: TaughtFamily, skill: string, misconception: string | null): Promise<void> {
  const text = `insert into skill_states (learner_id, family_id, skill, ability, chance, answers, unaided, right_in_a_row, stuck,
      misconception, updated_at)
    select $1, family_id, $2, 0, 0.3, 3, 3, 0, true, $3, now() from users where id = $1`;
  await app.database.pool.query(text, [child.id, skill, misconception]);
}

describe('the one screen of a teacher', () => {
  test('shows of each linked child what its parent opened, and nothing of any other', async () => {
    const teacher = await openTeacher();
    const open = await openTaughtFamily(app, teacher, OPENS_ALL, 'Amina');
    const shut = await openTaughtFamily(app, teacher, NOTHING, 'Bilal');
    await openTaughtFamily(app, await openTeacher(), OPENS_ALL, 'Chidi');
    for (const home of [open, shut]) {
      await getStuck(home, 'ma-halves', null);
      await home.parent.post('/api/assignments', { childId: home.child.id, lessonId: HALVES, dueOn: TODAY });
      const written = await home.learner.post('/api/kim/syntheses', WORK);
      await home.learner.post(`/api/kim/syntheses/${written.json().synthesis.id}/hand-in`);
    }
    const room = await roomOf(teacher);
    expect(room.children).toMatchObject([
      { name: 'Amina', isStuckShown: true, syntheses: 1, given: [{ lesson: { id: HALVES }, status: 'due' }] },
      { name: 'Bilal', isStuckShown: false, syntheses: null, given: null, grants: NOTHING },
    ]);
    expect(room.stuck.map(({ skill, childIds }) => [skill, childIds])).toEqual([
      ['ma-halves', [open.child.id]],
    ]);
  });

  test('groups children by the skill they are stuck with, and tells the way of thinking behind it', async () => {
    const teacher = await openTeacher();
    const homes = [
      await openTaughtFamily(app, teacher, OPENS_PROGRESS, 'Amina'),
      await openTaughtFamily(app, teacher, OPENS_PROGRESS, 'Bilal'),
    ];
    for (const home of homes) await getStuck(home, 'ma-addunlike', 'adds-across');
    await getStuck(homes[0]!, 'ma-halves', null);
    expect((await roomOf(teacher)).stuck).toMatchObject([
      {
        skill: 'ma-addunlike',
        hasPractice: true,
        lesson: { id: UNLIKE },
        childIds: homes.map(({ child }) => child.id),
      },
      { skill: 'ma-halves', ways: [{ misconception: null, childIds: [homes[0]!.child.id] }] },
    ]);
  });

  test('with leave to give work alone shows the teacher’s own, and not what the parents gave', async () => {
    const teacher = await openTeacher();
    const home = await openTaughtFamily(app, teacher, OPENS_WORK);
    await home.parent.post('/api/assignments', { childId: home.child.id, lessonId: UNLIKE, dueOn: TODAY });
    await teacher.client.post('/api/assignments', { childId: home.child.id, lessonId: HALVES, dueOn: TODAY });
    expect((await roomOf(teacher)).children).toMatchObject([{ given: [{ lesson: { id: HALVES } }] }]);
  });

  test('keeps where a child is stuck shut under a text that did not tell of it, until the parent agrees', async () => {
    const teacher = await openTeacher();
    const home = await openTaughtFamily(app, teacher, OPENS_PROGRESS);
    await getStuck(home, 'ma-halves', null);
    const older = `update teacher_consents set text_version = '2026-11-2' where link_id = $1`;
    await app.database.pool.query(older, [home.linkId]);
    expect(await roomOf(teacher)).toMatchObject({
      stuck: [],
      children: [{ isStuckShown: false, given: [] }],
    });
    app.clock.now = new Date(app.clock.now.getTime() + 1_000);
    const agreed = { grants: OPENS_PROGRESS, consentVersion: TEACHER_CONSENT_VERSION };
    await home.parent.put(`/api/child-teachers/${home.linkId}`, agreed);
    expect(await roomOf(teacher)).toMatchObject({ children: [{ isStuckShown: true }] });
  });

  test('leaves each look in the record of the child’s family, and tells of words nobody read', async () => {
    const teacher = await openTeacher();
    const home = await openTaughtFamily(app, teacher, OPENS_PROGRESS);
    const shut = await openTaughtFamily(app, teacher, NOTHING, 'Bilal');
    const message = { id: randomUUID(), text: 'Hello' };
    await home.parent.post(`/api/threads/grown-ups/${home.linkId}/messages`, message);
    const { children } = await roomOf(teacher);
    expect(children.find(({ childId }) => childId === home.child.id)?.unread).toBe(1);
    expect((await looks(home)).map(({ operation }) => operation)).toContain('classrooms.room');
    expect((await looks(shut)).map(({ operation }) => operation)).not.toContain('classrooms.room');
  });

  test('is for teachers alone', async () => {
    const parent = await app.signUpParent();
    for (const path of ['room', 'work']) {
      expect((await parent.client.get(`/api/classrooms/${path}`)).statusCode).toBe(403);
      expect((await app.visitor().get(`/api/classrooms/${path}`)).statusCode).toBe(401);
    }
  });
});

test('a teacher of more children than one page holds sees each once, and takes the last into a class', async () => {
  const teacher = await openTeacher();
  const last = await openTaughtFamily(app, teacher, OPENS_ALL, 'Zuri');
  const first = await openTaughtFamily(app, teacher, OPENS_ALL, 'Abeni');
  // Many of the same name, over the edge of a page.
  const many = `with children as (
      insert into users (id, family_id, role, first_name)
      select gen_random_uuid(), $1, 'student', 'Kofi' from generate_series(1, $3) returning id)
    insert into child_teachers (id, child_id, family_id, teacher_id, invited_as, invited_at, sees_progress, sees_records, accepted_at)
    select gen_random_uuid(), id, $1, $2, 'teo', now(), true, false, now() from children`;
  const { user } = (await last.parent.get('/api/auth/check-session')).json();
  const found = await app.database.pool.query('select family_id from users where id = $1', [user.id]);
  await app.database.pool.query(many, [found.rows[0].family_id, teacher.user.id, LINKED_PAGE + 30]);
  const { children } = await roomOf(teacher);
  expect(new Set(children.map(({ linkId }) => linkId)).size).toBe(LINKED_PAGE + 32);
  expect([children[0]?.childId, children.at(-1)?.childId]).toEqual([first.child.id, last.child.id]);
  const work = (await teacher.client.get('/api/classrooms/work')).json<WorkAnswer>();
  expect(work.children.map(({ name }) => name)).toEqual(['Abeni', 'Zuri']);
  expect((await made(teacher, 'The last', [last])).statusCode).toBe(200);
});

describe('a class', () => {
  test('holds linked children under a name, is renamed and taken away, and sent twice is one', async () => {
    const teacher = await openTeacher();
    const home = await openTaughtFamily(app, teacher, OPENS_PROGRESS);
    const id = randomUUID();
    await made(teacher, 'Tuesday maths', [home], id);
    const again = (await made(teacher, 'Tuesday maths', [home], id)).json<ClassesAnswer>();
    expect(again.classes).toEqual([{ id, name: 'Tuesday maths', childIds: [home.child.id] }]);
    const url = `/api/classrooms/classes/${id}`;
    const renamed = await teacher.client.put(url, { name: 'Fridays', childIds: [] });
    expect(renamed.json<ClassesAnswer>().classes).toEqual([{ id, name: 'Fridays', childIds: [] }]);
    expect((await teacher.client.delete(url)).json<ClassesAnswer>().classes).toEqual([]);
  });

  test('takes no child who is not linked, is another teacher’s to nobody, and loses a child with the link', async () => {
    const [teacher, other] = [await openTeacher(), await openTeacher()];
    const home = await openTaughtFamily(app, teacher, OPENS_PROGRESS);
    expect((await made(other, 'Mine', [home])).statusCode).toBe(404);
    const id = randomUUID();
    await made(teacher, 'Tuesday maths', [home], id);
    const url = `/api/classrooms/classes/${id}`;
    expect((await other.client.put(url, { name: 'Mine now', childIds: [] })).statusCode).toBe(404);
    expect((await other.client.delete(url)).statusCode).toBe(404);
    expect((await home.parent.get('/api/accounts/export')).body).toContain('Tuesday maths');
    await home.parent.delete(`/api/child-teachers/${home.linkId}`);
    expect((await roomOf(teacher)).classes).toEqual([{ id, name: 'Tuesday maths', childIds: [] }]);
  });

  test('goes with the child that is deleted, and with the teacher’s account', async () => {
    const teacher = await openTeacher();
    const home = await openTaughtFamily(app, teacher, OPENS_PROGRESS);
    const id = randomUUID();
    await made(teacher, 'Tuesday maths', [home], id);
    const members = async () =>
      (await app.database.pool.query('select 1 from class_children where class_id = $1', [id])).rowCount;
    expect(await members()).toBe(1);
    await app.database.pool.query('delete from users where id = $1', [home.child.id]);
    expect(await members()).toBe(0);
    await app.database.pool.query('delete from users where id = $1', [teacher.user.id]);
    const left = await app.database.pool.query('select 1 from teacher_classes where id = $1', [id]);
    expect(left.rowCount).toBe(0);
  });

  test('is one of a dozen at most', async () => {
    const teacher = await openTeacher();
    for (let count = 0; count < CLASSES_MAX; count += 1) await made(teacher, `Class ${count}`, []);
    expect((await made(teacher, 'One more', [])).json()).toMatchObject({ code: 'too-many-open' });
  });
});

describe('without the plan for it', () => {
  let sold: FamilyApp;
  beforeAll(async () => {
    sold = await openFamilyApp({ payments: { kind: 'test' } });
  });
  afterAll(() => sold.close());

  test('a teacher reads the room, and neither gives work nor makes classes; with it both', async () => {
    const teacher = await sold.signUp('teacher');
    const home = await openTaughtFamily(sold, teacher, OPENS_ALL);
    const given = { childIds: [home.child.id], lessonId: HALVES, dueOn: TODAY };
    const make = () =>
      teacher.client.post('/api/classrooms/classes', { id: randomUUID(), name: 'Tuesdays', childIds: [] });
    const give = () => teacher.client.post('/api/assignments/several', given);
    for (const refused of [await make(), await give()])
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'classroom-tools-needed']);
    expect((await teacher.client.get('/api/classrooms/room')).statusCode).toBe(200);
    await buyPlan(sold, teacher, 'teacher');
    for (const allowed of [await make(), await give()]) expect(allowed.statusCode).toBe(200);
  });
});
