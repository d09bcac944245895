import type { ConsentMethodsAnswer } from '@ori/contracts/families';
import { CONSENT_TEXT_VERSION } from '@ori/contracts/families';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Person, TestChild } from '../../testing/app.ts';
import { childForm } from '../../testing/family-people.ts';
import { openStripeShop, type StripeShop } from '../../testing/stripe-shop.ts';
import { type OpenAiServer, startOpenAiServer } from '../tutor/model/testing/openai-server.ts';
import { say } from '../tutor/testing/tutor-client.ts';

const VENDOR = 'Local';
let model: OpenAiServer;
let shop: StripeShop;
beforeAll(async () => {
  model = await startOpenAiServer();
  shop = await openStripeShop({
    model: {
      provider: 'openai-compatible',
      baseUrl: model.baseUrl,
      model: 'local',
      apiKey: null,
      vendor: VENDOR,
      dailyTokensPerFamily: 1_000_000,
    },
  });
});
afterAll(async () => {
  await shop.close();
  await model.close();
});
beforeEach(() => shop.startAfresh());

async function home(ageGroup = 'elementary'): Promise<{ parent: Person; child: TestChild }> {
  const parent = await shop.app.signUpParent();
  return { parent, child: await shop.app.addChild(parent, childForm({ ageGroup })) };
}
async function pay(parent: Person): Promise<void> {
  const ref = await shop.paidFor(parent);
  shop.stripe.renew(ref, 'paid');
  await shop.deliver(shop.stripe.take());
}
const methodsOf = async ({ client }: Person) =>
  (await client.get('/api/families/consent-methods')).json<ConsentMethodsAnswer>().methods;
const show = ({ client }: Person, { child }: TestChild, method = 'card-transaction') =>
  client.put(`/api/families/children/${child.id}/consent-method`, { method });
const agreeTo = ({ client }: Person, { child }: TestChild) =>
  client.put(`/api/tutor/limits/${child.id}`, { modelVendor: VENDOR });
const needs = async ({ client }: Person, { child }: TestChild) =>
  (await client.get(`/api/tutor/limits/${child.id}`)).json().needsStrongerConsent;

test('nothing a child under 13 writes goes to the model by e-mail plus, even where its parent agreed before', async () => {
  const { parent, child } = await home();
  const refused = await agreeTo(parent, child);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'stronger-consent-needed']);
  expect(await needs(parent, child)).toBe(true);
  await shop.app.database.pool.query(
    `insert into tutor_limits (child_id, family_id, mode, model_vendor, changed_at)
      select id, family_id, 'worked', $2, now() from users where id = $1`,
    [child.user.id, VENDOR],
  );
  const before = model.asked.length;
  await say(child.client, 'I need a hint for 3x+5=20');
  expect(model.asked.length).toBe(before);
});

test('a payment by card of the parent’s own shows the consent, and only then the model is asked', async () => {
  const { parent, child } = await home();
  expect(await methodsOf(parent)).toEqual([{ method: 'card-transaction', isShown: false }]);
  expect((await show(parent, child)).json().code).toBe('consent-not-shown');
  await pay(parent);
  expect(await methodsOf(parent)).toEqual([{ method: 'card-transaction', isShown: true }]);
  shop.app.clock.now = new Date(shop.app.clock.now.getTime() + 1_000);
  expect((await show(parent, child)).json().child.consent).toMatchObject({ method: 'card-transaction' });
  expect(await needs(parent, child)).toBe(false);
  expect((await agreeTo(parent, child)).statusCode).toBe(200);
  const before = model.asked.length;
  await say(child.client, 'I need a hint for 3x+5=20');
  expect(model.asked.length).toBeGreaterThan(before);
  const { consents } = (await parent.client.get('/api/privacy/consents')).json();
  expect(consents).toMatchObject([
    { method: 'card-transaction', evidence: expect.stringMatching(/./), revokedAt: null },
    { method: 'email-plus', isReplaced: true },
  ]);
});

test('what was shown once holds for a newer text, and ends with the consent', async () => {
  const { parent, child } = await home();
  await pay(parent);
  await show(parent, child);
  await shop.app.database.pool.query(`update consents set text_version = '2026-11-1' where child_id = $1`, [
    child.user.id,
  ]);
  const consentVersion = CONSENT_TEXT_VERSION;
  await parent.client.put(`/api/families/children/${child.child.id}/consent`, { consentVersion });
  expect(await needs(parent, child)).toBe(false);
  await parent.client.patch(`/api/families/children/${child.child.id}`, { consent: false });
  expect((await show(parent, child)).json().code).toBe('consent-needed');
  await parent.client.patch(`/api/families/children/${child.child.id}`, { consent: true });
  expect(await needs(parent, child)).toBe(true);
});

test('neither another family’s payment nor a method that is not offered shows a consent', async () => {
  const { parent, child } = await home();
  const other = await shop.app.signUpParent();
  await pay(other);
  expect((await show(other, child)).statusCode).toBe(404);
  expect((await show(parent, child)).json().code).toBe('consent-not-shown');
  for (const method of ['id-document', 'email-plus', 'signed-form'])
    expect((await show(parent, child, method)).json().code).toBe('consent-not-shown');
  expect((await show(parent, child, 'phone')).statusCode).toBe(400);
});

test('from 14 on a parent’s consent by e-mail plus is enough', async () => {
  const { parent, child } = await home('high');
  expect(await needs(parent, child)).toBe(false);
  expect((await agreeTo(parent, child)).statusCode).toBe(200);
});
