import { CURRENCY, INTERVALS, type Interval, type PaidPlanId, PLAN_IDS } from '@ori/contracts/billing-plans';
import { priceOf } from '@ori/core/billing/test-gateway';
import type Stripe from 'stripe';
import { PLAN_NAMES } from '../payment-words.ts';

export interface Sold {
  readonly plan: PaidPlanId;
  readonly interval: Interval;
}

/** What a price stands for, as we wrote it on it; null for a price that is not ours. */
export function soldBy(metadata: Stripe.Metadata | null): Sold | null {
  const { plan, interval } = metadata ?? {};
  const paid = PLAN_IDS.find((each) => each === plan);
  const period = INTERVALS.find((each) => each === interval);
  return paid === undefined || paid === 'free' || period === undefined
    ? null
    : { plan: paid, interval: period };
}

/** The name at Stripe of the price of a plan by an interval. */
export type PriceFor = (sold: Sold) => Promise<string>;

/**
 * Prices at Stripe, made and found by a name that follows from our one table (`PLANS`). Where the table's amount has
 * changed, a new price takes the name over; who pays the old one goes on paying it.
 */
export function createStripePrices(stripe: Stripe): PriceFor {
  const known = new Map<string, Promise<string>>();

  async function findOrMake({ plan, interval }: Sold): Promise<string> {
    const cents = priceOf(plan, interval);
    const key = `ori_${plan}_${interval}`;
    const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
    const [there] = data;
    if (there?.unit_amount === cents && there.currency === CURRENCY) return there.id;
    const made = await stripe.prices.create(
      {
        currency: CURRENCY,
        unit_amount: cents,
        recurring: { interval },
        lookup_key: key,
        transfer_lookup_key: true,
        metadata: { plan, interval },
        product_data: { name: `Ori Academy: ${PLAN_NAMES.en[plan]}` },
      },
      { idempotencyKey: `price:${key}:${cents}:${there?.id ?? 'first'}` },
    );
    return made.id;
  }

  return (sold) => {
    const key = `${sold.plan} ${sold.interval}`;
    const found = known.get(key) ?? findOrMake(sold);
    known.set(key, found);
    // One that was not found is looked for again.
    found.catch(() => known.delete(key));
    return found;
  };
}
