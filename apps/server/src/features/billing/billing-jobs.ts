import { REMINDER_DAYS } from '@ori/contracts/billing-plans';
import { RECEIPT_DAYS } from '@ori/contracts/retention';
import { isReminderDue } from '@ori/core/billing/dates';
import type { Job } from '../../jobs/run-jobs.ts';
import { asking } from './asking.ts';
import type { Parts } from './billing.parts.ts';
import { createDueStore } from './due.store.ts';
import { knownOf } from './known.ts';
import type { PaymentLetters } from './payment-letters.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

interface Deps extends Parts {
  readonly letters: PaymentLetters;
}

/** What billing does without being asked; every job is safe to run twice. */
export function billingJobs({ database, gateway, keep, letters, now }: Deps): readonly Job[] {
  const due = createDueStore(database);

  /** Tells who tries a plan that the free days end, once. */
  async function remind(): Promise<void> {
    const until = new Date(now().getTime() + REMINDER_DAYS * DAY_MS);
    for (const row of await due.unreminded(until)) {
      const isDue = row.trialEndsAt !== null && isReminderDue(row.trialEndsAt, now());
      if (!isDue) continue;
      await database.db.transaction(async (tx) => {
        if (await due.markReminded(row.id, now(), tx)) await letters.remind(row, tx);
      });
    }
  }

  /** Nobody pays for a family that is gone, and nobody pays twice: a second subscription is given back and ended. */
  async function tidy(): Promise<void> {
    if (gateway === null) return;
    const { kind } = gateway;
    for (const row of await due.ofTheGone(kind)) {
      const made = await asking(() => gateway.setCancelled(knownOf(row), true));
      if (made.ok) await keep({ gateway: kind, events: made.value });
    }
    for (const row of await due.second(kind)) {
      const made = await asking(async () => gateway.endAndRefund(knownOf(row), await due.paidOf(row.ref)));
      if (made.ok) await keep({ gateway: kind, events: made.value });
    }
  }

  return [
    { name: 'billing-reminders', everyMs: 10 * MINUTE_MS, run: remind },
    { name: 'billing-tidy', everyMs: 10 * MINUTE_MS, run: tidy },
    {
      name: 'billing-retention',
      everyMs: DAY_MS,
      run: () => due.forgetReceipts(new Date(now().getTime() - RECEIPT_DAYS * DAY_MS)),
    },
    ...(gateway?.work === undefined
      ? []
      : [{ name: 'billing-gateway', everyMs: MINUTE_MS, run: gateway.work }]),
  ];
}
