import { homeAfterSignIn } from '@ori/core/access/home-of';
import { seesPrices } from '@ori/core/access/sees-prices';
import type { User } from '@ori/contracts/accounts';
import type { TFunction } from 'i18next';

export interface SiteLink {
  readonly label: string;
  readonly to: string;
  /** Not shown until it is known who reads; where no script will ever find out, it is. */
  readonly isPending?: boolean;
}

/** Who reads, as far as this browser knows. */
interface Reader {
  readonly status: 'loading' | 'authenticated' | 'unauthenticated';
  readonly user: User | null;
}
const VISITOR: Reader = { status: 'unauthenticated', user: null };

/** The way to the prices, which is no way for a child. */
function priceLinks(t: TFunction, { status, user }: Reader): SiteLink[] {
  if (!seesPrices(user)) return [];
  return [{ label: t('nav.pricing'), to: '/pricing', isPending: status === 'loading' }];
}

function places(t: TFunction): SiteLink[] {
  return [
    { label: t('nav.curriculum'), to: '/curriculum' },
    { label: t('nav.subjects'), to: '/subjects' },
    { label: t('nav.about'), to: '/about' },
    { label: t('nav.help'), to: '/help' },
  ];
}

/** The few places offered at the top; whoever has an account has their plan in their own rooms. */
export function topLinks(t: TFunction, reader: Reader = VISITOR): SiteLink[] {
  return [...places(t), ...(reader.user ? [] : priceLinks(t, reader))];
}

/** The same at the foot, with what is asked for less often. */
export function footLinks(t: TFunction, reader: Reader = VISITOR): SiteLink[] {
  return [
    ...places(t),
    ...priceLinks(t, reader),
    { label: t('nav.features'), to: '/features' },
    { label: t('nav.homeschool'), to: '/homeschool' },
    { label: t('nav.contact'), to: '/contact' },
  ];
}

/** What holds between a reader and whoever runs this installation. */
export function legalLinks(t: TFunction): SiteLink[] {
  return [
    { label: t('nav.privacy'), to: '/legal/privacy' },
    { label: t('nav.terms'), to: '/legal/terms' },
    { label: t('nav.accessibility'), to: '/legal/accessibility' },
  ];
}

/** Laboratories and the heritage they draw on: for whoever came to look around. */
export function exploreLinks(t: TFunction): SiteLink[] {
  return [
    { label: t('nav.cultures'), to: '/cultures' },
    { label: t('nav.sites'), to: '/sites' },
    { label: t('nav.meetings'), to: '/methodology/map' },
    { label: t('nav.hidden'), to: '/hidden' },
    { label: t('nav.numbers'), to: '/numbers' },
    { label: t('nav.geometry'), to: '/geometry' },
    { label: t('nav.sound'), to: '/frequencies' },
    { label: t('nav.matter'), to: '/features/3d-visualizations' },
    { label: t('nav.elements'), to: '/demo/kemetic-table' },
    { label: t('nav.inventions'), to: '/inventions' },
    { label: t('nav.mind'), to: '/consciousness' },
    { label: t('nav.methodology'), to: '/methodology' },
  ];
}

/** The doors for somebody who is not signed in. */
export function visitorLinks(t: TFunction): SiteLink[] {
  return [
    { label: t('nav.signIn'), to: '/auth' },
    { label: t('nav.start'), to: '/account-type' },
    { label: t('nav.forgotPin'), to: '/forgot-password' },
  ];
}

/** The doors of somebody who is. */
export function ownLinks(t: TFunction, user: User): SiteLink[] {
  return [
    { label: t('nav.dashboard'), to: homeOf(user) },
    { label: t('nav.profile'), to: '/profile' },
  ];
}

/** Where this person's own pages begin. */
export function homeOf(user: User): string {
  return homeAfterSignIn(user.role, user.ageGroup);
}
