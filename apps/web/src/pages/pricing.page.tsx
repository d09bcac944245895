import type { OfferAnswer } from '@ori/contracts/billing';
import { PLANS } from '@ori/contracts/billing-plans';
import { homeAfterSignIn } from '@ori/core/access/home-of';
import { isOfferedPlans } from '@ori/core/access/offered-plans';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { PageWords } from '../app/route-rows.ts';
import { useSession } from '../features/accounts/session.ts';
import { AskGrownUp } from '../features/billing/ask-grown-up.tsx';
import { LISTED } from '../features/billing/plan-facts.ts';
import { NothingSold } from '../features/billing/nothing-sold.tsx';
import { EveryPlan, Leaving } from '../features/billing/plan-promises.tsx';
import { planQuestions } from '../features/billing/plan-questions.ts';
import { PlanRow } from '../features/billing/plan-row.tsx';
import { PlanTerms } from '../features/billing/plan-terms.tsx';
import { Seats } from '../features/billing/seats.tsx';
import { TaughtToday } from '../features/billing/taught-today.tsx';
import { WhichPlan } from '../features/billing/which-plan.tsx';
import { usePageData } from '../lib/page-data.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import '../features/billing/pricing.css';
import '../features/billing/leaving.css';

function Hero({ isOffered }: { readonly isOffered: boolean }) {
  const { t } = useTranslation('pricing');
  return (
    <header className="pricing-hero">
      <div className="pricing-title">
        <p className="eyebrow">{t('hero.eyebrow')}</p>
        <h1>{t('hero.heading')}</h1>
        <p className="pricing-lead">{t('hero.lead')}</p>
        {!isOffered && <AskGrownUp />}
      </div>
      <figure>
        <Seats taken={PLANS.family.children} of={24} />
        <figcaption>{t('hero.figure')}</figcaption>
      </figure>
      <WhichPlan />
    </header>
  );
}

/** Where the plan without a price leads: to an account, or to one's own plan; a child back to their own. */
function useFree(): { readonly to: string; readonly label: string } {
  const { t } = useTranslation('pricing');
  const { user } = useSession();
  const { isOffered } = usePageData<OfferAnswer>();
  if (user?.role === 'parent') return { to: '/dashboard/parent/billing', label: t('own') };
  if (user?.role === 'teacher') return { to: '/profile', label: t('own') };
  if (user) return { to: homeAfterSignIn(user.role, user.ageGroup), label: t('learner.home') };
  if (!isOffered) return { to: '/dashboard', label: t('learner.home') };
  return { to: '/account-type', label: t('take.free') };
}

function Questions() {
  const { t } = useTranslation();
  return (
    <section className="pricing-part pricing-questions" aria-labelledby="questions">
      <h2 id="questions">{t('pricing:questions.title')}</h2>
      <div>
        {planQuestions(t).map(({ question, answer }) => (
          <Disclosure key={question} summary={question}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}

function End() {
  const { t } = useTranslation('pricing');
  const free = useFree();
  return (
    <section className="pricing-end" aria-labelledby="end">
      <h2 id="end">{t('end.heading')}</h2>
      <p>
        <LinkButton to={free.to} size="large">
          {free.label}
        </LinkButton>
        <LinkButton to="/curriculum" size="large" variant="quiet">
          {t('end.look')}
        </LinkButton>
      </p>
    </section>
  );
}

export const dataPath = () => '/api/payments/offer';

/** Where nothing is sold, the page is called that. */
export function describe(data: unknown, t: TFunction): PageWords {
  return (data as OfferAnswer).isSelling
    ? { title: t('pricing:title'), description: t('pricing:description') }
    : { title: t('pricing:open.heading'), description: t('pricing:open.lead') };
}

/** `/pricing`: the plans, from the one table they are sold by. A child may read it, and is told to ask a grown-up. */
export function Page() {
  const { t } = useTranslation('pricing');
  const { user } = useSession();
  const free = useFree();
  const offer = usePageData<OfferAnswer>();
  const { isSelling } = offer;
  const isOffered = offer.isOffered && isOfferedPlans(user);
  if (!isSelling)
    return (
      <div className="pricing">
        <NothingSold next={free} />
        <EveryPlan isSelling={false} />
        <TaughtToday taught={offer.taught} />
      </div>
    );
  return (
    <div className="pricing">
      <Hero isOffered={isOffered} />
      <section aria-labelledby="plans">
        <h2 id="plans">{t('list.title')}</h2>
        <ul className="plans">
          {LISTED.map((plan) => (
            <PlanRow key={plan} plan={plan} free={free} isOffered={isOffered} />
          ))}
        </ul>
        <p className="pricing-tax">{t('taxNote')}</p>
      </section>
      <EveryPlan isSelling />
      <TaughtToday taught={offer.taught} />
      <PlanTerms />
      <Leaving />
      <Questions />
      <End />
    </div>
  );
}
