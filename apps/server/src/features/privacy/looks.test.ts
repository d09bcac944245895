import { CONSENT_TEXT_VERSION } from '@ori/contracts/consent-version';
import type { Look } from '@ori/contracts/privacy';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { openFamily } from '../../testing/family-people.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
afterAll(() => family.close());

async function looks(parent: Client, query = ''): Promise<Look[]> {
  return (await parent.get(`/api/privacy/looks${query}`)).json<{ looks: Look[] }>().looks;
}

test('a parent reads who looked at a child, and who changed what', async () => {
  const { parent, child } = await openFamily(family);
  const { client: admin } = await family.makeAdmin();
  await admin.get(`/api/users/${child.id}?reason=safety`);
  const told = await looks(parent, `?childId=${child.id}`);
  expect(told.map(({ act, by }) => [act, by.kind])).toEqual(
    expect.arrayContaining([
      ['record-opened', 'staff'],
      ['child-added', 'you'],
      ['consent-given', 'you'],
    ]),
  );
  const others = await looks(parent, '?by=others');
  expect(others.map(({ act, reason }) => [act, reason])).toEqual([['record-opened', 'safety']]);
});

test('who looked after a child that may be in danger at home is not told at home', async () => {
  const { parent, child } = await openFamily(family);
  const { client: admin } = await family.makeAdmin();
  const alert = `insert into tutor_alerts (id, child_id, family_id, tier, category, audience, at)
    select gen_random_uuid(), id, family_id, 'S1', 'abuse', 'safeguarding', now() from users where id = $1`;
  await family.database.pool.query(alert, [child.id]);
  await admin.get(`/api/users/${child.id}?reason=safety`);
  expect(await looks(parent, '?by=others')).toEqual([]);
});

test('pages follow each other without a gap or a repetition', async () => {
  const { parent, child } = await openFamily(family);
  for (let n = 0; n < 35; n += 1) {
    family.clock.now = new Date(family.clock.now.getTime() + 1_000 * (n % 3));
    await parent.put(`/api/practices/${child.id}`, { mindfulness: n % 2 === 0 });
  }
  const first = (await parent.get('/api/privacy/looks')).json<{ looks: Look[]; nextCursor: string }>();
  const second = await looks(parent, `?cursor=${encodeURIComponent(first.nextCursor)}`);
  const all = [...first.looks, ...second];
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.filter(({ act }) => act === 'practices.set')).toHaveLength(35);
  expect(all.map(({ at }) => at)).toEqual(
    all
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
});

test('another family’s entries are not there, nor another family’s child', async () => {
  const { child } = await openFamily(family);
  const { parent: stranger } = await openFamily(family);
  expect((await stranger.get(`/api/privacy/looks?childId=${child.id}`)).statusCode).toBe(404);
  expect((await looks(stranger)).filter(({ about }) => about?.id === child.id)).toEqual([]);
});

test('every consent stays listed with its version, revoked or not', async () => {
  const { parent, child } = await openFamily(family);
  const url = `/api/families/children/${child.id}`;
  await parent.patch(url, { consent: false });
  await parent.patch(url, { consent: true });
  const { consents } = (await parent.get('/api/privacy/consents')).json();
  expect(consents).toHaveLength(2);
  expect(consents.filter(({ revokedAt }: { revokedAt: string | null }) => revokedAt === null)).toHaveLength(
    1,
  );
  expect(consents[0]).toMatchObject({ childId: child.id, version: CONSENT_TEXT_VERSION, givenByYou: true });
});
