import { createHash } from 'node:crypto';
import type { CheckoutAnswer, CreateCheckoutInput, VerifyAnswer } from '@ori/contracts/billing';
import { TRIAL_DAYS } from '@ori/contracts/billing-plans';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Viewer } from '@ori/core/access/viewer';
import { isSold } from '@ori/core/billing/is-sold';
import { asking } from './asking.ts';
import type { Parts } from './billing.parts.ts';
import type { CheckoutRow } from './checkouts.store.ts';
import type { SubscriptionRow } from './events.store.ts';
import { runningOf } from './known.ts';
import { presentSubscription } from './present-billing.ts';

type Unanswered = 'payments-unavailable' | 'card-declined';
const answered = { success: true } as const;

/** One name for one wish: two presses at once ask the provider for the same checkout. */
function wishId(parts: readonly (string | number)[]): string {
  const hex = createHash('sha256').update(parts.join('|')).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}

/** Looks at the provider how far an open checkout came, and keeps what it tells. */
function createLooking({ store, gateway, keep }: Parts) {
  return async (row: CheckoutRow, actorId: string): Promise<Result<CheckoutRow['state'], Unanswered>> => {
    if (row.state !== 'open' || gateway?.kind !== row.gateway) return succeed(row.state);
    const seen = await asking(() => gateway.seeCheckout(row.ref));
    if (!seen.ok) return seen;
    const { state, events } = seen.value;
    if (events.length > 0) await keep({ gateway: gateway.kind, events, actorId, checkoutRef: row.ref });
    if (state === 'over') await store.endCheckouts([row.id]);
    return succeed(state);
  };
}

/** The checkout this person has open for just this, so that a second press does not open a second one. */
function sameOf(
  open: readonly CheckoutRow[],
  wished: Partial<CheckoutRow>,
  now: Date,
): CheckoutRow | undefined {
  const { userId, gateway, plan, interval } = wished;
  const isSame = (row: CheckoutRow) =>
    row.userId === userId && row.gateway === gateway && row.plan === plan && row.interval === interval;
  return open.find((row) => isSame(row) && row.expiresAt > now);
}

/** Whether free days are left, and who the provider knows the payer as. */
function knownPayer(rows: readonly SubscriptionRow[], kind: SubscriptionRow['gateway']) {
  const customer = rows.findLast(({ gateway }) => gateway === kind)?.customer ?? null;
  return { customer, trialDays: rows.length === 0 ? TRIAL_DAYS : 0 };
}

/** Going to pay, and coming back. */
export function createCheckouts(parts: Parts) {
  const { store, gateway, isSelling, now } = parts;
  const look = createLooking(parts);
  return {
    async create(
      viewer: Viewer,
      { plan, interval = 'month' }: CreateCheckoutInput,
    ): Promise<Result<CheckoutAnswer, 'payments-off' | 'plan-not-sold' | 'has-plan' | Unanswered>> {
      if (gateway === null || !(await isSelling())) return fail('payments-off');
      if (!isSold(viewer.role, plan, interval)) return fail('plan-not-sold');
      const { familyId, userId, locale } = viewer;
      const rows = await store.subscriptionsOf(familyId);
      if (runningOf(rows) !== null) return fail('has-plan');
      const wished = { userId, gateway: gateway.kind, plan, interval };
      const there = sameOf(await store.openCheckoutsOf(familyId), wished, now());
      if (there !== undefined) return succeed({ ...answered, sessionId: there.ref, url: there.url });
      const before = knownPayer(rows, gateway.kind);
      const email = await store.emailOf(userId);
      const over = await store.countCheckoutsOver(familyId, now());
      const id = wishId([userId, plan, interval, over, locale, email ?? '']);
      const wish = { id, familyId, plan, interval, ...before, email, locale };
      const opened = await asking(() => gateway.openCheckout(wish));
      if (!opened.ok) return opened;
      const { ref, url, expiresAt } = opened.value;
      const row = { ...wished, id, familyId, ref, trialDays: before.trialDays, url };
      await store.addCheckout({ ...row, state: 'open', subscriptionRef: null, createdAt: now(), expiresAt });
      return succeed({ ...answered, sessionId: ref, url });
    },
    /** What came of a checkout of one's own family: the provider is asked when it was open so far. */
    async verify(viewer: Viewer, sessionId: string): Promise<Result<VerifyAnswer, 'not-found' | Unanswered>> {
      const row = await store.checkoutCalled(sessionId);
      if (row?.familyId !== viewer.familyId) return fail('not-found');
      const looked = await look(row, viewer.userId);
      if (!looked.ok) return looked;
      const { plan, interval, familyId } = row;
      const [rows, paid] = await Promise.all([store.subscriptionsOf(familyId), store.receiptsOf(familyId)]);
      const shown = looked.value === 'complete' ? (runningOf(rows) ?? rows.at(-1)) : undefined;
      const subscription = shown === undefined ? null : presentSubscription(shown, paid, now());
      return succeed({ ...answered, state: looked.value, plan, interval, subscription });
    },
  };
}
