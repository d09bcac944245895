import type { Subscription } from '@ori/contracts/billing';
import { PLANS } from '@ori/contracts/billing-plans';
import { useTranslation } from 'react-i18next';
import { priceWords } from '../../lib/prices.ts';
import { dayOf } from './billing-dates.ts';
import { CardChange } from './card-change.tsx';

/** The last payment failed: until when everything stays open, and the one thing to press. Nothing where it did not. */
export function Overdue({ held }: { readonly held: Subscription | null }) {
  const { t, i18n } = useTranslation('billing');
  if (held?.status !== 'past-due') return null;
  const { plan, interval, pastDueUntil, periodEndsAt } = held;
  const price = priceWords(PLANS[plan].cents[interval] ?? 0, i18n.language);
  const day = dayOf(pastDueUntil ?? periodEndsAt, i18n.language);
  return (
    <section className="overdue" aria-labelledby="overdue">
      <h2 id="overdue">{t('now.pastTitle')}</h2>
      <p>{t('now.past', { price, day })}</p>
      <CardChange isOverdue />
    </section>
  );
}
