import type { ProviderEvent } from '@ori/core/billing/provider-event';
import Stripe from 'stripe';
import type { Log } from '../../../db/log.ts';
import { GatewayDeclined, GatewayDown } from './gateway.ts';
import type { PaymentSettings } from './payment-settings.ts';
import { subscriptionEvent } from './stripe-events.ts';

/** What our reading of Stripe's answers is written for; a newer one is a change to this folder. */
const API_VERSION = '2026-10-28.endive';
/** Somebody waits in front of a screen: after two tries of this length they are told. */
const PATIENCE_MS = 8_000;
const SECOND_MS = 1000;

export type StripeSettings = Extract<PaymentSettings, { kind: 'stripe' }>;
export type Answered<Value> = Stripe.Response<Value>;
/** Runs a call; what Stripe refuses or does not answer is thrown in the house's words. */
export type Asked = <Value>(call: () => Promise<Value>) => Promise<Value>;

/** A client of Stripe's interface, or of the stand-in the settings name. */
export function openStripe({ secretKey, apiBase, patienceMs = PATIENCE_MS }: StripeSettings): Stripe {
  const base = apiBase === null ? null : new URL(apiBase);
  const isHttp = base?.protocol === 'http:';
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    timeout: patienceMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(base === null
      ? {}
      : {
          host: base.hostname,
          port: base.port === '' ? (isHttp ? '80' : '443') : base.port,
          protocol: isHttp ? 'http' : 'https',
        }),
  });
}

/** @param log hears of what Stripe did not do; nothing of the payer is told */
export function createAsked(log: Log): Asked {
  return async (call) => {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      const { type, code, statusCode, requestId } = error;
      log.warn({ type, code, statusCode, requestId }, 'Stripe did not do what it was asked');
      throw error instanceof Stripe.errors.StripeCardError
        ? new GatewayDeclined(error)
        : new GatewayDown(error);
    }
  };
}

/** The moment of an answer by Stripe's own clock, after everything Stripe said within that second. */
function answeredAt({ lastResponse }: Answered<unknown>, after = 0): number {
  const second = Math.floor(Date.parse(lastResponse.headers['date'] ?? '') / SECOND_MS);
  return Math.max((Number.isNaN(second) ? 0 : second * SECOND_MS) + (SECOND_MS - 1), after + 1);
}

/** An answer as an event: the same answer of the same moment is the same event. */
export function saidNow(answer: Answered<Stripe.Subscription>, after = 0): ProviderEvent[] {
  const at = answeredAt(answer, after);
  const event = subscriptionEvent({ id: `answer_${answer.id}_${at}`, at, order: 0 }, answer);
  return event === null ? [] : [event];
}
