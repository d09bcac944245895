import type { Child } from '@ori/contracts/families';
import { CONSENT_TEXT_VERSION } from '@ori/contracts/families';
import type { ParentDashboard } from '@ori/contracts/learning';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import {
  CHILD_PIN,
  childForm,
  freshName,
  openFamily,
  proveParent,
  signInChild,
} from '../../testing/family-people.ts';
import { practise } from '../../testing/practice-walk.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
afterAll(() => family.close());

const added = async (parent: Client, form: Record<string, unknown> = {}): Promise<Child> =>
  (await parent.post('/api/families/children', childForm(form))).json<{ child: Child }>().child;
const acts = async (subjectId: string): Promise<string[]> => {
  const text = 'select act from audit_entries where subject_id = $1 order by at, act';
  const { rows } = await family.database.pool.query<{ act: string }>(text, [subjectId]);
  return rows.map(({ act }) => act);
};
const count = async (table: 'users' | 'consents' | 'guardianships'): Promise<number> =>
  (await family.database.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]!.n;

describe('adding a child', () => {
  test('records who agreed to which text, how and when, together with the child', async () => {
    const { client: parent } = await family.signUpParent();
    const child = await added(parent, {
      ageGroup: 'k2',
      birthMonth: 4,
      birthYear: 2020,
      gradeLevel: 0,
      pictureKey: true,
    });
    const givenAt = family.clock.now.toISOString();
    expect(child).toMatchObject({
      firstName: 'Amina',
      ageGroup: 'k2',
      birthMonth: 4,
      birthYear: 2020,
      gradeLevel: 0,
      pictureKey: true,
      isActive: true,
      locked: false,
      consent: {
        version: CONSENT_TEXT_VERSION,
        method: 'email-plus',
        givenAt,
        revokedAt: null,
        confirmBy: null,
      },
    });
    expect((await parent.get('/api/families/children')).json()).toEqual({ children: [child] });
    expect((await parent.get(`/api/families/children/${child.id}`)).json()).toEqual(child);
    expect(await acts(child.id)).toEqual(['child-added', 'consent-given']);
  });

  test('that is refused says why and where, and writes nothing at all', async () => {
    const { client: parent } = await family.signUpParent();
    const taken = await added(parent);
    const before = [await count('users'), await count('consents'), await count('guardianships')];
    const refusals: [Record<string, unknown>, number, string, string][] = [
      [{ consent: false }, 400, 'consent-needed', 'consent'],
      [{ consentVersion: '2020-1' }, 400, 'invalid-input', 'consentVersion'],
      [{ pinConfirmation: '4827' }, 400, 'pins-differ', 'pinConfirmation'],
      [{ pin: '1234', pinConfirmation: '1234' }, 400, 'pin-too-common', 'pin'],
      [{ birthYear: 2018, pin: '2018', pinConfirmation: '2018' }, 400, 'pin-is-birth-year', 'pin'],
      [{ sacredId: taken.sacredId.toUpperCase() }, 409, 'sacred-id-taken', 'sacredId'],
      [{ firstName: ' ' }, 400, 'invalid-input', 'firstName'],
      [{ firstName: 'A\u0000' }, 400, 'invalid-input', 'firstName'],
      [{ ageGroup: 'toddler' }, 400, 'invalid-input', 'ageGroup'],
    ];
    for (const [form, status, code, field] of refusals) {
      const refused = await parent.post('/api/families/children', childForm(form));
      expect([refused.statusCode, refused.json().code, refused.json().field], JSON.stringify(form)).toEqual([
        status,
        code,
        field,
      ]);
    }
    expect([await count('users'), await count('consents'), await count('guardianships')]).toEqual(before);
  });

  test('twice at the same moment under one Sacred ID makes one child', async () => {
    const { client: parent } = await family.signUpParent();
    const form = childForm({ sacredId: freshName('twin') });
    const answers = await Promise.all([1, 2, 3, 4].map(() => parent.post('/api/families/children', form)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
    expect((await parent.get('/api/families/children')).json().children).toHaveLength(1);
  });
});

describe('consent', () => {
  test('revoked signs the child out, keeps it out and takes it off the dashboard; given again restores', async () => {
    const { parent, child, learner } = await openFamily(family);
    const change = (consent: boolean) => parent.patch(`/api/families/children/${child.id}`, { consent });
    const revoked = (await change(false)).json<{ child: Child }>().child;
    expect(revoked.isActive).toBe(false);
    expect(revoked.consent!.revokedAt).toBe(family.clock.now.toISOString());
    expect((await learner.get('/api/learning/home')).statusCode).toBe(401);
    await expect(signInChild(family, child)).rejects.toThrow('401');
    expect((await parent.get('/api/families/dashboard')).json<ParentDashboard>()).toMatchObject({
      activeChildren: 0,
      children: [],
    });

    family.clock.now = new Date(family.clock.now.getTime() + 1_000);
    const restored = (await change(true)).json<{ child: Child }>().child;
    expect(restored).toMatchObject({
      isActive: true,
      consent: { revokedAt: null, givenAt: family.clock.now.toISOString() },
    });
    await signInChild(family, child);
    expect((await parent.get('/api/families/dashboard')).json<ParentDashboard>().activeChildren).toBe(1);
    const kept = await family.database.pool.query(
      'select revoked_at from consents where child_id = $1 order by given_at',
      [child.id],
    );
    expect(kept.rows.map((row) => row.revoked_at !== null)).toEqual([true, false]);
  });

  test('given or revoked again changes nothing, also at the same moment', async () => {
    const { parent, child } = await openFamily(family);
    await Promise.all(
      [1, 2, 3, 4].map(() => parent.patch(`/api/families/children/${child.id}`, { consent: true })),
    );
    const ofChild = () =>
      family.database.pool.query('select 1 from consents where child_id = $1', [child.id]);
    expect((await ofChild()).rowCount).toBe(1);
    await Promise.all(
      [1, 2, 3, 4].map(() => parent.patch(`/api/families/children/${child.id}`, { consent: false })),
    );
    expect((await acts(child.id)).filter((act) => act === 'consent-revoked')).toHaveLength(1);
  });
});

describe('changing a child', () => {
  test('keeps what is not named, and a new PIN replaces the old one', async () => {
    const { parent, child } = await openFamily(family);
    await proveParent(parent);
    const changed = await parent.patch(`/api/families/children/${child.id}`, {
      firstName: 'Nour',
      gradeLevel: 4,
      pin: '9053',
      unlock: true,
    });
    expect(changed.json<{ child: Child }>().child).toMatchObject({
      firstName: 'Nour',
      gradeLevel: 4,
      ageGroup: 'elementary',
      sacredId: child.sacredId,
    });
    await expect(signInChild(family, child)).rejects.toThrow('401');
    await signInChild(family, child, '9053');
  });

  test('sets a birth month right that was told wrong, or takes it back', async () => {
    const { client: parent } = await family.signUpParent();
    const { id } = await added(parent, { birthMonth: 4, birthYear: 2016 });
    const now = async (changes: object) =>
      (await parent.patch(`/api/families/children/${id}`, changes)).json<{ child: Child }>().child;
    expect(await now({ birthMonth: 5 })).toMatchObject({ birthMonth: 5, birthYear: 2016 });
    expect(await now({ birthMonth: null, birthYear: null })).toMatchObject({
      birthMonth: null,
      birthYear: null,
    });
    const wrong = await parent.patch(`/api/families/children/${id}`, { birthMonth: 13 });
    expect(wrong.json()).toMatchObject({ code: 'invalid-input', field: 'birthMonth' });
  });

  test('is all or nothing: with a PIN that is refused the name stays too', async () => {
    const { parent, child } = await openFamily(family);
    await proveParent(parent);
    const refused = await parent.patch(`/api/families/children/${child.id}`, {
      firstName: 'Nour',
      consent: false,
      pin: '1234',
    });
    expect(refused.json()).toMatchObject({ code: 'pin-too-common' });
    expect((await parent.get(`/api/families/children/${child.id}`)).json()).toEqual(child);
    await signInChild(family, child, CHILD_PIN);
  });

  test('with a field nobody knows is refused by name', async () => {
    const { parent, child } = await openFamily(family);
    for (const body of [{ role: 'admin' }, { familyId: child.id }, { sacredId: 'other' }]) {
      expect((await parent.patch(`/api/families/children/${child.id}`, body)).statusCode).toBe(400);
    }
  });
});

describe('removing a child', () => {
  test('signs it out, takes it off the lists and lets nobody in again', async () => {
    const { parent, child, learner } = await openFamily(family);
    await proveParent(parent);
    expect((await parent.delete(`/api/families/children/${child.id}`)).json()).toMatchObject({
      success: true,
    });
    expect((await parent.get('/api/families/children')).json()).toEqual({ children: [] });
    expect((await learner.get('/api/learning/home')).statusCode).toBe(401);
    await expect(signInChild(family, child)).rejects.toThrow('401');
    expect((await parent.delete(`/api/families/children/${child.id}`)).statusCode).toBe(404);
  });
});

describe('another family, another role', () => {
  test('reaches no child: every operation answers as for a child that does not exist', async () => {
    const { child } = await openFamily(family);
    const { client: stranger } = await family.signUpParent();
    const nobody = '00000000-0000-4000-8000-000000000000';
    const tries = (id: string) => [
      () => stranger.get(`/api/families/children/${id}`),
      () => stranger.patch(`/api/families/children/${id}`, { firstName: 'Mine' }),
      () => stranger.delete(`/api/families/children/${id}`),
      () =>
        stranger.post('/api/assignments', { childId: id, lessonId: 'sharing-a-loaf', dueOn: '2026-11-25' }),
    ];
    for (const [index, attack] of tries(child.id).entries()) {
      const [real, unreal] = [await attack(), await tries(nobody)[index]!()];
      expect([real.statusCode, real.body]).toEqual([404, unreal.body]);
    }
    expect((await stranger.get('/api/families/children')).json()).toEqual({ children: [] });
    expect((await stranger.get('/api/families/dashboard')).json<ParentDashboard>()).toMatchObject({
      activeChildren: 0,
      recentActivity: [],
    });
  });

  test('is refused before a record is read: children, teachers and visitors', async () => {
    const { child, learner } = await openFamily(family);
    const sibling = learner;
    const { client: teacher } = await family.signUp('teacher');
    const calls = (client: typeof learner) => [
      client.get('/api/families/children'),
      client.get('/api/families/dashboard'),
      client.post('/api/families/children', childForm()),
      client.get(`/api/families/children/${child.id}`),
      client.patch(`/api/families/children/${child.id}`, { consent: false }),
      client.delete(`/api/families/children/${child.id}`),
    ];
    const work = (client: typeof learner) => [
      client.post('/api/assignments', { childId: child.id, lessonId: 'sharing-a-loaf', dueOn: '2026-11-25' }),
      client.delete(`/api/assignments/${child.id}`),
    ];
    const statuses = async (answers: ReturnType<typeof calls>) =>
      (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    for (const client of [sibling, teacher])
      expect(new Set(await statuses(calls(client)))).toEqual(new Set([403]));
    expect(await statuses(work(sibling))).toEqual([403, 403]);
    // Some teachers give work: to one who is not linked, the child is not there.
    expect(await statuses(work(teacher))).toEqual([404, 404]);
    const visitor = family.visitor();
    await visitor.get('/api/courses');
    expect(new Set(await statuses([...calls(visitor), ...work(visitor)]))).toEqual(new Set([401]));
  });

  test('an admin reaches a child, and every look leaves an audit entry', async () => {
    const { child } = await openFamily(family);
    const { client: admin } = await family.makeAdmin();
    const opened = await admin.get(`/api/families/children/${child.id}?reason=family-asked`);
    expect(opened.json()).toMatchObject({ id: child.id });
    expect(await acts(child.id)).toContain('families.child');
  });
});

describe('a family’s own data', () => {
  test('comes out whole: children, consents and what they did', async () => {
    const { parent, child, learner } = await openFamily(family);
    await learner.post('/api/courses/math-3-5/lessons/sharing-a-loaf/start');
    await practise({ learner, learnerId: child.id, sessionSecret: family.sessionSecret }, 'sharing-a-loaf');
    const { data } = (await parent.get('/api/accounts/export')).json();
    expect(data.consents).toMatchObject([{ childId: child.id, textVersion: CONSENT_TEXT_VERSION }]);
    expect(data.children).toMatchObject([
      {
        id: child.id,
        records: {
          lessons: [{ lessonId: 'sharing-a-loaf' }],
          attempts: [{ number: 0 }, { number: 1 }],
          courses: [{ courseId: 'math-3-5' }],
        },
      },
    ]);
    const own = (await learner.get('/api/accounts/export')).json().data;
    expect(own).toMatchObject({ children: [], own: { lessons: [{ lessonId: 'sharing-a-loaf' }] } });
    expect(JSON.stringify(data)).not.toMatch(/hash/i);
  });
});
