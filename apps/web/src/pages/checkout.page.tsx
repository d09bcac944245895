import type { User } from '@ori/contracts/accounts';
import type { OfferAnswer } from '@ori/contracts/billing';
import { type Interval, type PaidPlanId, PLANS } from '@ori/contracts/billing-plans';
import { homeAfterSignIn } from '@ori/core/access/home-of';
import { isOfferedPlans } from '@ori/core/access/offered-plans';
import type { TFunction } from 'i18next';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { RETURN_QUERY } from '../lib/return-path.ts';
import type { PageWords } from '../app/route-rows.ts';
import { useSession } from '../features/accounts/session.ts';
import { CheckoutPay } from '../features/billing/checkout-pay.tsx';
import { CheckoutReturn } from '../features/billing/checkout-return.tsx';
import { CheckoutSummary } from '../features/billing/checkout-summary.tsx';
import { GrownUpsOnly } from '../features/billing/grown-ups-only.tsx';
import { keepWish, takeWish } from '../features/billing/kept-wish.ts';
import { wishIn } from '../features/billing/plan-facts.ts';
import { usePageData } from '../lib/page-data.ts';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { EmptyState } from '../ui/feedback/states.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Note } from '../ui/note.tsx';
import '../features/billing/checkout.css';

interface Wish {
  readonly plan: PaidPlanId;
  readonly interval: Interval;
}

/** Where each keeps what they bought, and what it was for. */
function useOnwards(user: User) {
  const { t } = useTranslation('billing');
  if (user.role === 'teacher')
    return { billingTo: '/profile#plan', next: { to: '/dashboard', label: t('return.course') } };
  return {
    billingTo: '/dashboard/parent/billing',
    next: { to: '/dashboard/parent/children/add', label: t('return.child') },
  };
}

/** For whoever is not signed in: the two doors, each leading back here. */
function Doors({ needed }: { readonly needed: 'parent' | 'teacher' }) {
  const { t } = useTranslation('billing');
  const { search } = useLocation();
  const from = `${RETURN_QUERY}=${encodeURIComponent('/checkout')}`;
  const keep = () => keepWish(search);
  return (
    <div className="pay-why">
      <h2>{t(`door.${needed}`)}</h2>
      <p>{t('door.text')}</p>
      <p className="pay-actions">
        <LinkButton to={`/account-type?role=${needed}&${from}`} size="large" onClick={keep}>
          {t('door.up')}
        </LinkButton>
        <LinkButton to={`/auth?${from}`} variant="secondary" size="large" onClick={keep}>
          {t('door.in')}
        </LinkButton>
      </p>
    </div>
  );
}

function Buyer({ plan, interval }: Wish) {
  const { t } = useTranslation('billing');
  const { status, user } = useSession();
  const role = PLANS[plan].soldTo[0] ?? 'parent';
  if (status === 'loading') return <Skeleton className="h-80 w-full" />;
  if (!user) return <Doors needed={role} />;
  if (user.role !== role)
    return (
      <div className="pay-why">
        <h2>{t(`door.${role}`)}</h2>
        <p>{t(`door.other.${role}`)}</p>
        <LinkButton to="/pricing">{t('door.plans')}</LinkButton>
      </div>
    );
  return <Right user={user} plan={plan} interval={interval} />;
}

function Right({ user, ...wish }: Wish & { readonly user: User }) {
  const { billingTo } = useOnwards(user);
  return <CheckoutPay key={`${wish.plan} ${wish.interval}`} {...wish} billingTo={billingTo} />;
}

function Buying({ wish, isBack }: { readonly wish: Wish; readonly isBack: boolean }) {
  const { t } = useTranslation('billing');
  return (
    <div className="checkout">
      <header>
        <h1>{t('checkout.title')}</h1>
        {isBack && <Note tone="lapis">{t('checkout.turned')}</Note>}
      </header>
      <CheckoutSummary {...wish} />
      <div className="pay">
        <Buyer {...wish} />
        <noscript>
          <Note tone="clay">{t('common:form.needsScript')}</Note>
        </noscript>
        <LinkButton to="/pricing" variant="quiet">
          {t('door.plans')}
        </LinkButton>
      </div>
    </div>
  );
}

function Returned({ session }: { readonly session: string }) {
  const { status, user } = useSession();
  if (status === 'loading') return <Skeleton className="h-80 w-full" />;
  return user ? <Known user={user} session={session} /> : <Doors needed="parent" />;
}

function Known({ user, session }: { readonly user: User; readonly session: string }) {
  return <CheckoutReturn session={session} {...useOnwards(user)} />;
}

/** No plan in the address: the one wanted before signing in is taken up again. */
function Nothing() {
  const { t } = useTranslation('billing');
  const navigate = useNavigate();
  useEffect(() => {
    const query = takeWish();
    if (query) void navigate(`/checkout${query}`, { replace: true });
  }, [navigate]);
  const plans = <LinkButton to="/pricing">{t('door.plans')}</LinkButton>;
  return (
    <EmptyState level={1} title={t('checkout.nothing')} text={t('checkout.nothingText')} actions={plans} />
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  return <div className="page py-10 lg:py-16">{children}</div>;
}

export const dataPath = () => '/api/payments/offer';
/** Who comes back from paying is told of it, whatever else is not known. */
export const standsWithoutData = true;

/** Where nothing is sold, the page is called that. */
export function describe(data: unknown, t: TFunction): PageWords {
  const isSelling = (data as OfferAnswer | null)?.isSelling !== false;
  return {
    title: t(isSelling ? 'billing:checkout.title' : 'pricing:open.heading'),
    description: t('site.description'),
  };
}

/** An installation that takes no money: there is nothing to check out. */
function NoCheckout() {
  const { t } = useTranslation('pricing');
  const { user } = useSession();
  const to = user ? homeAfterSignIn(user.role, user.ageGroup) : '/account-type';
  const actions = <LinkButton to={to}>{t(user ? 'open.home' : 'take.free')}</LinkButton>;
  return <EmptyState level={1} title={t('open.heading')} text={t('open.lead')} actions={actions} />;
}

/** What the address asks for: what came of a payment, a plan, or none. */
function Told({ search }: { readonly search: URLSearchParams }) {
  const session = search.get('session');
  const wish = wishIn(search);
  if (session) return <Returned session={session} />;
  return wish ? <Buying wish={wish} isBack={search.has('back')} /> : <Nothing />;
}

/** `/checkout`: what is bought, when it is paid, and on the way back what came of it. A child is told in its place that it is for grown-ups. */
export function Page() {
  const { user } = useSession();
  const [search] = useSearchParams();
  const offer = usePageData<OfferAnswer | null>();
  if (offer?.isOffered === false || !isOfferedPlans(user))
    return <GrownUpsOnly homeTo={user ? homeAfterSignIn(user.role, user.ageGroup) : '/dashboard'} />;
  return <Frame>{offer?.isSelling === false ? <NoCheckout /> : <Told search={search} />}</Frame>;
}
