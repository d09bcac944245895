import type { SubscriptionAnswer } from '@ori/contracts/billing';
import { type Interval, type PaidPlanId, PLANS, TRIAL_DAYS } from '@ori/contracts/billing-plans';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Failure } from '../../lib/failure.ts';
import { useFailureWords } from '../../lib/failure-words.ts';
import { priceWords } from '../../lib/prices.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Note } from '../../ui/note.tsx';
import { askPlan, openCheckout } from './billing.calls.ts';
import { dayOf, firstDays } from './billing-dates.ts';
import { useCall } from './use-call.ts';

interface Wish {
  readonly plan: PaidPlanId;
  readonly interval: Interval;
}

/** What is taken when, told with its dates. */
function Dates({ plan, interval, hasTrial }: Wish & { readonly hasTrial: boolean }) {
  const { t, i18n } = useTranslation('billing');
  const [now] = useState(() => new Date());
  const { pay, backUntil } = firstDays(now, hasTrial);
  const price = priceWords(PLANS[plan].cents[interval] ?? 0, i18n.language);
  const nothing = priceWords(0, i18n.language);
  return (
    <dl className="pay-dates">
      {hasTrial && (
        <div>
          <dt>{t('checkout.today')}</dt>
          <dd>{t('checkout.todayNothing', { price: nothing, count: TRIAL_DAYS })}</dd>
        </div>
      )}
      <div>
        <dt>{hasTrial ? dayOf(pay, i18n.language) : t('checkout.today')}</dt>
        <dd>{t(`checkout.first.${interval}`, { price })}</dd>
      </div>
      {hasTrial && (
        <div>
          <dt>{t('checkout.until', { day: dayOf(backUntil, i18n.language) })}</dt>
          <dd>{t('checkout.back')}</dd>
        </div>
      )}
    </dl>
  );
}

/** Opens the way to pay once, however often it is pressed. */
function usePay(wish: Wish) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const isSent = useRef(false);
  const pay = async () => {
    if (isSent.current) return;
    isSent.current = true;
    setFailure(null);
    setLeaving(true);
    const answer = await openCheckout(wish);
    if (answer.ok) return window.location.assign(answer.value.url);
    isSent.current = false;
    setLeaving(false);
    setFailure(answer.failure);
  };
  return { pay, isLeaving, failure };
}

function Pay({
  gateway,
  hasTrialLeft,
  ...wish
}: Wish & Pick<SubscriptionAnswer, 'gateway' | 'hasTrialLeft'>) {
  const { t } = useTranslation('billing');
  const wordsOf = useFailureWords();
  const { pay, isLeaving, failure } = usePay(wish);
  return (
    <>
      <Dates {...wish} hasTrial={hasTrialLeft} />
      <ul className="pay-terms">
        {(['renews', 'cancel', 'records', 'card'] as const).map((term) => (
          <li key={term}>{t(`checkout.terms.${term}`)}</li>
        ))}
      </ul>
      {gateway === 'test' && <Note tone="lapis">{t('checkout.test')}</Note>}
      <div aria-live="assertive">{failure && <Note tone="danger">{wordsOf(failure)}</Note>}</div>
      <Button size="large" wide busy={isLeaving} onClick={() => void pay()}>
        {t(hasTrialLeft ? 'checkout.begin' : 'checkout.pay')}
      </Button>
      <p className="bill-small">{t('checkout.next')}</p>
    </>
  );
}

/** For whom the plan is sold to: the terms with their dates, and the way to pay; or why there is nothing to pay. */
export function CheckoutPay({ billingTo, ...wish }: Wish & { readonly billingTo: string }) {
  const { t } = useTranslation('billing');
  const wordsOf = useFailureWords();
  const { answer, again } = useCall(askPlan);
  if (answer === null) return <Skeleton className="h-80 w-full" />;
  if (!answer.ok)
    return (
      <ErrorState
        title={t('failed')}
        text={wordsOf(answer.failure)}
        actions={<Button onClick={again}>{t('again')}</Button>}
      />
    );
  const { gateway, subscription, hasTrialLeft } = answer.value;
  const own = <LinkButton to={billingTo}>{t('title')}</LinkButton>;
  if (gateway === 'none')
    return (
      <div className="pay-why">
        <h2>{t('none.title')}</h2>
        <p>{t('none.text')}</p>
        {own}
      </div>
    );
  if (subscription && subscription.status !== 'ended')
    return (
      <div className="pay-why">
        <h2>{t('checkout.has', { plan: t(`pricing:plan.${subscription.plan}.name`) })}</h2>
        <p>{t('checkout.hasText')}</p>
        {own}
      </div>
    );
  return <Pay {...wish} gateway={gateway} hasTrialLeft={hasTrialLeft} />;
}
