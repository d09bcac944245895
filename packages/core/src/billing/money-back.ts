import { moneyBackEnd } from './dates.ts';

export interface PaidOrNot {
  readonly status: 'failed' | 'paid' | 'refunded';
  readonly at: Date;
}

/**
 * Until when a payer gets their money back: 30 days from the first payment they ever made, once. Null: nothing was
 * paid yet, it was given back before, or it is too late.
 */
export function moneyBackUntil(payments: readonly PaidOrNot[], now: Date): Date | null {
  if (payments.some(({ status }) => status === 'refunded')) return null;
  const paid = payments.filter(({ status }) => status === 'paid').map(({ at }) => at.getTime());
  if (paid.length === 0) return null;
  const until = moneyBackEnd(new Date(Math.min(...paid)));
  return until >= now ? until : null;
}
