import { CURRENCY, type Interval, type PaidPlanId, PLANS } from '@ori/contracts/billing-plans';
import type { BillingDeps } from './billing.deps.ts';
import type { BillingStore, Payer } from './billing.store.ts';
import type { SubscriptionRow } from './events.store.ts';
import type { PaymentNews } from './keep-events.ts';
import { dayIn, moneyIn } from './money-words.ts';
import { type LetterKind, PLAN_NAMES, writePaymentLetter } from './payment-words.ts';

interface Deps extends Pick<BillingDeps, 'mail' | 'publicUrl'> {
  readonly store: BillingStore;
}
const KIND_OF = { paid: 'receipt', refunded: 'refund', failed: 'failed' } as const satisfies Record<
  string,
  LetterKind
>;
/** Where payers find their plan: a parent among the family's rooms, a teacher beside the profile. */
const PATHS = { parent: '/dashboard/parent/billing', teacher: '/profile' } as const;

/** Letters about money go to the grown-up who pays, and to nobody else. */
export function createPaymentLetters({ store, mail, publicUrl }: Deps) {
  function send(
    kind: LetterKind,
    payer: Payer,
    told: { plan: PaidPlanId; cents: number; currency: string; number: string; at: Date },
  ): void {
    const { locale, email: to } = payer;
    const plan = PLAN_NAMES[locale][told.plan];
    const amount = moneyIn(locale, told.cents, told.currency);
    const link = `${publicUrl}${PATHS[payer.role]}`;
    const facts = { plan, amount, number: told.number, link, day: dayIn(locale, payer.timeZone, told.at) };
    mail.send({ to, ...writePaymentLetter(kind, locale, facts) });
  }

  return {
    async tell(news: readonly PaymentNews[]): Promise<void> {
      for (const { familyId, subscriptionRef, receipt } of news) {
        const payer = await store.payerOf(familyId, subscriptionRef);
        if (payer !== null) send(KIND_OF[receipt.status], payer, receipt);
      }
    },
    /** Says that free days end, and what will be paid then. */
    async remind({ familyId, ref, plan, interval, trialEndsAt }: SubscriptionRow): Promise<void> {
      const payer = await store.payerOf(familyId, ref);
      if (payer === null || trialEndsAt === null) return;
      const cents = PLANS[plan].cents[interval satisfies Interval] ?? 0;
      send('trialEnds', payer, { plan, cents, currency: CURRENCY, number: '', at: trialEndsAt });
    },
  };
}
export type PaymentLetters = ReturnType<typeof createPaymentLetters>;
