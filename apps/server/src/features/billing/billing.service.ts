import type { ReceiptsAnswer, SubscriptionAnswer } from '@ori/contracts/billing';
import type { Viewer } from '@ori/core/access/viewer';
import type { Executor } from '../../db/database.ts';
import { createAllowed } from './allowed.ts';
import type { BillingDeps } from './billing.deps.ts';
import type { Parts } from './billing.parts.ts';
import { billingJobs } from './billing-jobs.ts';
import { createBillingStore } from './billing.store.ts';
import { createCards } from './cards.service.ts';
import { createChanges } from './changes.service.ts';
import { createCheckouts } from './checkouts.service.ts';
import { runningOf } from './known.ts';
import type { Gateway } from './gateways/gateway.ts';
import { createEventKeeper, type KeepEvents } from './keep-events.ts';
import { createPaymentLetters } from './payment-letters.ts';
import { presentReceipt, presentSubscription } from './present-billing.ts';

const answered = { success: true } as const;

function createShowing({ store, gateway, isSelling, allowed, now }: Parts) {
  return {
    async subscription({ familyId }: Viewer): Promise<SubscriptionAnswer> {
      const [isSold, rows, paid, allowances, seats] = await Promise.all([
        isSelling(),
        store.subscriptionsOf(familyId),
        store.receiptsOf(familyId),
        allowed.allowancesFor(familyId),
        allowed.seats(familyId),
      ]);
      const shown = runningOf(rows) ?? rows.at(-1) ?? null;
      const { plan, children, hasClassroomTools } = allowances;
      return {
        ...answered,
        gateway: (isSold || shown !== null ? gateway?.kind : null) ?? 'none',
        plan,
        subscription: shown && presentSubscription(shown, paid, now()),
        hasTrialLeft: isSold && rows.length === 0,
        allows: { children, hasClassroomTools },
        children: seats.map(({ child: { id: childId, name }, hasPlace }) => ({ childId, name, hasPlace })),
      };
    },
    /** A grown-up's part of the copy of everything; a child's has nothing of money in it. */
    async exportOf(userId: string): Promise<Record<string, unknown>> {
      const familyId = await store.familyOfPayer(userId);
      if (familyId === null) return {};
      const [rows, paid] = await Promise.all([store.subscriptionsOf(familyId), store.receiptsOf(familyId)]);
      const subscriptions = rows.map((row) => presentSubscription(row, paid, now()));
      return { billing: { subscriptions, receipts: paid.map(presentReceipt) } };
    },
    async receipts({ familyId }: Viewer): Promise<ReceiptsAnswer> {
      return { ...answered, receipts: (await store.receiptsOf(familyId)).map(presentReceipt) };
    },
  };
}

/** Plans and payments: what is sold to grown-ups, and what it allows (design §4, §6). */
export function createBillingService(deps: BillingDeps & { readonly gatewayOf: GatewayOf }) {
  const store = createBillingStore(deps.database);
  const letters = createPaymentLetters({ ...deps, store });
  const keep = createEventKeeper({ ...deps, write: letters.write });
  const gateway = deps.gatewayOf(keep);
  const isSelling = async (within?: Executor) =>
    gateway !== null && (await deps.sellsPlans?.(within)) !== false;
  const allowed = createAllowed({ ...deps, store, isSelling });
  const parts: Parts = { ...deps, store, gateway, isSelling, allowed, keep };
  const showing = createShowing(parts);
  return {
    ...showing,
    checkouts: createCheckouts(parts),
    changes: createChanges({ ...parts, show: showing.subscription }),
    cards: createCards({ ...parts, show: showing.subscription }),
    allowed,
    keep,
    readNotice: gateway?.readNotice ?? null,
    gatewayKind: gateway?.kind ?? null,
    isSelling,
    paymentBy: store.paymentBy,
    jobs: billingJobs({ ...parts, letters }),
  };
}
/** How the installation is paid; the built-in gateway keeps events by itself. */
export type GatewayOf = (keep: KeepEvents) => Gateway | null;
export type BillingService = ReturnType<typeof createBillingService>;
