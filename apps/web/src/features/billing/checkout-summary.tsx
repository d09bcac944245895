import { type Interval, type PaidPlanId, PLANS } from '@ori/contracts/billing-plans';
import { useTranslation } from 'react-i18next';
import { priceWords } from '../../lib/prices.ts';
import { Seats } from './seats.tsx';

interface Props {
  readonly plan: PaidPlanId;
  readonly interval: Interval;
}

/** What is bought: its places, whom it is for, its price. */
export function CheckoutSummary({ plan, interval }: Props) {
  const { t, i18n } = useTranslation('pricing');
  const { children, hasClassroomTools, cents } = PLANS[plan];
  const many = children === null ? t('allows.everyChild') : t('allows.children', { count: children });
  return (
    <section className="bill" aria-labelledby="bill">
      <Seats taken={hasClassroomTools ? 0 : children} of={hasClassroomTools ? 12 : 0} />
      <h2 id="bill">{t(`plan.${plan}.name`)}</h2>
      <p className="bill-allows">{hasClassroomTools ? t('allows.classroom') : many}</p>
      <p className="bill-price">
        <b>{priceWords(cents[interval] ?? 0, i18n.language)}</b> {t(`price.${interval}`)}
      </p>
      <p className="bill-small">{t('taxNote')}</p>
    </section>
  );
}
