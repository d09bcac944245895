import { CURRENCY, type Interval, type PaidPlanId, PLANS } from '@ori/contracts/billing-plans';
import type { Executor } from '../../db/database.ts';
import type { BillingDeps } from './billing.deps.ts';
import type { BillingStore, Payer } from './billing.store.ts';
import type { SubscriptionRow } from './events.store.ts';
import type { PaymentNews } from './keep-events.ts';
import { dayIn, moneyIn } from './money-words.ts';
import { PAYER_PATHS } from './payer-paths.ts';
import { type LetterKind, PLAN_NAMES, writePaymentLetter } from './payment-words.ts';

interface Deps extends Pick<BillingDeps, 'mail' | 'publicUrl'> {
  readonly store: BillingStore;
}
const KIND_OF = { paid: 'receipt', refunded: 'refund', failed: 'failed' } as const satisfies Record<
  string,
  LetterKind
>;

interface Told {
  readonly plan: PaidPlanId;
  readonly cents: number;
  readonly currency: string;
  readonly number: string;
  readonly at: Date;
}

/**
 * Letters about money go to the grown-up who pays, and to nobody else. Each is written in the transaction of what it
 * tells of, into the queue: a process that stops between loses none.
 */
export function createPaymentLetters({ store, mail, publicUrl }: Deps) {
  async function write(kind: LetterKind, payer: Payer, told: Told, tx: Executor) {
    const { locale, email: to } = payer;
    const plan = PLAN_NAMES[locale][told.plan];
    const amount = moneyIn(locale, told.cents, told.currency);
    const link = `${publicUrl}${PAYER_PATHS[payer.role]}`;
    const facts = { plan, amount, number: told.number, link, day: dayIn(locale, payer.timeZone, told.at) };
    await mail.keep({ kind: 'payment', to, ...writePaymentLetter(kind, locale, facts) }, tx);
  }

  return {
    async write(news: readonly PaymentNews[], tx: Executor): Promise<void> {
      for (const { familyId, subscriptionRef, receipt } of news) {
        const payer = await store.payerOf(familyId, subscriptionRef, tx);
        if (payer !== null) await write(KIND_OF[receipt.status], payer, receipt, tx);
      }
    },
    /** Says that free days end, and what will be paid then. */
    async remind(
      { familyId, ref, plan, interval, trialEndsAt }: SubscriptionRow,
      tx: Executor,
    ): Promise<void> {
      const payer = await store.payerOf(familyId, ref, tx);
      if (payer === null || trialEndsAt === null) return;
      const cents = PLANS[plan].cents[interval satisfies Interval] ?? 0;
      const told = { plan, cents, currency: CURRENCY, number: '', at: trialEndsAt };
      await write('trialEnds', payer, told, tx);
    },
  };
}
export type PaymentLetters = ReturnType<typeof createPaymentLetters>;
