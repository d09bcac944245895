import { CURRENCY, type Interval, type PaidPlanId, PLANS } from '@ori/contracts/billing-plans';
import type { Executor } from '../../db/database.ts';
import type { BillingDeps } from './billing.deps.ts';
import type { BillingStore, Payer } from './billing.store.ts';
import type { SubscriptionRow } from './events.store.ts';
import type { PaymentNews } from './keep-events.ts';
import { createLettersStore } from './letters.store.ts';
import { dayIn, moneyIn } from './money-words.ts';
import { PAYER_PATHS } from './payer-paths.ts';
import { type LetterKind, PLAN_NAMES, writePaymentLetter } from './payment-words.ts';

interface Deps extends Pick<BillingDeps, 'database' | 'mail' | 'publicUrl' | 'now' | 'newId'> {
  readonly store: BillingStore;
}
const KIND_OF = { paid: 'receipt', refunded: 'refund', failed: 'failed' } as const satisfies Record<
  string,
  LetterKind
>;
const MINUTE_MS = 60_000;
/** Longer than a delivery takes with all its tries: whoever took a letter before that was stopped. */
const TAKEN_MS = 10 * MINUTE_MS;
/** A letter that could not be delivered for so long tells nothing new any more. */
const GIVEN_UP_MS = 3 * 24 * 60 * MINUTE_MS;
const AT_ONCE = 50;

interface Told {
  readonly plan: PaidPlanId;
  readonly cents: number;
  readonly currency: string;
  readonly number: string;
  readonly at: Date;
}

/**
 * Letters about money go to the grown-up who pays, and to nobody else. Each is written in the transaction of what it
 * tells of, and forgotten once it is delivered: a process that stops between loses none.
 */
export function createPaymentLetters({ database, store, mail, publicUrl, now, newId }: Deps) {
  const letters = createLettersStore(database);

  async function write(kind: LetterKind, familyId: string, payer: Payer, told: Told, tx: Executor) {
    const { locale, email: recipient } = payer;
    const plan = PLAN_NAMES[locale][told.plan];
    const amount = moneyIn(locale, told.cents, told.currency);
    const link = `${publicUrl}${PAYER_PATHS[payer.role]}`;
    const facts = { plan, amount, number: told.number, link, day: dayIn(locale, payer.timeZone, told.at) };
    const { subject, text: body } = writePaymentLetter(kind, locale, facts);
    await letters.write({ id: newId(), familyId, recipient, subject, body, writtenAt: now() }, tx);
  }

  return {
    async write(news: readonly PaymentNews[], tx: Executor): Promise<void> {
      for (const { familyId, subscriptionRef, receipt } of news) {
        const payer = await store.payerOf(familyId, subscriptionRef, tx);
        if (payer !== null) await write(KIND_OF[receipt.status], familyId, payer, receipt, tx);
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
      await write('trialEnds', familyId, payer, told, tx);
    },
    /** Hands over what is written and waits; each letter goes once it is delivered, in the background. */
    async post(): Promise<void> {
      const stale = new Date(now().getTime() - TAKEN_MS);
      for (const { id, recipient: to, subject, body: text } of await letters.take(now(), stale, AT_ONCE))
        mail.post({ kind: 'payment', to, subject, text }, () => letters.delivered(id));
    },
    giveUp: (): Promise<void> => letters.forget(new Date(now().getTime() - GIVEN_UP_MS)),
  };
}
export type PaymentLetters = ReturnType<typeof createPaymentLetters>;
