import { type Interval, type PaidPlanId, PLANS, type PlanId } from '@ori/contracts/billing-plans';
import { TRIAL_DAYS } from '@ori/contracts/billing-plans';
import { useTranslation } from 'react-i18next';
import { priceWords } from '../../lib/prices.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { checkoutAddress, yearSaves } from './plan-facts.ts';
import { Seats } from './seats.tsx';

function Price({ plan, interval }: { readonly plan: PlanId; readonly interval: Interval }) {
  const { t, i18n } = useTranslation('pricing');
  const saves = interval === 'year' ? yearSaves(PLANS[plan]) : null;
  return (
    <p className="plan-price">
      <b>{priceWords(PLANS[plan].cents[interval] ?? 0, i18n.language)}</b>{' '}
      {plan === 'free' ? t('price.free') : t(`price.${interval}`)}
      {saves !== null && (
        <span className="plan-saves">{t('price.saves', { price: priceWords(saves, i18n.language) })}</span>
      )}
    </p>
  );
}

interface Offered {
  /** With a way to buy it; a child reads the price alone. */
  readonly isOffered: boolean;
}
interface PaidProps {
  readonly plan: PaidPlanId;
  readonly interval: Interval;
}

function Take({ plan, interval }: PaidProps) {
  const { t } = useTranslation('pricing');
  const variant = plan === 'family' ? 'primary' : 'secondary';
  return (
    <LinkButton to={checkoutAddress(plan, interval)} variant={variant}>
      {t(`take.${plan}`, { count: TRIAL_DAYS })}
    </LinkButton>
  );
}

/** By the month or by the year: two radios that the style sheet obeys, so that it works before any script. */
function Both({ plan, isOffered }: Pick<PaidProps, 'plan'> & Offered) {
  const { t } = useTranslation('pricing');
  return (
    <>
      <fieldset className="plan-switch">
        <legend>{t('price.choose')}</legend>
        <label>
          <input type="radio" name="interval" value="month" defaultChecked />
          {t('price.byMonth')}
        </label>
        <label>
          <input type="radio" name="interval" value="year" />
          {t('price.byYear')}
        </label>
      </fieldset>
      {(['month', 'year'] as const).map((interval) => (
        <div key={interval} className="plan-by" data-interval={interval}>
          <Price plan={plan} interval={interval} />
          {isOffered && <Take plan={plan} interval={interval} />}
        </div>
      ))}
    </>
  );
}

function Buy({ plan, free, isOffered }: Props) {
  if (plan !== 'free' && PLANS[plan].cents.year !== undefined)
    return <Both plan={plan} isOffered={isOffered} />;
  return (
    <div className="plan-by">
      <Price plan={plan} interval="month" />
      {plan === 'free' ? (
        <LinkButton to={free.to} variant="secondary">
          {free.label}
        </LinkButton>
      ) : (
        isOffered && <Take plan={plan} interval="month" />
      )}
    </div>
  );
}

interface Props extends Offered {
  readonly plan: PlanId;
  /** Where the plan that costs nothing leads. */
  readonly free: { readonly to: string; readonly label: string };
}

/** One plan of the list: its places drawn, whom it is for, what it allows, what it costs, and the way to it. */
export function PlanRow({ plan, free, isOffered }: Props) {
  const { t } = useTranslation('pricing');
  const { children, hasClassroomTools } = PLANS[plan];
  const many = children === null ? t('allows.everyChild') : t('allows.children', { count: children });
  return (
    <li className="plan" id={plan}>
      <Seats taken={hasClassroomTools ? 0 : children} of={hasClassroomTools ? 12 : 0} />
      <div className="plan-words">
        <h3>{t(`plan.${plan}.name`)}</h3>
        <p className="plan-allows">{hasClassroomTools ? t('allows.classroom') : many}</p>
        <p>{t(`plan.${plan}.line`)}</p>
      </div>
      <div className="plan-buy">
        <Buy plan={plan} free={free} isOffered={isOffered} />
      </div>
    </li>
  );
}
