import type {
  CardPageAnswer,
  CheckoutAnswer,
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
