import type { VerifyAnswer } from '@ori/contracts/billing';
import { PLANS } from '@ori/contracts/billing-plans';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../lib/failure.ts';
import { useFailureWords } from '../../lib/failure-words.ts';
import { priceWords } from '../../lib/prices.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { dayOf } from './billing-dates.ts';
import { verifyCheckout } from './billing.calls.ts';
import { checkoutAddress } from './plan-facts.ts';
import { Seats } from './seats.tsx';
import { useCall } from './use-call.ts';

/** Where somebody goes on to: what the plan was for, and the page it is kept on. */
export interface Onwards {
  readonly next: { readonly to: string; readonly label: string };
  readonly billingTo: string;
}

function Bought({ plan, interval, subscription, next, billingTo }: VerifyAnswer & Onwards) {
  const { t, i18n } = useTranslation('billing');
  const { children, hasClassroomTools, cents } = PLANS[plan];
  const price = priceWords(cents[interval] ?? 0, i18n.language);
  const when = subscription?.trialEndsAt ?? null;
  const day = (moment: string) => dayOf(moment, i18n.language);
  return (
    <div className="bought" role="status">
      <Seats taken={hasClassroomTools ? 0 : children} of={hasClassroomTools ? 12 : 0} />
      <div>
        <h1>{t('return.title', { plan: t(`pricing:plan.${plan}.name`) })}</h1>
        <p>{t(hasClassroomTools ? 'return.classroom' : 'return.places')}</p>
        {when !== null && <p>{t('return.trial', { day: day(when), price })}</p>}
        {when === null && subscription && <p>{t('return.paid', { day: day(subscription.periodEndsAt) })}</p>}
        <p className="pay-actions">
          <LinkButton to={next.to} size="large">
            {next.label}
          </LinkButton>
          <LinkButton to={billingTo} variant="quiet" size="large">
            {t('title')}
          </LinkButton>
        </p>
      </div>
    </div>
  );
}

function NotFound({ failure, again, billingTo }: { failure: Failure; again: () => void; billingTo: string }) {
  const { t } = useTranslation('billing');
  const wordsOf = useFailureWords();
  const isUnknown = failure.status === 404 || failure.status === 400;
  return (
    <ErrorState
      level={1}
      title={t(isUnknown ? 'return.unknown' : 'failed')}
      text={isUnknown ? t('return.unknownText') : wordsOf(failure)}
      actions={
        <>
          {!isUnknown && <Button onClick={again}>{t('again')}</Button>}
          <LinkButton to={billingTo} variant={isUnknown ? 'primary' : 'secondary'}>
            {t('title')}
          </LinkButton>
        </>
      }
    />
  );
}

/** What came of a payment: asked of the server, which asks whoever took it. */
export function CheckoutReturn({ session, ...onwards }: Onwards & { readonly session: string }) {
  const { t } = useTranslation('billing');
  const { answer, again } = useCall(useCallback(() => verifyCheckout(session), [session]));
  if (answer === null)
    return (
      <div role="status">
        <h1 className="sr-only">{t('return.looking')}</h1>
        <Skeleton className="h-80 w-full" />
      </div>
    );
  if (!answer.ok) return <NotFound failure={answer.failure} again={again} billingTo={onwards.billingTo} />;
  const { state, plan, interval } = answer.value;
  if (state === 'complete') return <Bought {...answer.value} {...onwards} />;
  const back = <LinkButton to={checkoutAddress(plan, interval)}>{t('return.resume')}</LinkButton>;
  const look = (
    <Button variant="secondary" onClick={again}>
      {t('return.look')}
    </Button>
  );
  return (
    <EmptyState
      level={1}
      title={t(`return.${state}`)}
      text={t(`return.${state}Text`)}
      actions={
        <>
          {back}
          {state === 'open' && look}
        </>
      }
    />
  );
}
