import type { ChildTeacher, TaughtChild } from '@ori/contracts/messaging';
import { LINK_INVITATION_DAYS, type LinkState } from '@ori/contracts/messaging-names';
import type { NamedLink } from './links.store.ts';

const DAY_MS = 86_400_000;

/** Until when an invitation can be answered. */
export function openUntil({ invitedAt }: Pick<NamedLink, 'invitedAt'>): Date {
  return new Date(invitedAt.getTime() + LINK_INVITATION_DAYS * DAY_MS);
}

export function stateOf(link: NamedLink, now: Date): LinkState {
  if (link.endedAt !== null) return 'ended';
  if (link.acceptedAt !== null) return 'linked';
  return openUntil(link) > now ? 'invited' : 'expired';
}

const grantsOf = ({ seesProgress, seesRecords, givesWork }: NamedLink) => ({
  progress: seesProgress,
  records: seesRecords,
  work: givesWork,
});

/** A link as parents see it: whether an account was behind what they typed shows only once it accepted. */
export function presentLink(link: NamedLink, now: Date): ChildTeacher {
  const { id, childId, childName, invitedAs, teacherName, invitedAt, acceptedAt, endedAt } = link;
  return {
    id,
    childId,
    childName,
    invitedAs,
    teacherName: acceptedAt === null ? null : teacherName,
    state: stateOf(link, now),
    grants: grantsOf(link),
    consentVersion: link.consentVersion,
    invitedAt: invitedAt.toISOString(),
    acceptedAt: acceptedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
  };
}

/** A link as its teacher sees it; null where there is nothing to see any more. */
export function presentTaught(link: NamedLink, now: Date): TaughtChild | null {
  const state = stateOf(link, now);
  if (state !== 'invited' && state !== 'linked') return null;
  const { id, childId, childName, invitedAt } = link;
  return { id, childId, childName, state, grants: grantsOf(link), invitedAt: invitedAt.toISOString() };
}
