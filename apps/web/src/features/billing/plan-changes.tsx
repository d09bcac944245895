import type { Subscription, SubscriptionAnswer } from '@ori/contracts/billing';
import { type Interval, type PaidPlanId, PLANS } from '@ori/contracts/billing-plans';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { priceWords } from '../../lib/prices.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { cancelPlan, changePlan, refundPlan } from './billing.calls.ts';
import { dayOf } from './billing-dates.ts';
import { usePlanChange } from './billing.queries.ts';
import { checkoutAddress, LISTED } from './plan-facts.ts';
import { TwoPresses } from './two-presses.tsx';

interface Offer {
  readonly plan: PaidPlanId;
  readonly interval: Interval;
}

/** What can be bought by whom, by the month and by the year. */
function offersTo(role: 'parent' | 'teacher'): Offer[] {
  return LISTED.flatMap((plan) => {
    if (plan === 'free' || !PLANS[plan].soldTo.includes(role)) return [];
    const intervals = Object.keys(PLANS[plan].cents) as Interval[];
    return intervals.map((interval) => ({ plan, interval }));
  });
}

function useNames() {
  const { t, i18n } = useTranslation('billing');
  return {
    nameOf: (plan: PaidPlanId) => t(`pricing:plan.${plan}.name`),
    /** With its interval where there are two of them. */
    offerOf({ plan, interval }: Offer): string {
      const name = t(`pricing:plan.${plan}.name`);
      return PLANS[plan].cents.year === undefined ? name : t(`change.by.${interval}`, { plan: name });
    },
    priceOf: ({ plan, interval }: Offer) =>
      `${priceWords(PLANS[plan].cents[interval] ?? 0, i18n.language)} ${t(`pricing:price.${interval}`)}`,
  };
}

/** For how many children a plan is, or what it is for where it is no parent's. */
function Room({ plan }: Pick<Offer, 'plan'>) {
  const { t } = useTranslation('pricing');
  const { children, hasClassroomTools } = PLANS[plan];
  if (hasClassroomTools) return <p>{t('allows.classroom')}</p>;
  return <p>{children === null ? t('allows.everyChild') : t('allows.children', { count: children })}</p>;
}

/** A plan with its price and for whom it is, and how to come by it. */
function Offered({ offer, children }: { readonly offer: Offer; readonly children: ReactNode }) {
  const { nameOf, priceOf } = useNames();
  return (
    <li>
      <p>
        <b>{nameOf(offer.plan)}</b> <span className="text-mute">{priceOf(offer)}</span>
      </p>
      <Room plan={offer.plan} />
      {children}
    </li>
  );
}

function Change({ offer, childCount }: { readonly offer: Offer; readonly childCount: number }) {
  const { t } = useTranslation('billing');
  const { nameOf, offerOf, priceOf } = useNames();
  const plan = nameOf(offer.plan);
  const change = usePlanChange<Offer>(changePlan, () => t('change.done', { plan }));
  const room = PLANS[offer.plan].children;
  return (
    <Offered offer={offer}>
      <TwoPresses
        press={t('change.to', { plan: offerOf(offer) })}
        sure={t('change.sure', { plan, price: priceOf(offer) })}
        yes={t('change.yes')}
        no={t('change.no')}
        isBusy={change.isPending}
        onYes={() => change.mutate(offer)}
      >
        {room !== null && room < childCount && <p>{t('change.smaller')}</p>}
      </TwoPresses>
    </Offered>
  );
}

interface BuyProps {
  readonly offer: Offer;
  /** Whether there are free days, or the plan was held before. */
  readonly how: 'buy' | 'take' | 'back';
  readonly isFirst: boolean;
}

function Buy({ offer, how, isFirst }: BuyProps) {
  const { t } = useTranslation('billing');
  const { offerOf } = useNames();
  return (
    <Offered offer={offer}>
      <LinkButton
        to={checkoutAddress(offer.plan, offer.interval)}
        variant={isFirst ? 'primary' : 'secondary'}
      >
        {t(`change.${how}`, { plan: offerOf(offer) })}
      </LinkButton>
    </Offered>
  );
}

interface Props {
  readonly answer: SubscriptionAnswer;
  readonly payer: 'parent' | 'teacher';
}

/** The other plans: bought where there is none, changed to where there is one. */
export function OtherPlans({ answer, payer }: Props) {
  const { t } = useTranslation('billing');
  const { subscription, hasTrialLeft, children } = answer;
  const held = subscription?.status === 'ended' ? null : subscription;
  const offers = offersTo(payer).filter(
    ({ plan, interval }) => plan !== held?.plan || interval !== held.interval,
  );
  const howOf = ({ plan }: Offer) => (hasTrialLeft ? 'buy' : plan === subscription?.plan ? 'back' : 'take');
  // With a payment open nothing else is sold.
  if (held?.status === 'past-due' || offers.length === 0) return null;
  return (
    <section className="billing-part" aria-labelledby="change">
      <h2 id="change">{t('change.title')}</h2>
      {held && <p className="text-mute">{t('change.text')}</p>}
      <ul className="offers">
        {offers.map((offer, at) =>
          held ? (
            <Change key={`${offer.plan} ${offer.interval}`} offer={offer} childCount={children.length} />
          ) : (
            <Buy
              key={`${offer.plan} ${offer.interval}`}
              offer={offer}
              how={howOf(offer)}
              isFirst={at === 0}
            />
          ),
        )}
      </ul>
    </section>
  );
}

/** The way out: two presses, and what stays said between them. */
export function CancelPlan({ held, payer }: { readonly held: Subscription; readonly payer: Props['payer'] }) {
  const { t, i18n } = useTranslation('billing');
  const { nameOf } = useNames();
  const cancel = usePlanChange<void>(cancelPlan, () => t('cancel.done'));
  if (held.isCancelled) return null;
  return (
    <section className="billing-part" aria-labelledby="cancel">
      <h2 id="cancel">{t('cancel.title')}</h2>
      <TwoPresses
        press={t('cancel.press')}
        variant="danger"
        sure={t('cancel.sure', { plan: nameOf(held.plan) })}
        yes={t('cancel.yes')}
        no={t('cancel.no')}
        isBusy={cancel.isPending}
        onYes={() => cancel.mutate()}
      >
        <ul className="stays">
          <li>
            {held.status === 'past-due'
              ? t('cancel.now')
              : t('cancel.until', { day: dayOf(held.periodEndsAt, i18n.language) })}
          </li>
          <li>{t('cancel.stays')}</li>
          <li>{t(payer === 'teacher' ? 'cancel.tools' : 'cancel.rest')}</li>
        </ul>
      </TwoPresses>
    </section>
  );
}

/** Money back, as long as it is possible. */
export function MoneyBack({ until }: { readonly until: string }) {
  const { t, i18n } = useTranslation('billing');
  const refund = usePlanChange<void>(refundPlan, () => t('refund.done'));
  return (
    <section className="billing-part" aria-labelledby="refund">
      <h2 id="refund">{t('refund.title')}</h2>
      <p>{t('refund.text', { day: dayOf(until, i18n.language) })}</p>
      <TwoPresses
        press={t('refund.press')}
        sure={t('refund.sure')}
        yes={t('refund.yes')}
        no={t('refund.no')}
        isBusy={refund.isPending}
        onYes={() => refund.mutate()}
      />
    </section>
  );
}
