import type {
  CardPageAnswer,
  CheckoutAnswer,
  ReceiptsAnswer,
  SubscriptionAnswer,
  VerifyAnswer,
} from '@ori/contracts/billing';
import type { PaidPlanId } from '@ori/contracts/billing-plans';
import type { Person, TestApp } from './app.ts';

/** Presses a button of the built-in gateway's pay page, as a browser without scripts does. */
export async function pressOnPayPage(app: TestApp, url: string, does: string) {
  return app.http.inject({
    method: 'POST',
    url: new URL(url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `do=${does}`,
  });
}

/** Opens the page for another card; answers where it is. */
export async function openCardPage({ client }: Person): Promise<string> {
  const opened = await client.post('/api/payments/card', {});
  if (opened.statusCode !== 200) throw new Error(`No page for a card: ${opened.body}`);
  return opened.json<CardPageAnswer>().url;
}

/** Buys a plan through the calls and the pay page; the app must have been started with the built-in gateway. */
export async function buyPlan(
  app: TestApp,
  { client }: Person,
  plan: PaidPlanId,
  card = 'pay',
): Promise<VerifyAnswer> {
  const opened = await client.post('/api/payments/create-checkout', { plan });
  if (opened.statusCode !== 200) throw new Error(`No checkout: ${opened.body}`);
  const { sessionId, url } = opened.json<CheckoutAnswer>();
  await pressOnPayPage(app, url, card);
  return (await client.post('/api/payments/verify', { sessionId })).json<VerifyAnswer>();
}

export async function subscriptionOf({ client }: Person): Promise<SubscriptionAnswer> {
  return (await client.get('/api/payments/subscription')).json<SubscriptionAnswer>();
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** When tests of payments begin. */
export const PAID_FROM = new Date('2026-11-20T15:00:00Z');

export const inDays = (days: number): Date => new Date(PAID_FROM.getTime() + days * DAY_MS);

/** Moves the clock; who is signed in stays so. */
export async function passDays(app: TestApp, clock: { now: Date }, days: number): Promise<void> {
  await app.database.pool.query(`update sessions set expires_at = '2030-01-01'`);
  clock.now = inDays(days);
}

/** Lets days go by: what is due by the clock is done, job by job, as the server does it every minute. */
export async function untilDay(app: TestApp, days: number): Promise<void> {
  await passDays(app, app.clock, days);
  for (const { run } of app.services.billing.service.jobs) await run();
  // Letters are delivered long before the clock moves on.
  await app.mailed();
}

export const pressPayments = (path: string, { client }: Person, body: object = {}) =>
  client.post(`/api/payments/${path}`, body);

export const receiptsOf = async ({ client }: Person): Promise<ReceiptsAnswer['receipts']> =>
  (await client.get('/api/payments/receipts')).json<ReceiptsAnswer>().receipts;

/** The subjects of the letters somebody got, the newest as the outbox has them. */
export const lettersTo = async (app: TestApp, { user }: Person): Promise<string[]> =>
  (await app.mailed()).filter(({ to }) => to === user.email).map(({ subject }) => subject);
