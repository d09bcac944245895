import { homeAfterSignIn } from '@ori/core/access/home-of';
import { isOfferedPlans } from '@ori/core/access/offered-plans';
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
  /** Set when nobody could be asked who this is. */
  readonly checkError?: unknown;
}
const VISITOR: Reader = { status: 'unauthenticated', user: null };

/** The way to the prices, which is no way for a child, nor for somebody who may be one. */
function priceLinks(t: TFunction, { status, user, checkError }: Reader): SiteLink[] {
  if (!isOfferedPlans(user)) return [];
  return [
    { label: t('nav.pricing'), to: '/pricing', isPending: status === 'loading' || Boolean(checkError) },
  ];
}

/** Links by the names of their words. */
const linksTo = (t: TFunction, paths: Readonly<Record<string, string>>): SiteLink[] =>
  Object.entries(paths).map(([name, to]) => ({ label: t(`nav.${name}`), to }));

const PLACES = { curriculum: '/curriculum', subjects: '/subjects', about: '/about', help: '/help' };

/** The few places offered at the top; whoever has an account has their plan in their own rooms. */
export function topLinks(t: TFunction, reader: Reader = VISITOR): SiteLink[] {
  return [...linksTo(t, PLACES), ...(reader.user ? [] : priceLinks(t, reader))];
}

/** The same at the foot, with what is asked for less often. */
export function footLinks(t: TFunction, reader: Reader = VISITOR): SiteLink[] {
  return [
    ...linksTo(t, PLACES),
    ...priceLinks(t, reader),
    ...linksTo(t, {
      features: '/features',
      parents: '/parents',
      teachers: '/teachers',
      homeschool: '/homeschool',
      resources: '/resources',
      verify: '/verify',
      blog: '/blog',
      contact: '/contact',
    }),
  ];
}

/** Where somebody who is at work on a screen finds help: the guide that tells of it, and people. */
export function helpLinks(t: TFunction, guide: string): SiteLink[] {
  return linksTo(t, { help: guide, contact: '/contact' });
}

/** What holds between a reader and whoever runs this installation. */
export function legalLinks(t: TFunction): SiteLink[] {
  return linksTo(t, {
    privacy: '/legal/privacy',
    terms: '/legal/terms',
    accessibility: '/legal/accessibility',
  });
}

/** Laboratories and the heritage they draw on: for whoever came to look around. */
export function exploreLinks(t: TFunction): SiteLink[] {
  return linksTo(t, {
    cultures: '/cultures',
    sites: '/sites',
    meetings: '/methodology/map',
    hidden: '/hidden',
    numbers: '/numbers',
    geometry: '/geometry',
    sound: '/frequencies',
    matter: '/features/3d-visualizations',
    elements: '/demo/kemetic-table',
    inventions: '/inventions',
    mind: '/consciousness',
    methodology: '/methodology',
  });
}

/** The doors for somebody who is not signed in. */
export function visitorLinks(t: TFunction): SiteLink[] {
  return linksTo(t, {
    signIn: '/auth',
    start: '/account-type',
    forgotPin: '/forgot-password',
  });
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
