import type { Child } from '@ori/contracts/families';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../testing/app.ts';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { addChildOfBefore, childForm, proveAddress, signInChild } from '../../testing/family-people.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
afterAll(() => family.close());

const after = (ms: number) => {
  family.clock.now = new Date(family.clock.now.getTime() + ms);
};
async function runJobs(): Promise<void> {
  for (const { run } of family.services.families.jobs) await run();
}
const lettersTo = async ({ user }: Person) =>
  (await family.mailed()).filter(
    ({ to, subject }) => to === user.email && /consent|accord|consentim/u.test(subject),
  );

test.each(['en', 'fr', 'es'] as const)(
  'a day after the consent one letter in %s confirms it and leads to where it is withdrawn',
  async (locale) => {
    const parent = await family.signUpParent({ locale });
    await family.addChild(parent, childForm({ firstName: 'Zuberi' }));
    after(23 * HOUR_MS);
    await runJobs();
    expect(await lettersTo(parent)).toEqual([]);
    after(HOUR_MS);
    await runJobs();
    await family.mailed();
    await runJobs();
    const [letter, ...others] = await lettersTo(parent);
    expect(others).toEqual([]);
    expect(letter?.text).toContain('Zuberi');
    expect(letter?.text).toContain('/dashboard/parent/children');
    expect(letter?.text).toContain('/forgot-password');
  },
);

test('a consent that was withdrawn meanwhile is confirmed by no letter', async () => {
  const parent = await family.signUpParent();
  const { child } = await family.addChild(parent, childForm());
  await parent.client.patch(`/api/families/children/${child.id}`, { consent: false });
  after(DAY_MS);
  await runJobs();
  expect(await lettersTo(parent)).toEqual([]);
});

test('a consent of before keeps a child learning for thirty days; then the account rests until the address is confirmed', async () => {
  const parent = await family.signUpParent({ invitation: undefined });
  const { child } = await addChildOfBefore(family, parent, childForm());
  const isIn = async () => {
    const { rows } = await family.database.pool.query<{ is_active: boolean }>(
      'select is_active from users where id = $1',
      [child.id],
    );
    return rows[0]?.is_active;
  };
  after(29 * DAY_MS);
  await runJobs();
  expect(await isIn()).toBe(true);
  after(DAY_MS);
  await runJobs();
  expect(await isIn()).toBe(false);
  await expect(signInChild(family, child)).rejects.toThrow('401');
  await proveAddress(family, parent);
  await runJobs();
  expect(await isIn()).toBe(true);
  const { rows } = await family.database.pool.query(
    'select method, grace_until, rests_since from consents where child_id = $1',
    [child.id],
  );
  expect(rows).toEqual([{ method: 'signed-in parent', grace_until: null, rests_since: null }]);
});

test('the parent is told until when, and gives no newer consent before the address is confirmed', async () => {
  const parent = await family.signUpParent({ invitation: undefined });
  const { child } = await addChildOfBefore(family, parent, childForm());
  const { children } = (await parent.client.get('/api/families/children')).json<{ children: Child[] }>();
  expect(children[0]?.consent?.confirmBy).toBe(
    new Date(family.clock.now.getTime() + 30 * DAY_MS).toISOString(),
  );
  await parent.client.patch(`/api/families/children/${child.id}`, { consent: false });
  const again = await parent.client.patch(`/api/families/children/${child.id}`, { consent: true });
  expect([again.statusCode, again.json().code]).toEqual([409, 'address-unconfirmed']);
  const { consentVersion } = childForm();
  const newer = await parent.client.put(`/api/families/children/${child.id}/consent`, { consentVersion });
  expect([newer.statusCode, newer.json().code]).toEqual([409, 'address-unconfirmed']);
});
