import { type Interval, type PaidPlanId, PLANS } from '@ori/contracts/billing-plans';
import type { Role } from '@ori/contracts/roles';

/** Is the plan sold to people of this role, by this interval? */
export function isSold(role: Role, plan: PaidPlanId, interval: Interval): boolean {
  const { soldTo, cents } = PLANS[plan];
  return soldTo.some((each) => each === role) && cents[interval] !== undefined;
}
