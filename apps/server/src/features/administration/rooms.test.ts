import type { Config, ContactLetter, Overview, Reports, Settings } from '@ori/contracts/administration';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runIfDue } from '../../jobs/run-jobs.ts';
import { readEnv } from '../../env.ts';
import { settingsStand } from '../../compose-administration.ts';
import { setupOf, tellVariable } from '../../setup.ts';
import type { Person } from '../../testing/app.ts';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { callersOf, casesOf, createWorld, routesOf } from '../../testing/access-cases.ts';
import { findLeaks } from '../../testing/access-harness.ts';
import { openFamily } from '../../testing/family-people.ts';
import { noteFailedLetter } from './overview.store.ts';

let app: FamilyApp;
let admin: Person;
beforeAll(async () => {
  app = await openFamilyApp();
  admin = await app.makeAdmin();
});
afterAll(() => app.close());

const overview = async () => (await admin.client.get('/api/admin/overview')).json<Overview>();
const waitingOf = ({ waiting }: Overview, kind: string) =>
  waiting.find((each) => each.kind === kind)?.count ?? 0;

const roles = (of: Overview) => of.people.map(({ role, all }) => [role, all]);
const letters = async (open: string) =>
  (await admin.client.get(`/api/admin/letters?open=${open}`)).json<{ letters: ContactLetter[] }>().letters;
const change = async (input: object) =>
  (await admin.client.put('/api/admin/settings', input)).json<Settings>();

/** So many learners of an age, each with minutes of work on a day. */
async function learnersOf(ageGroup: string, count: number, day: string): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const { user } = await app.signUp('student', { ageGroup });
    await app.database.pool.query(
      `insert into learner_days (learner_id, day, family_id, answers, correct, worked_ms, lessons_completed, last_seen_at)
        select id, $2, family_id, 4, 3, 600000, 1, now() from users where id = $1`,
      [user.id, day],
    );
  }
}

describe('the overview', () => {
  test('counts people, families and what was learned, of this week and the one before', async () => {
    const before = await overview();
    await openFamily(app);
    await learnersOf('adult', 2, '2026-11-19');
    await learnersOf('adult', 1, '2026-11-12');
    const after = await overview();
    expect(roles(after)).toEqual(
      roles(before).map(([role, all]) => [
        role,
        Number(all) + (role === 'student' ? 4 : role === 'parent' ? 1 : 0),
      ]),
    );
    expect(after.families.all).toBe(before.families.all + 1);
    expect(after.learnt).toMatchObject({ learners: 2, minutes: 20, answers: 8, lessons: 2 });
    expect(after.learntBefore).toMatchObject({ learners: 1, minutes: 10 });
    expect(after.house.contentVersion).toBe(app.content.version);
    expect(after.house.databaseBytes).toBeGreaterThan(1_000_000);
  });

  test('tells of a job from when it fails until it goes well again', async () => {
    let isBroken = true;
    const job = {
      name: 'a-test-job',
      everyMs: 0,
      run: async () => {
        if (isBroken) throw new Error('broken');
      },
    };
    for (let n = 0; n < 2; n += 1) await expect(runIfDue(job, app.deps)).rejects.toThrow('broken');
    expect((await overview()).failedJobs).toMatchObject([{ job: 'a-test-job', times: 2 }]);
    isBroken = false;
    await runIfDue(job, app.deps);
    expect((await overview()).failedJobs).toEqual([]);
  });

  test('tells of letters that were given up or dropped, and forgets the latter after a month', async () => {
    await app.deps.mail.keep({ kind: 'pinReset', to: 'somebody@example.org', subject: 'x', text: 'y' });
    await app.database.pool.query('update graphile_worker._private_jobs set attempts = max_attempts');
    await noteFailedLetter(app.database, { id: crypto.randomUUID(), at: app.clock.now });
    expect(waitingOf(await overview(), 'failed-mail')).toBe(2);
    await app.database.pool.query('delete from graphile_worker._private_jobs');
    const later = { ...app.deps, now: () => new Date(app.clock.now.getTime() + 31 * 86_400_000) };
    const [forget] = app.services.administration.jobs;
    app.clock.now = later.now();
    await runIfDue(forget!, app.deps);
    const { rows } = await app.database.pool.query('select 1 from letters_failed');
    app.clock.now = new Date('2026-11-20T15:00:00Z');
    expect(rows).toEqual([]);
  });

  test('counts alerts for safeguarding without a child’s name or words', async () => {
    const { child } = await openFamily(app);
    await app.database.pool.query(
      `insert into tutor_alerts (id, child_id, family_id, tier, category, audience, at)
        select gen_random_uuid(), id, family_id, 'S1', 'abuse', 'safeguarding', now() from users where id = $1`,
      [child.id],
    );
    const told = await overview();
    expect(waitingOf(told, 'safety')).toBe(1);
    expect(JSON.stringify(told)).not.toContain('Amina');
  });
});

test('a letter of the contact form waits until somebody answered it, and can be opened again', async () => {
  const letter = {
    name: 'Ada',
    email: 'ada@home.example',
    topic: 'content',
    message: 'The loom was older than that.',
  };
  await app.visitor().post('/api/contact', letter);
  const [waiting] = await letters('yes');
  expect([waiting, waitingOf(await overview(), 'letters')]).toMatchObject([
    { ...letter, answeredAt: null },
    1,
  ]);
  const mark = (answered: boolean) => admin.client.post(`/api/admin/letters/${waiting!.id}`, { answered });
  expect((await mark(true)).json().answeredAt).not.toBeNull();
  expect([
    await letters('yes'),
    (await letters('no')).length,
    waitingOf(await overview(), 'letters'),
  ]).toEqual([[], 1, 0]);
  await mark(false);
  expect(await letters('yes')).toHaveLength(1);
});

describe('the reports', () => {
  test('hide groups of fewer than five people, in the file too', async () => {
    await learnersOf('university', 2, '2026-11-18');
    await learnersOf('high', 6, '2026-11-18');
    await learnersOf('adult', 7, '2026-11-17');
    const told = (await admin.client.get('/api/admin/reports?weeks=4')).json<Reports>();
    const ages = told.groups.find(({ group }) => group === 'ages')?.parts ?? [];
    const countOf = (key: string) => ages.find((part) => part.key === key)?.count;
    expect([countOf('university'), countOf('high'), countOf('adult')]).toEqual([null, null, 10]);
    expect(told.weeks).toHaveLength(4);
    expect(told.weeks.at(-1)).toMatchObject({ monday: '2026-11-16', learners: 17, lessons: 17 });
    const file = await admin.client.get('/api/admin/reports/groups.csv?weeks=4');
    expect(file.headers['content-disposition']).toContain('attachment');
    expect(file.body).toContain('ages,university,hidden\r\n');
    const weeks = await admin.client.get('/api/admin/reports/weeks.csv?weeks=4');
    expect(weeks.body.split('\r\n')[4]).toMatch(/^2026-11-16,17,\d+,/);
  });

  test('are of four, twelve or twenty-six weeks', async () => {
    expect((await admin.client.get('/api/admin/reports?weeks=3')).statusCode).toBe(400);
    expect((await admin.client.get('/api/admin/reports')).json<Reports>().weeks).toHaveLength(12);
  });
});

describe('the settings', () => {
  test('close sign-up for everybody new, and parents still add children', async () => {
    const parent = await app.signUpParent();
    await change({ isSignUpOpen: false });
    expect((await app.visitor().get('/api/sign-up')).json()).toEqual({ isOpen: false });
    await expect(app.signUp('teacher')).rejects.toThrow('sign-up-closed');
    expect((await app.addChild(parent)).user.role).toBe('student');
    await change({ isSignUpOpen: true });
    expect((await app.signUp('teacher')).user.role).toBe('teacher');
  });

  test('say who answers for the site, on the legal pages and for letters', async () => {
    const installation = async () => (await app.visitor().get('/api/legal/privacy')).json().installation;
    const before = await installation();
    await change({ operatorName: 'Maple Co-op', contact: 'maple@coop.example' });
    expect(await installation()).toMatchObject({
      operator: { name: 'Maple Co-op' },
      contact: 'maple@coop.example',
    });
    const letter = {
      name: 'Ada',
      email: 'a@home.example',
      topic: 'question',
      message: 'Is there a lesson on looms?',
    };
    await app.visitor().post('/api/contact', letter);
    expect((await app.mailed()).map(({ to }) => to)).toContain('maple@coop.example');
    await change({ operatorName: null, contact: null });
    expect(await installation()).toEqual(before);
  });

  test('are told to every process, so that documents drawn before are drawn anew', async () => {
    const stand = await settingsStand(app.deps);
    const before = stand.version();
    await change({ operatorName: 'Told to all' });
    await expect.poll(() => stand.version(), { timeout: 10_000 }).not.toBe(before);
    await change({ operatorName: null });
    await stand.stop();
  });

  test('keep who changed what, by names of fields and never their values', async () => {
    app.clock.now = new Date(app.clock.now.getTime() + 60_000);
    const { changes } = await change({ operatorAddress: '12 Secret Lane' });
    expect(changes[0]).toMatchObject({ by: 'Ada Okafor', fields: ['operatorAddress'] });
    const { rows } = await app.database.pool.query(
      `select detail from audit_entries where act = 'settings-changed'`,
    );
    expect(JSON.stringify(rows)).not.toContain('Secret Lane');
    const again = await change({ operatorAddress: '12 Secret Lane' });
    expect(again.changes).toHaveLength(changes.length);
  });

  test('keep what two change at the same moment', async () => {
    const inputs = [
      { operatorName: 'Elm Co-op' },
      { operatorAddress: '1 Elm Lane' },
      { contact: 'elm@coop.example' },
    ];
    await Promise.all(inputs.map(change));
    const kept = (await admin.client.get('/api/admin/settings')).json<Settings>();
    expect(kept).toMatchObject(Object.assign({}, ...inputs));
    await change({ operatorName: null, operatorAddress: null, contact: null });
  });

  test('refuse what is no mail address, and what nobody knows', async () => {
    for (const input of [{ contact: 'nowhere' }, { operatorName: '' }, { isDemo: true }])
      expect((await admin.client.put('/api/admin/settings', input)).statusCode).toBe(400);
  });
});

describe('the set-up', () => {
  const SECRET = 'a-secret-that-nobody-may-read-0123456789';

  test('is told by name and origin, and no secret leaves with it', () => {
    const env = readEnv({
      SESSION_SECRET: SECRET,
      DATABASE_URL: 'postgres://ori:hunter2@db.example/ori',
      SMTP_URL: 'smtp://ori:hunter2@mail.example',
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'm',
      AI_BASE_URL: 'https://user:hunter2@model.example/v1',
      AI_API_KEY: 'hunter2',
    });
    const { variables } = setupOf(env);
    expect(JSON.stringify(variables)).not.toMatch(/hunter2|a-secret-that/);
    const told = new Map(variables.map(({ name, ...rest }) => [name, rest]));
    expect(told.get('SESSION_SECRET')).toEqual({ source: 'environment', value: null });
    expect(told.get('PIN_PEPPER')).toEqual({ source: 'generated', value: null });
    expect(told.get('PORT')).toEqual({ source: 'default', value: '3000' });
    expect(told.get('AI_BASE_URL')).toEqual({ source: 'environment', value: 'https://model.example/v1' });
    expect(told.get('PUBLIC_URL')).toEqual({ source: 'none', value: null });
  });

  test('shows no variable whose name speaks of a secret', () => {
    const { variables } = readEnv({});
    const secret = variables.filter(({ name }) => /SECRET|_KEY$|PEPPER|PASSWORD/.test(name));
    expect(secret.length).toBeGreaterThan(4);
    for (const { name } of secret) expect(tellVariable({ name, text: 'x', isGiven: true }).value).toBeNull();
  });

  test('is read with its checks', async () => {
    const { checks } = (await admin.client.get('/api/admin/config')).json<Config>();
    expect(checks.find(({ check }) => check === 'mail')).toEqual({ check: 'mail', state: 'know' });
  });
});

test('every call of administration answers each role as the access table says', async () => {
  const world = await createWorld(app);
  const own = routesOf(app).filter(({ operation }) => operation.startsWith('administration.'));
  expect(own.length).toBeGreaterThan(15);
  const cases = own.flatMap((route) => casesOf(world, route));
  expect(await findLeaks(cases, await callersOf(world))).toEqual([]);
}, 120_000);
