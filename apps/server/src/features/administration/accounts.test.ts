import type { AdminPerson, ListedPerson } from '@ori/contracts/administration';
import type { Look } from '@ori/contracts/privacy';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/app.ts';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { openFamily } from '../../testing/family-people.ts';

let app: FamilyApp;
let admin: Person;
beforeAll(async () => {
  app = await openFamilyApp();
  admin = await app.makeAdmin();
});
afterAll(() => app.close());

const url = (id: string) => `/api/admin/people/${id}`;
const open = async (id: string, reason = 'family-asked') =>
  (await admin.client.get(`${url(id)}?reason=${reason}`)).json<AdminPerson>();

async function find(query: string): Promise<ListedPerson[]> {
  return (await admin.client.get(`/api/admin/people?${query}`)).json<{ people: ListedPerson[] }>().people;
}

describe('people', () => {
  test('are found by the beginning of Sacred ID, name and mail, and by role', async () => {
    const { user } = await app.signUp('teacher', {
      fullName: 'Zora Quist',
      sacredId: 'zora-q',
      email: 'zq@quist.example',
    });
    for (const q of ['ZORA', 'quist', 'zora q', 'zora-q', 'zq@quist'])
      expect((await find(`q=${encodeURIComponent(q)}`)).map(({ id }) => id)).toEqual([user.id]);
    expect(await find('q=zora&role=parent')).toEqual([]);
    expect(await find(`q=${encodeURIComponent('%')}`)).toEqual([]);
  });

  test('come page by page, the newest first, each once', async () => {
    for (let n = 0; n < 53; n += 1) {
      const sql = `insert into families (id) values ($1)`;
      const id = crypto.randomUUID();
      await app.database.pool.query(sql, [id]);
      await app.database.pool.query(
        `insert into users (id, family_id, role, first_name, created_at) values ($1, $1, 'teacher', 'Paged', date_trunc('second', now()) - $2 * interval '1 ms')`,
        [id, Math.floor(n / 2)],
      );
    }
    const first = (await admin.client.get('/api/admin/people?q=paged')).json();
    const second = (await admin.client.get(`/api/admin/people?q=paged&cursor=${first.nextCursor}`)).json();
    const all: ListedPerson[] = [...first.people, ...second.people];
    expect([first.people.length, new Set(all.map(({ id }) => id)).size, second.nextCursor]).toEqual([
      50,
      53,
      null,
    ]);
    const times = all.map(({ joinedAt }) => joinedAt);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test('that are learners are named, and found by name, for a reason only, which their family reads', async () => {
    const { parent, child } = await openFamily(app);
    await app.database.pool.query(
      `update users set first_name = 'Ngozi', last_name = 'Held', email = 'ngozi@held.example' where id = $1`,
      [child.id],
    );
    for (const q of ['ngozi', 'held', 'ngozi held', 'ngozi@held']) {
      expect(await find(`q=${q}`)).toEqual([]);
      expect(await find(`q=${q}&reason=payment`)).toMatchObject([{ id: child.id, name: 'Ngozi Held' }]);
    }
    for (const q of [child.sacredId, 'ngozi@held.example'])
      expect(await find(`q=${q}`)).toMatchObject([{ id: child.id, name: 'N.', email: null }]);
    expect((await admin.client.get('/api/admin/people?reason=curious')).statusCode).toBe(400);
    const { looks } = (await parent.get(`/api/privacy/looks?childId=${child.id}&by=others`)).json<{
      looks: Look[];
    }>();
    expect(looks.map(({ act, operation, reason }) => [act, operation, reason])).toEqual(
      Array.from({ length: 4 }, () => ['record-opened', 'administration.people', 'payment']),
    );
  });

  test('that are learners are opened for a reason only, which their family reads', async () => {
    const { parent, child } = await openFamily(app);
    const refused = await admin.client.get(url(child.id));
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'reason-needed']);
    expect((await admin.client.get(`${url(child.id)}?reason=curious`)).statusCode).toBe(400);
    expect(await open(child.id, 'sign-in-help')).toMatchObject({ id: child.id, signIn: { hasPin: true } });
    const { looks } = (await parent.get(`/api/privacy/looks?childId=${child.id}&by=others`)).json<{
      looks: Look[];
    }>();
    expect(looks).toMatchObject([{ act: 'record-opened', by: { kind: 'staff' }, reason: 'sign-in-help' }]);
  });

  test('are told without any secret', async () => {
    const { child } = await openFamily(app);
    const { body } = await admin.client.get(`${url(child.id)}?reason=technical`);
    expect(body).not.toMatch(/hash|argon2|token|secret/i);
  });

  test('that are not there are not found', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect((await admin.client.get(`${url(nobody)}?reason=law`)).statusCode).toBe(404);
    expect((await admin.client.post(`${url(nobody)}/suspend`, { suspended: true })).statusCode).toBe(404);
  });
});

describe('an account', () => {
  test('that is suspended is signed out and lets nobody in, until it is restored', async () => {
    const teacher = await app.signUp('teacher');
    const suspended = await admin.client.post(`${url(teacher.user.id)}/suspend`, { suspended: true });
    expect(suspended.json()).toMatchObject({ state: 'suspended', devices: [] });
    expect((await teacher.client.get('/api/accounts/devices')).statusCode).toBe(401);
    const come = () =>
      teacher.client.post('/api/auth/v2/pin/login', { identifier: teacher.user.sacredId, pin: '7294' });
    expect((await come()).json()).toMatchObject({ code: 'invalid-sacred-id-or-pin' });
    await admin.client.post(`${url(teacher.user.id)}/suspend`, { suspended: false });
    expect((await come()).json().code).not.toBe('invalid-sacred-id-or-pin');
  });

  test('is given another role, and its sessions end; the family of who it was reads of it', async () => {
    const adult = await app.signUp('student', { ageGroup: 'adult' });
    const made = await admin.client.post(`${url(adult.user.id)}/role?reason=family-asked`, {
      role: 'teacher',
    });
    expect(made.json()).toMatchObject({ role: 'teacher', ageGroup: null });
    expect((await adult.client.get('/api/accounts/devices')).statusCode).toBe(401);
  });

  test('of a child stays a child’s, of a parent with children a parent’s', async () => {
    const { parent, child } = await openFamily(app);
    const { user } = (await parent.get('/api/auth/check-session')).json();
    for (const [id, role] of [
      [child.id, 'admin'],
      [child.id, 'teacher'],
      [user.id, 'admin'],
    ]) {
      const refused = await admin.client.post(`${url(id)}/role?reason=law`, { role });
      expect([role, refused.statusCode, refused.json().code]).toEqual([role, 409, 'account-act-refused']);
    }
  });

  test('of one’s own is neither suspended, demoted nor deleted', async () => {
    const own = url(admin.user.id);
    const answers = [
      await admin.client.post(`${own}/suspend`, { suspended: true }),
      await admin.client.post(`${own}/role`, { role: 'teacher' }),
      await admin.client.delete(own),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409]);
  });

  test('of two admins who end each other at once, one stays', async () => {
    const other = await app.makeAdmin();
    await Promise.all([
      admin.client.post(`${url(other.user.id)}/suspend`, { suspended: true }),
      other.client.post(`${url(admin.user.id)}/suspend`, { suspended: true }),
    ]);
    const text = `select count(*)::int as left from users where role = 'admin' and is_active and deleted_at is null`;
    expect((await app.database.pool.query(text)).rows).toEqual([{ left: 1 }]);
    await app.database.pool.query(`update users set is_active = true where role = 'admin'`);
    admin = await app.makeAdmin();
  });

  test('whose PIN is held back is unlocked', async () => {
    const { child } = await openFamily(app);
    const text = `insert into pin_failures values ('account-total', $1, 'epoch', 99)
      on conflict (scope, key, window_start) do update set count = 99`;
    await app.database.pool.query(text, [child.id]);
    expect(await open(child.id)).toMatchObject({ signIn: { isLocked: true } });
    const unlocked = (
      await admin.client.post(`${url(child.id)}/unlock?reason=sign-in-help`)
    ).json<AdminPerson>();
    expect([unlocked.signIn.isLocked, unlocked.acts.includes('unlock')]).toEqual([false, false]);
    expect((await admin.client.post(`${url(child.id)}/unlock?reason=sign-in-help`)).statusCode).toBe(409);
  });

  test('of a child gets its link for a new PIN at a grown-up’s mail, a grown-up’s at their own', async () => {
    const { parent, child } = await openFamily(app);
    const { user } = (await parent.get('/api/auth/check-session')).json();
    for (const id of [child.id, user.id]) {
      const answer = await admin.client.post(`${url(id)}/reset?reason=sign-in-help`);
      expect(answer.statusCode).toBe(200);
      const [letter] = await app.mailed();
      expect([letter?.to, answer.body.includes('token=')]).toEqual([user.email, false]);
      expect(letter?.text).toContain('/forgot-password?token=');
    }
    for (let n = 0; n < 3; n += 1) await admin.client.post(`${url(child.id)}/reset?reason=sign-in-help`);
    expect((await admin.client.post(`${url(child.id)}/reset?reason=sign-in-help`)).statusCode).toBe(429);
  });

  test('gets no letter, and no link, where the change could not be written down', async () => {
    const { child } = await openFamily(app);
    const before = (await app.mailed()).length;
    const links = `select count(*)::int as kept from one_time_tokens where user_id = $1`;
    // Refused only when the transaction ends, after everything in it went well.
    await app.database.pool.query(`create function refuse() returns trigger language plpgsql as
      'begin if new.subject_id = ''${child.id}'' then raise exception ''full''; end if; return new; end'`);
    await app.database.pool.query(
      `create constraint trigger refuse after insert on audit_entries deferrable initially deferred
        for each row when (new.act = 'pin-reset-sent') execute function refuse()`,
    );
    const refused = await admin.client.post(`${url(child.id)}/reset?reason=sign-in-help`);
    await app.database.pool.query('drop function refuse cascade');
    expect(refused.statusCode).toBe(500);
    expect(await app.mailed()).toHaveLength(before);
    expect((await app.database.pool.query(links, [child.id])).rows).toEqual([{ kept: 0 }]);
    expect((await admin.client.post(`${url(child.id)}/reset?reason=sign-in-help`)).statusCode).toBe(200);
    expect(await app.mailed()).toHaveLength(before + 1);
  });

  test('that is deleted comes back within thirty days with the children it took along, and not after', async () => {
    const { parent, child } = await openFamily(app);
    const { user } = (await parent.get('/api/auth/check-session')).json();
    const gone = await admin.client.delete(url(user.id));
    expect(gone.json()).toMatchObject({ state: 'deleted', acts: ['restore'] });
    expect(await open(child.id)).toMatchObject({ state: 'deleted' });
    expect((await admin.client.post(`${url(user.id)}/restore`)).json()).toMatchObject({ state: 'active' });
    expect(await open(child.id)).toMatchObject({ state: 'active' });
    await admin.client.delete(url(user.id));
    await app.database.pool.query(
      `update users set deleted_at = deleted_at - interval '30 days' where id = $1`,
      [user.id],
    );
    expect((await admin.client.post(`${url(user.id)}/restore`)).statusCode).toBe(409);
  });

  test('is written down with who did what', async () => {
    const { user } = await app.signUp('teacher');
    await admin.client.post(`${url(user.id)}/suspend`, { suspended: true });
    await admin.client.post(`${url(user.id)}/suspend`, { suspended: false });
    await admin.client.post(`${url(user.id)}/role`, { role: 'parent' });
    const text = `select act from audit_entries where subject_id = $1 and actor_id = $2 order by at, act`;
    const { rows } = await app.database.pool.query<{ act: string }>(text, [user.id, admin.user.id]);
    expect(rows.map(({ act }) => act).toSorted()).toEqual([
      'account-restored',
      'account-suspended',
      'role-changed',
    ]);
  });
});

test.each(['visitor', 'student', 'parent', 'teacher'] as const)('a %s reaches none of it', async (role) => {
  const { child } = await openFamily(app);
  const person =
    role === 'visitor'
      ? { client: app.visitor() }
      : await app.signUp(role, role === 'student' ? { ageGroup: 'adult' } : {});
  const tried = [
    await person.client.get('/api/admin/people'),
    await person.client.get(`${url(child.id)}?reason=law`),
    await person.client.post(`${url(child.id)}/suspend`, { suspended: true }),
    await person.client.delete(url(child.id)),
    await person.client.put('/api/admin/settings', { isSignUpOpen: false }),
    await person.client.get('/api/admin/reports/weeks.csv'),
  ];
  const status = role === 'visitor' ? 401 : 403;
  expect(tried.map(({ statusCode }) => statusCode)).toEqual(tried.map(() => status));
});
