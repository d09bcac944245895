import { CURRENCY } from '@ori/contracts/billing-plans';
import { periodEndAfter, trialEnd } from '@ori/core/billing/dates';
import type { Card, ProviderEvent, SubscriptionFacts } from '@ori/core/billing/provider-event';
import {
  changed,
  FAILING_LAST4,
  nextTestStep,
  priceOf,
  type TestStep,
  withCard,
} from '@ori/core/billing/test-gateway';
import type { CheckoutRow } from '../checkouts.store.ts';
import { knownOf } from '../known.ts';
import type { KeepEvents } from '../keep-events.ts';
import type { SubscriptionRow } from '../events.store.ts';
import { type CheckoutWish, type Gateway, GatewayDeclined, type KnownSubscription } from './gateway.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Steps of one subscription at a time: a server that slept for a year pays month by month. */
const STEPS_MAX = 24;

export interface TestGatewayDeps {
  readonly publicUrl: string;
  readonly keep: KeepEvents;
  readonly checkoutCalled: (ref: string) => Promise<CheckoutRow | null>;
  /** Subscriptions whose period, or patience, may be over. */
  readonly dueSubscriptions: (now: Date) => Promise<readonly SubscriptionRow[]>;
  readonly now: () => Date;
  readonly newId: () => string;
}

interface Money {
  readonly cents: number;
  readonly outcome: 'paid' | 'failed';
}

/** Says things as a provider does: an event about the subscription, and one about a payment when there was one. */
function createVoice({ newId }: Pick<TestGatewayDeps, 'newId'>) {
  const base = (subscription: string, at: number) => ({
    id: `evt_${newId()}`,
    familyId: null,
    subscription,
    at,
  });
  return {
    stands: (ref: string, at: number, facts: SubscriptionFacts): ProviderEvent => ({
      ...base(ref, at),
      order: 0,
      kind: 'subscription',
      facts,
    }),
    /** @param name the payment's own, where the same one may be told of again */
    paid(ref: string, at: number, { cents, outcome }: Money, name?: string): ProviderEvent {
      const id = newId();
      const number = `TEST-${id.slice(0, 8).toUpperCase()}`;
      const facts = { ref: name ?? `in_${id}`, number, cents, currency: CURRENCY, outcome } as const;
      return { ...base(ref, at), order: 1, kind: 'payment', facts };
    },
    refunded: (ref: string, at: number, payment: { ref: string; cents: number }): ProviderEvent => ({
      ...base(ref, at),
      order: 1,
      kind: 'payment',
      facts: { ...payment, number: '', currency: CURRENCY, outcome: 'refunded' },
    }),
  };
}

type Voice = ReturnType<typeof createVoice>;

function factsOf(known: KnownSubscription): SubscriptionFacts {
  const { asOf: _asOf, pastDueSince: _since, endedAt: _ended, ref: _ref, ...facts } = known;
  return facts;
}

/** The pay page's side: takes the payment of a checkout, or begins its free days. */
function createTill(deps: TestGatewayDeps, voice: Voice) {
  const { keep, now } = deps;
  /** Takes the payment of a checkout, or begins its free days; paid twice, it is paid once. */
  return async function pay(row: CheckoutRow, card: Card): Promise<void> {
    const at = now();
    const ref = `sub_${row.id}`;
    const { plan, interval, trialDays, familyId } = row;
    const isTrial = trialDays > 0;
    const trialEndsAt = isTrial ? trialEnd(at).getTime() : null;
    const facts: SubscriptionFacts = {
      customer: `cus_${familyId}`,
      plan,
      interval,
      card,
      trialEndsAt,
      status: isTrial ? 'trialing' : 'active',
      startedAt: at.getTime(),
      periodEndsAt: trialEndsAt ?? periodEndAfter(at, at, interval).getTime(),
      isCancelled: false,
    };
    // The names of the first events follow from the checkout's, so that a second press is the same word once more.
    const said = [voice.stands(ref, at.getTime(), facts)];
    if (!isTrial) {
      const money = { cents: priceOf(plan, interval), outcome: 'paid' } as const;
      said.push(voice.paid(ref, at.getTime(), money, `in_${row.id}`));
    }
    const events = said.map((event) => ({ ...event, id: `evt_${row.id}_${event.order}`, familyId }));
    await keep({ gateway: 'test', events, actorId: row.userId, checkoutRef: row.ref });
  };
}

/** How a step is told: a payment is named after the period it is for, so that one that failed is paid later. */
function told(
  voice: Voice,
  { ref, periodEndsAt }: KnownSubscription,
  step: TestStep,
  at: number,
): ProviderEvent[] {
  const stands = voice.stands(ref, at, step.facts);
  if (step.payment === null) return [stands];
  return [stands, voice.paid(ref, at, step.payment, `in_${ref}_${periodEndsAt}`)];
}

/** The card page's side: another card, and what is overdue paid with it; pressed twice, it is paid once. */
function createCardTill({ keep, now }: TestGatewayDeps, voice: Voice) {
  return async function giveCard(row: SubscriptionRow, card: Card): Promise<void> {
    const known = knownOf(row);
    if (known.status === 'ended') return;
    const at = Math.max(now().getTime(), known.asOf + 1);
    const events = told(voice, known, withCard(known, card, at), at).map((event) => ({
      ...event,
      id: `evt_${row.ref}_card_${known.asOf}_${event.order}`,
    }));
    await keep({ gateway: 'test', events });
  };
}

/** The clock's side: what a subscription comes to as time goes by. */
function createClockwork({ keep, now }: TestGatewayDeps, voice: Voice) {
  return async function workOff(row: SubscriptionRow): Promise<void> {
    let known = knownOf(row);
    const events: ProviderEvent[] = [];
    for (let count = 0; count < STEPS_MAX; count += 1) {
      const step = nextTestStep(known, now().getTime());
      if (step === null) break;
      const at = Math.max(step.at, known.asOf + 1);
      events.push(...told(voice, known, step, at));
      const pastDueSince = step.facts.status === 'past-due' ? at : null;
      known = { ...known, ...step.facts, asOf: at, pastDueSince };
    }
    if (events.length > 0) await keep({ gateway: 'test', events });
  };
}

/**
 * The gateway within the house, for trying things out: its pay page is served by ourselves, no money moves, and what
 * it says takes the same way as a provider's notices. Renewals and the end of free days come by the clock (`work`).
 */
export function createTestGateway(deps: TestGatewayDeps) {
  const { publicUrl, now } = deps;
  const voice = createVoice(deps);
  const pay = createTill(deps, voice);
  const giveCard = createCardTill(deps, voice);
  const workOff = createClockwork(deps, voice);
  /** Each thing said of a subscription comes after what was said of it before. */
  const after = (known: KnownSubscription) => Math.max(now().getTime(), known.asOf + 1);

  const gateway: Gateway = {
    kind: 'test',
    async openCheckout({ id }: CheckoutWish) {
      return { ref: id, url: `${publicUrl}/dev/pay/${id}`, expiresAt: new Date(now().getTime() + DAY_MS) };
    },
    async seeCheckout(ref) {
      const row = await deps.checkoutCalled(ref);
      const isLate = row === null || (row.state === 'open' && row.expiresAt <= now());
      return {
        state: isLate ? 'over' : row.state,
        subscriptionRef: row?.subscriptionRef ?? null,
        events: [],
      };
    },
    async setCancelled(known, isCancelled) {
      return [voice.stands(known.ref, after(known), { ...factsOf(known), isCancelled })];
    },
    async change(known, to) {
      // With a card that did not pay, nothing else is paid either: it is replaced first.
      if (known.status === 'past-due') throw new GatewayDeclined(new Error('The last payment is open'));
      const at = after(known);
      const { cents, periodEndsAt } = changed(known, to, at);
      if (cents > 0 && known.card?.last4 === FAILING_LAST4) throw new GatewayDeclined(new Error('Refused'));
      const stands = voice.stands(known.ref, at, { ...factsOf(known), ...to, periodEndsAt });
      return cents === 0 ? [stands] : [stands, voice.paid(known.ref, at, { cents, outcome: 'paid' })];
    },
    async openCardPage({ ref }) {
      return { url: `${publicUrl}/dev/pay/card/${ref}` };
    },
    async takeCard(known, ref) {
      return ref === known.ref ? [] : null;
    },
    async endAndRefund(known, payments) {
      const at = after(known);
      return [
        ...payments.map(({ ref, cents }) => voice.refunded(known.ref, at, { ref, cents })),
        voice.stands(known.ref, at, { ...factsOf(known), status: 'ended' }),
      ];
    },
    async work() {
      for (const row of await deps.dueSubscriptions(now())) await workOff(row);
    },
  };
  return { gateway, pay, giveCard };
}
export type TestGateway = ReturnType<typeof createTestGateway>;
