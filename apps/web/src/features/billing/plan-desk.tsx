import type { SubscriptionAnswer } from '@ori/contracts/billing';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../lib/loaded.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { usePlan } from './billing.queries.ts';
import { CardTaken } from './card-change.tsx';
import { Overdue } from './overdue.tsx';
import { CancelPlan, MoneyBack, OtherPlans } from './plan-changes.tsx';
import { PlanNow } from './plan-now.tsx';
import { PlanPlaces } from './plan-places.tsx';
import { ReceiptList } from './receipt-list.tsx';
import './billing.css';

interface Props {
  /** What may be bought, and what a plan is told to be for. */
  readonly payer: 'parent' | 'teacher';
}

function Desk({ answer, payer }: Props & { readonly answer: SubscriptionAnswer }) {
  const { t } = useTranslation('billing');
  const { gateway, subscription } = answer;
  if (gateway === 'none')
    return (
      <section className="billing-part" aria-labelledby="none">
        <h2 id="none">{t('none.title')}</h2>
        <p>{t('none.text')}</p>
      </section>
    );
  const held = subscription?.status === 'ended' ? null : subscription;
  return (
    <>
      <CardTaken />
      <div className="billing">
        <div className="billing-main">
          <Overdue held={held} />
          <PlanNow {...answer} />
          {payer === 'parent' && answer.children.length > 0 && <PlanPlaces answer={answer} />}
          <ReceiptList />
        </div>
        <div className="billing-side">
          <OtherPlans answer={answer} payer={payer} />
          {subscription?.moneyBackUntil && <MoneyBack until={subscription.moneyBackUntil} />}
          {held && <CancelPlan held={held} payer={payer} />}
        </div>
      </div>
    </>
  );
}

/** A grown-up's plan: how it stands, who holds a place, what was paid, and every way to change or end it. */
export function PlanDesk({ payer }: Props) {
  const plan = usePlan();
  return (
    <Loaded query={plan} waiting={<Skeleton className="h-96 w-full" />}>
      {(answer) => <Desk answer={answer} payer={payer} />}
    </Loaded>
  );
}
