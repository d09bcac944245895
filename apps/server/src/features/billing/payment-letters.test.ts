import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Mail, MailMessage } from '../../mail/mail.ts';
import { type Person, startTestApp, type TestApp } from '../../testing/app.ts';
import { createBillingStore } from './billing.store.ts';
import type { PaymentNews } from './keep-events.ts';
import { createPaymentLetters } from './payment-letters.ts';

const MINUTE_MS = 60_000;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ payments: { kind: 'test' } });
});
afterAll(() => app.close());

/** The letters of one running process; `handed` is what its mail was given. */
function letters(now: Date, isDelivering: boolean) {
  const handed: MailMessage[] = [];
  const done: Promise<void>[] = [];
  const post: Mail['post'] = (message, onDelivered) => {
    handed.push(message);
    if (isDelivering) done.push(onDelivered());
  };
  const mail: Mail = {
    send: () => undefined,
    post,
    flush: async () => undefined,
    close: async () => undefined,
  };
  const { database } = app;
  const written = createPaymentLetters({
    database,
    store: createBillingStore(database),
    mail,
    publicUrl: 'http://ori.test',
    now: () => now,
    newId: () => crypto.randomUUID(),
  });
  const send = async () => {
    await written.post();
    await Promise.all(done);
    return handed.map(({ to, subject }) => [to, subject]);
  };
  return { ...written, send };
}

async function newsFor({ user }: Person): Promise<PaymentNews> {
  const { rows } = await app.database.pool.query<{ id: string }>(
    'select family_id as id from users where id = $1',
    [user.id],
  );
  const money = { number: 'ORI-1', cents: 2_900, currency: 'usd', status: 'paid' } as const;
  const receipt = { ...money, plan: 'family', interval: 'month', at: new Date() } as const;
  return { familyId: rows[0]?.id ?? '', subscriptionRef: 'sub_1', receipt };
}

test('a receipt’s letter survives a process that stops before it is delivered, and is sent by the next one', async () => {
  const parent = await app.signUpParent();
  const start = new Date('2026-11-20T15:00:00Z');
  const news = [await newsFor(parent)];
  const stopped = letters(start, false);
  await app.database.db.transaction((tx) => stopped.write(news, tx));
  expect(await stopped.send()).toEqual([[parent.user.email, 'Receipt ORI-1: $29.00 for Family']]);

  const soon = letters(new Date(start.getTime() + MINUTE_MS), true);
  expect(await soon.send()).toEqual([]);
  const next = letters(new Date(start.getTime() + 11 * MINUTE_MS), true);
  expect(await next.send()).toEqual([[parent.user.email, 'Receipt ORI-1: $29.00 for Family']]);
  const after = letters(new Date(start.getTime() + 60 * MINUTE_MS), true);
  expect(await after.send()).toEqual([]);
});

test('where what it tells of is not kept, there is no letter either', async () => {
  const news = [await newsFor(await app.signUpParent())];
  const running = letters(new Date(), true);
  const failing = app.database.db.transaction(async (tx) => {
    await running.write(news, tx);
    throw new Error('The payment was not kept');
  });
  await expect(failing).rejects.toThrow('The payment was not kept');
  expect(await running.send()).toEqual([]);
});
