import type { PaidPlanId } from '@ori/contracts/billing-plans';
import type { Viewer } from '@ori/core/access/viewer';
import type { Services } from '../app.ts';

/** The card that the pay page's first button uses. */
const CARD = { brand: 'visa', last4: '4242' };

/**
 * Goes to pay for a plan as a grown-up does, with the built-in gateway; one who has a plan keeps it. Where nothing is
 * sold, and where real money would move, the demo buys nothing.
 * @throws when the checkout is refused: the demo must not differ from the product
 */
async function makeDemoPlan({ billing }: Services, viewer: Viewer | null, plan: PaidPlanId): Promise<void> {
  const { service, payPage } = billing;
  if (viewer === null || payPage === null || (await service.subscription(viewer)).subscription !== null)
    return;
  const opened = await service.checkouts.create(viewer, { plan, interval: 'month' });
  if (!opened.ok) throw new Error(`The demo was refused the plan ${plan}: ${opened.failure}`);
  const row = await payPage.checkoutCalled(opened.value.sessionId);
  if (row !== null) await payPage.pay(row, CARD);
}

/** The family has room for its three children, and the teacher has the classroom's tools. */
export async function makeDemoPlans(
  services: Services,
  { parent, teacher }: { readonly parent: Viewer; readonly teacher: Viewer | null },
): Promise<void> {
  await makeDemoPlan(services, parent, 'family');
  await makeDemoPlan(services, teacher, 'teacher');
}
