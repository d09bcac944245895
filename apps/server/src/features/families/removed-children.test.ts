import type { Child, RemovedChild } from '@ori/contracts/families';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { CHILD_PIN, openFamily, proveParent, signInChild } from '../../testing/family-people.ts';
import { practise } from '../../testing/practice-walk.ts';

const PARENT_PIN = '7294';
const DAY_MS = 24 * 60 * 60 * 1000;
let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
afterAll(() => family.close());

const pass = (ms: number): void => {
  family.clock.now = new Date(family.clock.now.getTime() + ms);
};
/** A family whose parent signs in again after some time, at the same browser: sessions end long before 30 days. */
async function openLasting() {
  const parent = await family.signUpParent({ pin: PARENT_PIN, pinConfirmation: PARENT_PIN });
  const [{ child }, { child: second }] = [await family.addChild(parent), await family.addChild(parent)];
  const later = async (ms: number): Promise<void> => {
    pass(ms);
    const signIn = { identifier: parent.user.sacredId, pin: PARENT_PIN };
    expect((await parent.client.post('/api/auth/v2/pin/login', signIn)).statusCode).toBe(200);
  };
  return { parent: parent.client, child, second, later };
}
async function remove(client: Client, id: string): Promise<void> {
  await proveParent(client, PARENT_PIN);
  expect((await client.delete(`/api/families/children/${id}`)).statusCode).toBe(200);
}
const restore = (client: Client, id: string) => client.post(`/api/families/children/${id}/restore`);
const removed = async (parent: Client): Promise<RemovedChild[]> =>
  (await parent.get('/api/families/removed-children')).json<{ children: RemovedChild[] }>().children;
const acts = async (subjectId: string): Promise<string[]> => {
  const text = `select act from audit_entries where subject_id = $1 and act ~ '^(deletion|families)' order by at, act`;
  return (await family.database.pool.query<{ act: string }>(text, [subjectId])).rows.map(({ act }) => act);
};

describe('a child that was taken away', () => {
  test('is listed for its parent with the day it vanishes, the latest first', async () => {
    const { parent, child, second, later } = await openLasting();
    expect(await removed(parent)).toEqual([]);
    await remove(parent, child.id);
    const firstAt = family.clock.now;
    await later(DAY_MS);
    await remove(parent, second.id);
    const { id, firstName, sacredId, ageGroup } = child;
    const [latest, first] = await removed(parent);
    expect(latest).toMatchObject({ id: second.id });
    expect(first).toEqual({
      id,
      firstName,
      sacredId,
      ageGroup,
      removedAt: firstAt.toISOString(),
      vanishesAt: new Date(firstAt.getTime() + 30 * DAY_MS).toISOString(),
    });
  });

  test('comes back whole: record, consent, Sacred ID and PIN, and may sign in again', async () => {
    const { parent, child, learner } = await openFamily(family);
    await learner.post('/api/courses/math-3-5/lessons/sharing-a-loaf/start');
    await practise({ learner, learnerId: child.id, sessionSecret: family.sessionSecret }, 'sharing-a-loaf');
    const before = (await parent.get('/api/families/dashboard')).json<{ children: unknown[] }>().children;
    await remove(parent, child.id);
    await expect(signInChild(family, child)).rejects.toThrow('401');

    pass(1_000);
    const answer = await restore(parent, child.id);
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, child }]);
    expect((await parent.get('/api/families/children')).json()).toEqual({ children: [child] });
    expect((await parent.get('/api/families/dashboard')).json()).toMatchObject({ children: before });
    expect(await removed(parent)).toEqual([]);
    expect((await learner.get('/api/learning/home')).statusCode, 'old sessions stay ended').toBe(401);
    expect((await (await signInChild(family, child)).get('/api/learning/home')).statusCode).toBe(200);
    expect(await acts(child.id)).toEqual(['deletion-scheduled', 'deletion-undone']);
  });

  test('comes back until the last moment, and not a moment later', async () => {
    const { parent, child, later } = await openLasting();
    await remove(parent, child.id);
    await later(30 * DAY_MS - 1);
    expect(await removed(parent)).toHaveLength(1);
    expect((await restore(parent, child.id)).statusCode).toBe(200);
    await remove(parent, child.id);
    await later(30 * DAY_MS);
    expect(await removed(parent)).toEqual([]);
    expect((await restore(parent, child.id)).statusCode).toBe(404);
  });

  test('comes back once, however often it is asked for at the same moment', async () => {
    const { parent, child } = await openFamily(family);
    await remove(parent, child.id);
    const answers = await Promise.all([1, 2, 3, 4].map(() => restore(parent, child.id)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404, 404, 404]);
    expect((await acts(child.id)).filter((act) => act === 'deletion-undone')).toHaveLength(1);
  });

  test('who left of its own accord is not the parent’s to bring back', async () => {
    const { parent, child, learner } = await openFamily(family, { child: { ageGroup: 'high' } });
    await learner.post('/api/accounts/prove', { pin: CHILD_PIN });
    expect((await learner.delete(`/api/users/${child.id}`)).statusCode).toBe(200);
    expect(await removed(parent)).toEqual([]);
    expect((await restore(parent, child.id)).statusCode).toBe(404);
    await signInChild(family, child);
    expect((await parent.get(`/api/families/children/${child.id}`)).json<Child>().id).toBe(child.id);
  });
});

describe('another family, another role', () => {
  test('brings nobody back: the answer is that of a child who never was', async () => {
    const { parent, child, learner } = await openFamily(family);
    const { client: stranger } = await family.signUpParent();
    const { client: teacher } = await family.signUp('teacher');
    await remove(parent, child.id);
    const nobody = await restore(stranger, '00000000-0000-4000-8000-000000000000');
    const tried = await restore(stranger, child.id);
    expect([tried.statusCode, tried.body]).toEqual([404, nobody.body]);
    expect(await removed(stranger)).toEqual([]);
    expect((await restore(teacher, child.id)).statusCode).toBe(403);
    expect((await teacher.get('/api/families/removed-children')).statusCode).toBe(403);
    expect((await restore(learner, child.id)).statusCode).toBe(401);
    expect(await acts(child.id)).toEqual(['deletion-scheduled']);
  });

  test('but an admin, whose doing so is written down', async () => {
    const { parent, child } = await openFamily(family);
    const { client: admin } = await family.makeAdmin();
    await remove(parent, child.id);
    const back = `/api/families/children/${child.id}/restore?reason=family-asked`;
    expect((await admin.post(back)).statusCode).toBe(200);
    expect(await acts(child.id)).toEqual(
      expect.arrayContaining(['families.restoreChild', 'deletion-undone']),
    );
  });

  test('a child that is not removed stays as it is', async () => {
    const { parent, child } = await openFamily(family);
    expect((await restore(parent, child.id)).statusCode).toBe(404);
    expect((await parent.get(`/api/families/children/${child.id}`)).json()).toEqual(child);
  });
});
