import { type Interval, type PaidPlanId, type Plan, PLANS, type PlanId } from '@ori/contracts/billing-plans';

const CENTS = 100;
const MONTHS_A_YEAR = 12;

/** The plans in the order a family meets them: by the children they have room for, then the teacher's. */
export const LISTED = ['free', 'family', 'founders', 'coop', 'teacher'] as const satisfies readonly PlanId[];

/** What a year costs less than twelve months, in cents, whole dollars; null where it is not sold by the year. */
export function yearSaves({ cents }: Plan): number | null {
  if (cents.year === undefined || cents.month === undefined) return null;
  return Math.floor((cents.month * MONTHS_A_YEAR - cents.year) / CENTS) * CENTS;
}

/** Where a plan is bought. */
export function checkoutAddress(plan: PaidPlanId, interval: Interval): string {
  return `/checkout?plan=${plan}&interval=${interval}`;
}

/** The plan and interval an address names, when they are sold; the interval that is sold where the other is not. */
export function wishIn(search: URLSearchParams): { plan: PaidPlanId; interval: Interval } | null {
  const plan = LISTED.find((id) => id === search.get('plan'));
  if (plan === undefined || plan === 'free') return null;
  const isYear = search.get('interval') === 'year' && PLANS[plan].cents.year !== undefined;
  return { plan, interval: isYear ? 'year' : 'month' };
}
