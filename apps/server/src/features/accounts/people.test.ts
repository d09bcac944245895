import { updateProfileAnswer, usersPage } from '@ori/contracts/accounts';
import { encodeCursor } from '../../http/page-cursor.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsApp, startAccounts } from './testing/accounts-app.ts';
import { type Browser, openBrowser } from './testing/browser.ts';
import { PIN, addChild, appointAdmin, prove, signUp } from './testing/people.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let app: AccountsApp;
beforeAll(async () => {
  app = await startAccounts({
    exporters: [async (userId) => ({ progress: { of: userId, lessons: 3 } })],
  });
});
afterAll(() => app.close());

async function family() {
  const browser = openBrowser(app.http);
  const parent = await signUp(browser);
  const child = await addChild(app, parent.id);
  return { browser, parent, child };
}
async function adminBrowser(): Promise<Browser> {
  const { email, password } = await appointAdmin(app);
  const browser = openBrowser(app.http);
  await browser.post('/api/auth/login', { email, password });
  const [letter] = await app.mailedTo(email);
  await browser.post('/api/auth/login', { email, password, code: /\d{6}/.exec(letter?.subject ?? '')?.[0] });
  return browser;
}
const acts = async (subjectId: string) =>
  (
    await app.database.pool.query<{ act: string }>(
      'select act from audit_entries where subject_id = $1 order by at',
      [subjectId],
    )
  ).rows.map(({ act }) => act);

describe('PUT /api/auth/update-profile', () => {
  it('changes what is given and answers success, data and message', async () => {
    const { browser, parent } = await family();
    const { status, body } = await browser.put('/api/auth/update-profile', {
      firstName: ' Ada ',
      locale: 'fr',
    });
    expect(status).toBe(200);
    expect(updateProfileAnswer.parse(body).data).toMatchObject({
      firstName: 'Ada',
      lastName: 'Okafor',
      locale: 'fr',
      email: parent.email,
    });
  });

  it('works with the bearer token alone', async () => {
    const { parent } = await family();
    const bearer = { authorization: `Bearer ${parent.token}` };
    const { body } = await openBrowser(app.http).put('/api/auth/update-profile', { lastName: 'B' }, bearer);
    expect(body).toMatchObject({ success: true, data: { lastName: 'B' } });
  });

  it.each([
    [{ role: 'admin' }, 400],
    [{ firstName: 'Ada', isActive: true }, 400],
    [{ metadata: { demo: true } }, 400],
    [{ familyId: '00000000-0000-4000-8000-000000000000' }, 400],
    [{ avatarUrl: 'https://evil.example/a.png' }, 400],
    [{ email: 'not an address' }, 400],
  ])('refuses %j and changes nothing', async (changes, status) => {
    const { browser, parent } = await family();
    const before = await app.accounts.findUser(parent.id);
    expect((await browser.put('/api/auth/update-profile', changes)).status).toBe(status);
    expect(await app.accounts.findUser(parent.id)).toEqual(before);
  });

  it("refuses a visitor in the spec's words", async () => {
    const visitor = await openBrowser(app.http).put('/api/auth/update-profile', { firstName: 'X' });
    expect([visitor.status, visitor.body.error]).toEqual([401, 'No user is currently logged in']);
  });

  it('takes no address from a child', async () => {
    const { child } = await family();
    const tablet = openBrowser(app.http);
    await tablet.post('/api/auth/v2/pin/login', { identifier: child.sacredId, pin: PIN });
    expect((await tablet.put('/api/auth/update-profile', { email: 'kid@example.org' })).body.code).toBe(
      'grown-up-needed',
    );
  });
});

describe('/api/users', () => {
  it('lets a parent see and correct their own child, and hides everybody else', async () => {
    const [one, other] = [await family(), await family()];
    expect((await one.browser.get(`/api/users/${one.child.id}`)).body['user']).toMatchObject({
      id: one.child.id,
    });
    expect((await one.browser.put(`/api/users/${one.child.id}`, { firstName: 'Zuri' })).body).toMatchObject({
      success: true,
    });
    const nobody = '00000000-0000-4000-8000-000000000000';
    for (const id of [other.child.id, other.parent.id, nobody]) {
      const answers = [
        await one.browser.get(`/api/users/${id}`),
        await one.browser.put(`/api/users/${id}`, { firstName: 'X' }),
        await one.browser.delete(`/api/users/${id}`),
      ];
      for (const { status, body } of answers) expect([status, body.code]).toEqual([404, 'not-found']);
    }
    expect((await one.browser.get('/api/users')).status).toBe(403);
    expect((await openBrowser(app.http).get(`/api/users/${one.child.id}`)).status).toBe(401);
  });

  it('gives an admin pages that never miss or repeat anybody, and writes the look down', async () => {
    for (let time = 0; time < 60; time += 1) await addChild(app, (await family()).parent.id);
    const admin = await adminBrowser();
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = usersPage.parse((await admin.get(`/api/users?cursor=${cursor}`)).body);
      seen.push(...page.users.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    const { rows } = await app.database.pool.query('select count(*) from users where deleted_at is null');
    expect(seen).toHaveLength(Number(rows[0].count));
    expect(new Set(seen).size).toBe(seen.length);
    const child = (await family()).child;
    const silent = await admin.get(`/api/users/${child.id}`);
    expect([silent.status, silent.body.code, silent.body.field]).toEqual([400, 'reason-needed', 'reason']);
    expect(await acts(child.id)).toEqual([]);
    await admin.get(`/api/users/${child.id}?reason=technical`);
    expect(await acts(child.id)).toEqual(['record-opened']);
  });

  it('names learners to an admin for a reason only, which is written down of each', async () => {
    const { child, parent } = await family();
    const admin = await adminBrowser();
    const { rows } = await app.database.pool.query('select created_at as at, id from users where id = $1', [
      parent.id,
    ]);
    const cursor = encodeCursor(rows[0]);
    const list = async (more: string) => {
      const { users } = usersPage.parse((await admin.get(`/api/users?cursor=${cursor}${more}`)).body);
      return users.find(({ id }) => id === child.id);
    };
    expect(await list('')).toMatchObject({ lastName: '', email: null, age: null, metadata: {} });
    expect((await list(''))?.name).toMatch(/^.\.$/);
    expect(await acts(child.id)).not.toContain('record-opened');
    expect((await list('&reason=law'))?.firstName).toBe('Nia');
    expect(await acts(child.id)).toContain('record-opened');
    expect((await admin.get('/api/users?reason=curious')).status).toBe(400);
  });

  it('keeps preferences of one’s own, merged, within a size', async () => {
    const { browser, parent, child } = await family();
    const path = `/api/users/${parent.id}/preferences`;
    await browser.put(path, { darkMode: true });
    const { body } = await browser.put(path, { inkSaving: false });
    expect(body['preferences']).toEqual({ darkMode: true, inkSaving: false });
    expect((await browser.get(path)).body['preferences']).toEqual({ darkMode: true, inkSaving: false });
    const heap = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [`key${index}`, 'x'.repeat(190)]),
    );
    expect((await browser.put(path, heap)).body).toMatchObject({
      code: 'invalid-input',
      field: 'preferences',
    });
    expect((await browser.get(`/api/users/${child.id}/preferences`)).status).toBe(404);
  });
});

describe('DELETE /api/users/:id', () => {
  it('ends all sessions at once, can be undone by signing in for thirty days, and takes the children along', async () => {
    const { browser, parent, child } = await family();
    const tablet = openBrowser(app.http);
    const childIn = () => tablet.post('/api/auth/v2/pin/login', { identifier: child.sacredId, pin: PIN });
    await childIn();
    await prove(browser);
    expect((await browser.delete(`/api/users/${parent.id}`)).body).toEqual({ success: true });
    for (const each of [browser, tablet]) {
      expect((await each.get('/api/auth/check-session')).body['authenticated']).toBe(false);
    }
    expect((await childIn()).status).toBe(401);
    app.wait(29 * DAY_MS);
    const back = await browser.post('/api/auth/v2/pin/login', { identifier: parent.sacredId, pin: PIN });
    expect(back.status).toBe(200);
    expect((await childIn()).status).toBe(200);
    expect(await acts(parent.id)).toContain('deletion-undone');
  });

  it('is final after thirty days: nothing of the family is left but ids in the audit', async () => {
    const { browser, parent, child } = await family();
    await prove(browser);
    await browser.delete(`/api/users/${parent.id}`);
    app.wait(30 * DAY_MS + 1_000);
    expect(
      (await browser.post('/api/auth/v2/pin/login', { identifier: parent.sacredId, pin: PIN })).status,
    ).toBe(401);
    expect((await app.accounts.sweep()).erased).toBeGreaterThanOrEqual(2);
    expect(await app.accounts.findUser(parent.id)).toBeNull();
    expect(await app.accounts.findUser(child.id)).toBeNull();
    expect(await acts(parent.id)).toContain('deletion-scheduled');
  });

  it('of a child by a parent cannot be undone by the child', async () => {
    const { browser, child } = await family();
    await prove(browser);
    await browser.delete(`/api/users/${child.id}`);
    const tablet = openBrowser(app.http);
    expect(
      (await tablet.post('/api/auth/v2/pin/login', { identifier: child.sacredId, pin: PIN })).status,
    ).toBe(401);
  });
});

it('exports everything of the person asking, with what other features hold', async () => {
  const { browser, parent } = await family();
  const { body, text } = await browser.get('/api/accounts/export');
  expect(body).toMatchObject({ user: { id: parent.id }, data: { progress: { of: parent.id, lessons: 3 } } });
  expect(text).not.toMatch(/argon2id|pinHash/);
});

it('answers the profile to bearer and session, and tells a visitor so', async () => {
  const { browser, parent } = await family();
  expect((await browser.get('/api/auth/profile')).body).toMatchObject({
    success: true,
    user: { id: parent.id },
  });
  const bearer = { authorization: `Bearer ${parent.token}` };
  expect((await openBrowser(app.http).get('/api/auth/profile', bearer)).body['user']).toMatchObject({
    id: parent.id,
  });
  expect((await openBrowser(app.http).get('/api/auth/profile')).body.error).toBe(
    'No user is currently logged in',
  );
  const forged = { authorization: `Bearer ${'x'.repeat(43)}` };
  expect((await browser.get('/api/auth/profile', forged)).body.error).toBe(
    'Failed to get user profile from token',
  );
});
