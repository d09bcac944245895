import { type PaidPlanId, PLANS } from '@ori/contracts/billing-plans';

/** Where payers find their plan: a parent among the family's rooms, a teacher beside the profile. */
export const PAYER_PATHS = { parent: '/dashboard/parent/billing', teacher: '/profile' } as const;

/** The page of whoever a plan is sold to. */
export function pathOfPlan(plan: PaidPlanId): string {
  return PAYER_PATHS[PLANS[plan].soldTo[0] ?? 'parent'];
}
