import type { ChildTeacher } from '@ori/contracts/messaging';
import { LINK_INVITATION_DAYS } from '@ori/contracts/messaging-names';
import { agreedSince } from '@ori/core/access/agreed-since';
import { SCORER, STUCK } from '@ori/core/access/rules';
import { localDay } from '../../lib/local-day.ts';

const DAY_MS = 86_400_000;

/** A child's links: those that stand or wait, and those that are over. */
interface LinksOfChild {
  readonly open: readonly ChildTeacher[];
  readonly over: readonly ChildTeacher[];
}

const isOpen = ({ state }: ChildTeacher): boolean => state === 'linked' || state === 'invited';
const rank = ({ state }: ChildTeacher): number => (state === 'linked' ? 0 : 1);

/** The links of one child; linked teachers before those who were asked, each the newest first. */
export function linksOf(childId: string, links: readonly ChildTeacher[]): LinksOfChild {
  const own = links.filter((link) => link.childId === childId);
  return {
    open: own.filter(isOpen).toSorted((a, b) => rank(a) - rank(b)),
    over: own.filter((link) => !isOpen(link)),
  };
}

/** The last day an invitation can be answered, as `YYYY-MM-DD` on this computer's calendar. */
export function answerBy({ invitedAt }: Pick<ChildTeacher, 'invitedAt'>): string {
  return localDay(new Date(Date.parse(invitedAt) + LINK_INVITATION_DAYS * DAY_MS));
}

/**
 * What newer texts tell of that stays closed under the one this link was agreed to: syntheses being scored, where the
 * child is stuck, work that is given; null where nothing is closed. Nothing of it opens before a parent agrees anew.
 */
export function closedUntilAgreed(link: ChildTeacher): 'scoring' | 'stuck' | 'work' | null {
  const { consentVersion, grants } = link;
  if (!isOpen(link) || agreedSince(consentVersion, STUCK.consentSince)) return null;
  if (!grants.progress) return 'work';
  return agreedSince(consentVersion, SCORER.consentSince) ? 'stuck' : 'scoring';
}
