import { homeAfterSignIn } from '@ori/core/access/home-of';
import type { User } from '@ori/contracts/accounts';
import type { TFunction } from 'i18next';

export interface SiteLink {
  readonly label: string;
  readonly to: string;
}

/** The few places a visitor is offered at the top. */
export function topLinks(t: TFunction): SiteLink[] {
  return [
    { label: t('nav.curriculum'), to: '/curriculum' },
    { label: t('nav.subjects'), to: '/subjects' },
    { label: t('nav.about'), to: '/about' },
    { label: t('nav.help'), to: '/help' },
  ];
}

/** The same at the foot, with what is asked for less often. */
export function footLinks(t: TFunction): SiteLink[] {
  return [
    ...topLinks(t),
    { label: t('nav.homeschool'), to: '/homeschool' },
    { label: t('nav.contact'), to: '/contact' },
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
