import type { OfferAnswer } from '@ori/contracts/billing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../testing/app.ts';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { childForm } from '../../testing/family-people.ts';
import { buyPlan, subscriptionOf } from '../../testing/paid-people.ts';

let app: FamilyApp;
let admin: Person;
beforeAll(async () => {
  app = await openFamilyApp({ payments: { kind: 'test' } });
  admin = await app.makeAdmin();
});
afterAll(() => app.close());

const sell = (sellsPlans: boolean) => admin.client.put('/api/admin/settings', { sellsPlans });
const isSelling = async () => (await app.visitor().get('/api/payments/offer')).json<OfferAnswer>().isSelling;
const add = ({ client }: Person) => client.post('/api/families/children', childForm());
const buy = ({ client }: Person) => client.post('/api/payments/create-checkout', { plan: 'family' });

test('where an admin chose that everything is free, it is, and nothing can be bought', async () => {
  const parent = await app.signUpParent();
  const payer = await app.signUpParent();
  await buyPlan(app, payer, 'family');
  expect(await isSelling()).toBe(true);
  await add(parent);
  expect((await add(parent)).statusCode).toBe(409);

  expect((await sell(false)).json()).toMatchObject({ sellsPlans: false, payments: 'test' });
  expect(await isSelling()).toBe(false);
  const [one, other] = await Promise.all([add(parent), add(parent)]);
  expect([one.statusCode, other.statusCode]).toEqual([200, 200]);
  expect((await buy(parent)).json()).toMatchObject({ code: 'payments-off' });
  expect(await subscriptionOf(parent)).toMatchObject({ gateway: 'none', hasTrialLeft: false });
  // What was bought before can be ended.
  expect(await subscriptionOf(payer)).toMatchObject({ gateway: 'test', subscription: { plan: 'family' } });
  expect((await payer.client.post('/api/payments/subscription/cancel')).statusCode).toBe(200);

  await sell(true);
  expect(await isSelling()).toBe(true);
  expect((await add(parent)).statusCode).toBe(409);
  expect((await buy(parent)).statusCode).toBe(200);
});
