import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Viewer } from '@ori/core/access/viewer';
import type { BillingParts } from './billing.deps.ts';
import type { SubscriptionRow } from './events.store.ts';
import type { Gateway } from './gateways/gateway.ts';
import { runningOf } from './known.ts';

interface Held {
  readonly asked: Gateway;
  readonly row: SubscriptionRow;
}

/** The provider and what a payer's family has running there, or why there is nothing to change. */
export async function heldBy(
  { gateway, store }: Pick<BillingParts, 'gateway' | 'store'>,
  { familyId }: Viewer,
): Promise<Result<Held, 'payments-off' | 'no-plan'>> {
  if (gateway === null) return fail('payments-off');
  const row = runningOf(await store.subscriptionsOf(familyId));
  return row?.gateway === gateway.kind ? succeed({ asked: gateway, row }) : fail('no-plan');
}
