import { CONSENT_TEXT_VERSION, TERMS_VERSION } from '@ori/contracts/consent-version';
import type { Child } from '@ori/contracts/families';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { openFamily, signInChild } from '../../testing/family-people.ts';

const OLDER = '2026-11-1';
let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
afterAll(() => family.close());

/** A family whose consent was given to an older text. */
async function ofBefore() {
  const opened = await openFamily(family);
  await family.database.pool.query('update consents set text_version = $1 where child_id = $2', [
    OLDER,
    opened.child.id,
  ]);
  return opened;
}
const agree = (parent: Client, { id }: Child, consentVersion: string = CONSENT_TEXT_VERSION) =>
  parent.put(`/api/families/children/${id}/consent`, { consentVersion });
const given = async (parent: Client) => (await parent.get('/api/privacy/consents')).json().consents;
const audited = async ({ id }: Child) => {
  const text = `select detail from audit_entries where subject_id = $1 and act = 'consent-given' order by at, id`;
  return (await family.database.pool.query<{ detail: unknown }>(text, [id])).rows.map(({ detail }) => detail);
};

test('an older consent keeps a child learning, and the parent sees which text it was given to', async () => {
  const { parent, child, learner } = await ofBefore();
  expect((await learner.get('/api/learning/home')).statusCode).toBe(200);
  const { children } = (await parent.get('/api/families/children')).json<{ children: Child[] }>();
  expect(children).toMatchObject([
    { id: child.id, isActive: true, consent: { version: OLDER, revokedAt: null } },
  ]);
});

test('agreeing to the newer text is recorded with its version beside the older one, and audited once', async () => {
  const { parent, child, learner } = await ofBefore();
  family.clock.now = new Date(family.clock.now.getTime() + 1_000);
  const [answer] = await Promise.all([agree(parent, child), agree(parent, child)]);
  expect(answer.json().child.consent).toMatchObject({ version: CONSENT_TEXT_VERSION, revokedAt: null });
  await agree(parent, child);
  const at = family.clock.now.toISOString();
  expect(await given(parent)).toMatchObject([
    { version: CONSENT_TEXT_VERSION, givenAt: at, revokedAt: null, isReplaced: false },
    { version: OLDER, revokedAt: at, isReplaced: true },
  ]);
  expect((await audited(child)).at(-1)).toEqual({
    version: CONSENT_TEXT_VERSION,
    method: 'email-plus',
  });
  expect(await audited(child)).toHaveLength(2);
  expect((await learner.get('/api/learning/home')).statusCode).toBe(200);
});

test('a parent who does not agree ends the consent, which was revoked and not replaced', async () => {
  const { parent, child } = await ofBefore();
  await parent.patch(`/api/families/children/${child.id}`, { consent: false });
  expect(await given(parent)).toMatchObject([{ version: OLDER, isReplaced: false }]);
  await expect(signInChild(family, child)).rejects.toThrow('401');
  await agree(parent, child);
  await signInChild(family, child);
});

test('only the text in force can be agreed to, and only for a child of one’s own', async () => {
  const { parent, child } = await ofBefore();
  const stale = await agree(parent, child, OLDER);
  expect([stale.statusCode, stale.json().field]).toEqual([400, 'consentVersion']);
  const { parent: stranger } = await openFamily(family);
  expect((await agree(stranger, child)).statusCode).toBe(404);
  expect(await given(parent)).toMatchObject([{ version: OLDER, revokedAt: null }]);
});

test('the terms somebody agreed to are told with their version', async () => {
  const { parent } = await openFamily(family);
  const { terms } = (await parent.get('/api/privacy/consents')).json();
  expect(terms).toEqual({ version: TERMS_VERSION, agreedAt: expect.any(String) });
});
