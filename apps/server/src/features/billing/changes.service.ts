import type { ChangeSubscriptionInput, SubscriptionAnswer } from '@ori/contracts/billing';
import type { ErrorCode } from '@ori/contracts/errors';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Viewer } from '@ori/core/access/viewer';
import { isSold } from '@ori/core/billing/is-sold';
import { moneyBackUntil } from '@ori/core/billing/money-back';
import type { ProviderEvent } from '@ori/core/billing/provider-event';
import { asking } from './asking.ts';
import type { Parts } from './billing.parts.ts';
import type { SubscriptionRow } from './events.store.ts';
import type { Gateway } from './gateways/gateway.ts';
import { heldBy } from './held.ts';
import { knownOf } from './known.ts';

interface Deps extends Parts {
  readonly show: (viewer: Viewer) => Promise<SubscriptionAnswer>;
}
type Changed = Promise<Result<SubscriptionAnswer, ErrorCode>>;

/** What a payer changes about their own subscription; each change made twice is made once. */
export function createChanges(deps: Deps) {
  const { store, gateway, keep, audit, database, allowed, show, now } = deps;

  /** Has the provider make the change, keeps what it answers, and shows how things stand. */
  async function change(
    viewer: Viewer,
    make: (asked: Gateway, row: SubscriptionRow) => Promise<readonly ProviderEvent[]> | null,
  ): Changed {
    const found = await heldBy(deps, viewer);
    if (!found.ok) return found;
    const { asked, row } = found.value;
    const made = await asking(async () => make(asked, row));
    if (!made.ok) return made;
    if (made.value !== null) await keep({ gateway: asked.kind, events: made.value, actorId: viewer.userId });
    return succeed(await show(viewer));
  }

  return {
    /** Ends the plan with what is paid for; one whose payment failed ends at once, and nothing more is taken for it. */
    cancel: (viewer: Viewer): Changed =>
      change(viewer, (asked, row) => {
        if (row.status === 'past-due') return asked.endAndRefund(knownOf(row), []);
        return row.isCancelled ? null : asked.setCancelled(knownOf(row), true);
      }),
    resume: (viewer: Viewer): Changed =>
      change(viewer, (asked, row) => (row.isCancelled ? asked.setCancelled(knownOf(row), false) : null)),
    async changePlan(viewer: Viewer, to: ChangeSubscriptionInput): Changed {
      if (!(await deps.isSelling())) return fail('payments-off');
      if (!isSold(viewer.role, to.plan, to.interval)) return fail('plan-not-sold');
      return change(viewer, (asked, row) =>
        row.plan === to.plan && row.interval === to.interval ? null : asked.change(knownOf(row), to),
      );
    },
    /** Gives back what was paid in the first 30 days; the plan ends at once. */
    async refund(viewer: Viewer): Changed {
      const paid = await store.receiptsOf(viewer.familyId);
      if (gateway !== null && moneyBackUntil(paid, now()) === null) return fail('money-back-over');
      return change(viewer, (asked, row) => {
        const own = paid.filter(
          ({ status, subscriptionRef }) => status === 'paid' && subscriptionRef === row.ref,
        );
        return asked.endAndRefund(knownOf(row), own);
      });
    },
    /** Says which children shall hold a place; whoever is not named comes after them, the longest here first. */
    async choosePlaces(viewer: Viewer, childIds: readonly string[]): Changed {
      const { familyId, userId } = viewer;
      const own = new Set((await store.childrenOf(familyId)).map(({ id }) => id));
      const chosen = [...new Set(childIds)];
      if (!chosen.every((id) => own.has(id))) return fail('not-found');
      const { children } = await allowed.allowancesFor(familyId);
      if (children !== null && chosen.length > children) return fail('no-place-left');
      await database.db.transaction(async (tx) => {
        await store.lockFamily(familyId, tx);
        const rows = chosen.map((childId) => ({ childId, familyId, chosenBy: userId, chosenAt: now() }));
        await store.choosePlaces(rows, familyId, tx);
        const entry = { familyId, actorId: userId, subjectId: null };
        await audit({ act: 'places-chosen', ...entry, detail: { children: chosen.length } }, tx);
      });
      return succeed(await show(viewer));
    },
  };
}
