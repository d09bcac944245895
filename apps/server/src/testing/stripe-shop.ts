import type { CheckoutAnswer } from '@ori/contracts/billing';
import type { LightMyRequestResponse } from 'fastify';
import type { AppDeps } from '../app.deps.ts';
import { type Person, startTestApp, type TestApp } from './app.ts';
import { PAID_FROM, passDays, pressPayments } from './paid-people.ts';
import type { Notice } from './stripe-books.ts';
import { openStripeServer, type StripeServer } from './stripe-server.ts';

/** The app that sells through Stripe, the server that stands in for Stripe, and a clock for both. */
export interface StripeShop {
  readonly app: TestApp;
  readonly stripe: StripeServer;
  readonly clock: { now: Date };
  /** Sends a notice as Stripe does. */
  send(body: string, signature: string): Promise<LightMyRequestResponse>;
  /** Sends notices one after another; answers the statuses. */
  deliver(notices: readonly Notice[]): Promise<number[]>;
  goTo(days: number): Promise<void>;
  /** Opens Stripe's page for a plan. */
  opened(parent: Person, plan?: string): Promise<CheckoutAnswer>;
  /** Pays on Stripe's page; answers the subscription's name there. */
  paidFor(parent: Person, plan?: string): Promise<string>;
  /** The first moment again, and a Stripe that behaves; to be called before each test. */
  startAfresh(): void;
  close(): Promise<void>;
}

/** Opens Stripe's page for a plan. */
async function opened(parent: Person, plan = 'family'): Promise<CheckoutAnswer> {
  const asked = await pressPayments('create-checkout', parent, { plan });
  if (asked.statusCode !== 200) throw new Error(asked.body);
  return asked.json<CheckoutAnswer>();
}

export async function openStripeShop(overrides: Partial<AppDeps> = {}): Promise<StripeShop> {
  const clock = { now: PAID_FROM };
  const stripe = await openStripeServer(() => clock.now);
  const app = await startTestApp({ payments: stripe.settings, clock, ...overrides });

  const send = async (payload: string, signature: string): Promise<LightMyRequestResponse> =>
    app.http.inject({
      method: 'POST',
      url: '/api/payments/webhook',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      payload,
    });
  return {
    app,
    stripe,
    clock,
    send,
    opened,
    async deliver(notices) {
      const statuses: number[] = [];
      for (const { body, signature } of notices) statuses.push((await send(body, signature)).statusCode);
      return statuses;
    },
    goTo: (days) => passDays(app, clock, days),
    async paidFor(parent, plan) {
      stripe.complete((await opened(parent, plan)).sessionId);
      return stripe.subscriptionIds().at(-1) ?? '';
    },
    startAfresh() {
      clock.now = PAID_FROM;
      stripe.behaves('well');
      stripe.take();
    },
    async close() {
      await app.close();
      await stripe.close();
    },
  };
}
