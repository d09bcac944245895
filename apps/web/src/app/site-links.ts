import { homeAfterSignIn } from '@ori/core/access/home-of';
import type { User } from '@ori/contracts/accounts';
import type { TFunction } from 'i18next';
import { publicRows } from './routes.ts';

export interface SiteLink {
  readonly label: string;
  readonly to: string;
}

const isBuilt = (path: string): boolean => publicRows.some((row) => row.path === path);

/** The few places a visitor is offered at the top; a place is offered once its page is real. */
export function topLinks(t: TFunction): SiteLink[] {
  return [
    { label: t('nav.about'), to: '/about' },
    { label: t('nav.help'), to: '/help' },
    { label: t('nav.contact'), to: '/contact' },
  ].filter(({ to }) => isBuilt(to));
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
