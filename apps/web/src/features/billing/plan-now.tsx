import type { Subscription, SubscriptionAnswer } from '@ori/contracts/billing';
import { PLANS } from '@ori/contracts/billing-plans';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../lib/use-now.ts';
import { priceWords } from '../../lib/prices.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { resumePlan } from './billing.calls.ts';
import { CardChange } from './card-change.tsx';
import { dayOf, daysUntil } from './billing-dates.ts';
import { usePlanChange } from './billing.queries.ts';
import { Seats } from './seats.tsx';

interface Held {
  readonly held: Subscription;
}

function Undo() {
  const { t } = useTranslation('billing');
  const undo = usePlanChange<void>(resumePlan, () => t('cancel.undone'));
  return (
    <Button busy={undo.isPending} onClick={() => undo.mutate()}>
      {t('cancel.undo')}
    </Button>
  );
}

/** When what is taken, in one sentence, by how the plan stands; `Overdue` tells of what was not. */
function Standing({ held }: Held) {
  const { t, i18n } = useTranslation('billing');
  const now = useNow();
  const { status, isCancelled, trialEndsAt, periodEndsAt, plan, interval } = held;
  const price = priceWords(PLANS[plan].cents[interval] ?? 0, i18n.language);
  const day = dayOf(periodEndsAt, i18n.language);
  if (status === 'past-due') return null;
  if (isCancelled)
    return (
      <>
        <p>{t('now.cancelled', { day })}</p>
        <Undo />
      </>
    );
  if (trialEndsAt === null) return <p>{t('now.active', { price, day })}</p>;
  return (
    <>
      <p className="plan-days">{t('now.trialTitle', { count: daysUntil(trialEndsAt, now) })}</p>
      <p>{t('now.trial', { day: dayOf(trialEndsAt, i18n.language), price })}</p>
    </>
  );
}

function Card({ held: { card, status, isCancelled } }: Held) {
  const { t } = useTranslation('billing');
  if (card === null) return null;
  const brand = card.brand.charAt(0).toUpperCase() + card.brand.slice(1);
  return (
    <>
      <p className="text-mute">{t('now.card', { brand, last4: card.last4 })}</p>
      {status !== 'past-due' && !isCancelled && <CardChange isOverdue={false} />}
    </>
  );
}

function HeldPlan({ held }: Held) {
  const { t, i18n } = useTranslation('billing');
  const price = priceWords(PLANS[held.plan].cents[held.interval] ?? 0, i18n.language);
  return (
    <>
      <p className="text-mute">
        {price} {t(`pricing:price.${held.interval}`)}
      </p>
      <Standing held={held} />
      <Card held={held} />
    </>
  );
}

function FreePlan({ ended }: { readonly ended: Subscription | null }) {
  const { t, i18n } = useTranslation('billing');
  return (
    <>
      <p>{t('now.free')}</p>
      {ended && (
        <p className="text-mute">
          {t('now.ended', {
            plan: t(`pricing:plan.${ended.plan}.name`),
            day: dayOf(ended.periodEndsAt, i18n.language),
          })}
        </p>
      )}
      <p>
        <LinkButton to="/pricing" variant="secondary">
          {t('now.see')}
        </LinkButton>
      </p>
    </>
  );
}

/** Places drawn where a plan has no limit. */
const MANY = 24;

/** The plan in force with its table, and what happens next with it. */
export function PlanNow({ plan, allows, subscription, children }: SubscriptionAnswer) {
  const { t } = useTranslation('billing');
  const held = subscription?.status === 'ended' ? null : subscription;
  const places = allows.children ?? MANY;
  const used = children.filter(({ hasPlace }) => hasPlace).length;
  return (
    <section className="plan-now" aria-labelledby="plan-now">
      <Seats taken={Math.min(used, places)} of={places} />
      <div>
        <p className="eyebrow">{t('now.title')}</p>
        <h2 id="plan-now">{t(`pricing:plan.${held?.plan ?? plan}.name`)}</h2>
        {held ? <HeldPlan held={held} /> : <FreePlan ended={subscription} />}
      </div>
    </section>
  );
}
