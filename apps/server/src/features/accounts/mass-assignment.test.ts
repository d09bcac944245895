import { CONSENT_TEXT_VERSION } from '@ori/contracts/consent-version';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp, type TestChild } from '../../testing/app.ts';

let app: TestApp;
let parent: Person;
let child: TestChild;
beforeAll(async () => {
  app = await startTestApp();
  parent = await app.signUpParent();
  child = await app.addChild(parent);
});
afterAll(() => app.close());

const OTHER = '00000000-0000-4000-8000-000000000000';
/** What nobody sets for themselves: who they are, whose, and what was proved of them. */
const STOLEN = {
  id: OTHER,
  role: 'admin',
  isActive: false,
  is_active: false,
  familyId: OTHER,
  family_id: OTHER,
  metadata: { demo: true, emailConfirmedAt: '2020-01-01T00:00:00Z', deletedBy: OTHER },
  pinHash: 'x',
  passwordHash: 'x',
  googleSubject: 'x',
  deletedAt: '2020-01-01T00:00:00Z',
  createdAt: '2020-01-01T00:00:00Z',
};
const KEPT = `select id, role, is_active, family_id, metadata, pin_hash, password_hash, google_subject, deleted_at,
  created_at from users where id = $1`;
const rowOf = async (id: string) => (await app.database.pool.query(KEPT, [id])).rows[0] as object;

test.each(Object.entries(STOLEN))(
  'nobody sets their own or their child’s %s by changing a profile',
  async (key, value) => {
    const before = [await rowOf(parent.user.id), await rowOf(child.user.id)];
    for (const [method, url, body] of [
      ['put', '/api/auth/update-profile', { lastName: 'Okafor' }],
      ['put', `/api/users/${parent.user.id}`, { lastName: 'Okafor' }],
      ['put', `/api/users/${child.user.id}`, { lastName: 'Okafor' }],
      ['patch', `/api/families/children/${child.user.id}`, { firstName: 'Ama' }],
    ] as const) {
      const { statusCode } = await parent.client[method](url, { ...body, [key]: value });
      expect([200, 400], `${method} ${url}`).toContain(statusCode);
    }
    expect([await rowOf(parent.user.id), await rowOf(child.user.id)]).toEqual(before);
  },
);

test('nobody signs up, or adds a child, as more than that', async () => {
  const { id: _, role: __, ...stolen } = STOLEN;
  const grown = await app.signUpParent({ ...stolen, isAdmin: true });
  expect(await rowOf(grown.user.id)).toMatchObject({
    role: 'parent',
    is_active: true,
    google_subject: null,
    deleted_at: null,
  });
  const added = {
    firstName: 'Kofi',
    ageGroup: 'middle',
    sacredId: 'kofi.of.ours',
    pin: '7294',
    pinConfirmation: '7294',
  };
  const agreed = { consent: true, consentVersion: CONSENT_TEXT_VERSION };
  const answer = await parent.client.post('/api/families/children', { ...STOLEN, ...added, ...agreed });
  expect([200, 400]).toContain(answer.statusCode);
  const { rows } = await app.database.pool.query<{ role: string }>(
    `select role from users where family_id = (select family_id from users where id = $1) or family_id = $2`,
    [parent.user.id, OTHER],
  );
  expect(new Set(rows.map(({ role }) => role))).toEqual(new Set(['parent', 'student']));
});

test('a key that would change every object is refused before it is read', async () => {
  for (const payload of [
    '{"__proto__":{"role":"admin"}}',
    '{"constructor":{"prototype":{"role":"admin"}}}',
  ]) {
    const headers = { 'content-type': 'application/json' };
    const answer = await parent.client.put('/api/auth/update-profile', undefined, { payload, headers });
    expect(answer.statusCode).toBe(400);
  }
  expect('role' in {}).toBe(false);
});
