import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../testing/app.ts';
import { createBillingStore } from './billing.store.ts';
import type { PaymentNews } from './keep-events.ts';
import { createPaymentLetters } from './payment-letters.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ payments: { kind: 'test' } });
});
afterAll(() => app.close());

const letters = () =>
  createPaymentLetters({
    store: createBillingStore(app.database),
    mail: app.deps.mail,
    publicUrl: 'http://ori.test',
  });
const sentTo = async ({ user }: Person) =>
  (await app.mailed()).filter(({ to }) => to === user.email).map(({ subject }) => subject);

async function newsFor({ user }: Person): Promise<PaymentNews> {
  const { rows } = await app.database.pool.query<{ id: string }>(
    'select family_id as id from users where id = $1',
    [user.id],
  );
  const money = { number: 'ORI-1', cents: 2_900, currency: 'usd', status: 'paid' } as const;
  const receipt = { ...money, plan: 'family', interval: 'month', at: new Date() } as const;
  return { familyId: rows[0]?.id ?? '', subscriptionRef: 'sub_1', receipt };
}

test('a receipt’s letter is kept with what it tells of, and sent once', async () => {
  const parent = await app.signUpParent();
  const news = [await newsFor(parent)];
  await app.database.db.transaction((tx) => letters().write(news, tx));
  expect(await sentTo(parent)).toEqual(['Receipt ORI-1: $29.00 for Family']);
  expect(await sentTo(parent)).toHaveLength(1);
});

test('where what it tells of is not kept, there is no letter either', async () => {
  const parent = await app.signUpParent();
  const news = [await newsFor(parent)];
  const failing = app.database.db.transaction(async (tx) => {
    await letters().write(news, tx);
    throw new Error('The payment was not kept');
  });
  await expect(failing).rejects.toThrow('The payment was not kept');
  expect(await sentTo(parent)).toEqual([]);
});
