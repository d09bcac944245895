import type { ChildTeacher, GrantsInput, LinkGrants, LinkInput } from '@ori/contracts/messaging';
import {
  LINK_INVITATION_DAYS,
  LINK_INVITATIONS_A_DAY,
  TEACHER_CONSENT_VERSION,
} from '@ori/contracts/messaging-names';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Learner } from '@ori/core/access/learner';
import type { Operation } from '@ori/core/access/operations';
import type { Viewer } from '@ori/core/access/viewer';
import type { Tx } from '../../db/database.ts';
import { writeLinkLetter } from './link-letters.ts';
import { endWaiting, type LinksStore, type NamedLink } from './links.store.ts';
import type { MessagingDeps } from './messaging.deps.ts';
import { openUntil, presentLink } from './present-link.ts';

type Deps = Pick<
  MessagingDeps,
  'database' | 'reach' | 'audit' | 'mail' | 'publicUrl' | 'seal' | 'now' | 'newId'
> & { readonly links: LinksStore };

const DAY_MS = 86_400_000;
/** What the signed text of a mailed invitation is for. */
export const INVITED_TEACHER = 'invited-teacher';

const openedBy = ({ progress, records, work }: LinkGrants) => ({
  seesProgress: progress,
  seesRecords: records,
  givesWork: work,
});

/** Writes links, each change with its consent and its line in the audit. */
function createKeeping({ links, audit, now, newId }: Deps) {
  return {
    async agree(viewer: Viewer, link: { id: string; familyId: string }, grants: LinkGrants, tx: Tx) {
      const agreed = { ...openedBy(grants), textVersion: TEACHER_CONSENT_VERSION, givenBy: viewer.userId };
      const row = { id: newId(), linkId: link.id, familyId: link.familyId, ...agreed, givenAt: now() };
      await links.agree(row, tx);
    },
    async note(act: string, actorId: string, link: Pick<NamedLink, 'id' | 'familyId' | 'childId'>, tx: Tx) {
      const { familyId, childId: subjectId } = link;
      await audit({ act, familyId, actorId, subjectId, detail: { link: link.id } }, tx);
    },
  };
}

/** Sends invitations: by Sacred ID to the account, by address as a letter. */
function createInviting(deps: Deps, keeping: ReturnType<typeof createKeeping>) {
  const { database, links, mail, publicUrl, seal, now, newId } = deps;

  /** By address: whoever opens the letter shows that the mailbox is theirs. */
  function write(link: { id: string; invitedAt: Date }, to: string, { locale }: Viewer): void {
    const token = seal(INVITED_TEACHER, `${link.id}_${openUntil(link).getTime()}`);
    const address = `${publicUrl}/dashboard/messages?invitation=${encodeURIComponent(token)}`;
    mail.send(writeLinkLetter(to, locale, address, LINK_INVITATION_DAYS));
  }

  async function keep(viewer: Viewer, child: Learner, { to, grants }: LinkInput): Promise<string> {
    const isMail = to.includes('@');
    const teacherId = isMail ? null : await links.teacherBySacredId(to);
    const { userId: childId, familyId } = child;
    const link = { id: newId(), childId, familyId, teacherId, invitedAs: to, invitedBy: viewer.userId };
    const row = {
      ...link,
      ...openedBy(grants),
      invitedAt: now(),
      acceptedAt: null,
      endedAt: null,
      endedBy: null,
    };
    await database.db.transaction(async (tx) => {
      await endWaiting(row, tx);
      await links.add(row, tx);
      await keeping.agree(viewer, row, grants, tx);
      await keeping.note('teacher-invited', viewer.userId, row, tx);
    });
    if (isMail) write(row, to, viewer);
    return row.id;
  }
  return { keep };
}

/** The parents' side of the links: they invite, say what may be seen, and end. */
export function createLinksService(deps: Deps) {
  const { database, links, reach, now } = deps;
  const keeping = createKeeping(deps);
  const inviting = createInviting(deps, keeping);

  async function reachLink(operation: Operation, viewer: Viewer, id: string): Promise<NamedLink | null> {
    const link = await links.find(id);
    const child = link && (await reach(operation, viewer, link.childId));
    return child ? link : null;
  }
  async function show(id: string): Promise<Result<ChildTeacher, 'not-found'>> {
    const link = await links.find(id);
    return link === null ? fail('not-found') : succeed(presentLink(link, now()));
  }

  return {
    async list({ familyId }: Viewer): Promise<ChildTeacher[]> {
      return (await links.ofFamily(familyId)).map((link) => presentLink(link, now()));
    },
    /** The answer is the same whether the account exists or not; only who is linked already is not asked again. */
    async invite(
      viewer: Viewer,
      input: LinkInput,
    ): Promise<Result<ChildTeacher, 'not-found' | 'moved-on' | 'too-many-requests'>> {
      const child = await reach('teachers.invite', viewer, input.childId);
      if (child === null) return fail('not-found');
      if (await links.isLinked(child.userId, input.to)) return fail('moved-on');
      const sent = await links.invitedSince(child.familyId, new Date(now().getTime() - DAY_MS));
      if (sent >= LINK_INVITATIONS_A_DAY) return fail('too-many-requests');
      return show(await inviting.keep(viewer, child, input));
    },
    async change(
      viewer: Viewer,
      id: string,
      { grants }: GrantsInput,
    ): Promise<Result<ChildTeacher, 'not-found'>> {
      const link = await reachLink('teachers.change', viewer, id);
      if (link === null || link.endedAt !== null) return fail('not-found');
      await database.db.transaction(async (tx) => {
        await links.grant(id, openedBy(grants), tx);
        await keeping.agree(viewer, link, grants, tx);
        await keeping.note('teacher-grants-changed', viewer.userId, link, tx);
      });
      return show(id);
    },
    /** Either side may, at any time; ending twice changes nothing. */
    async end(viewer: Viewer, id: string): Promise<Result<null, 'not-found'>> {
      const link = await reachLink('teachers.end', viewer, id);
      const isNobodys = link === null || (viewer.role === 'teacher' && link.teacherId !== viewer.userId);
      if (isNobodys) return fail('not-found');
      await database.db.transaction(async (tx) => {
        if (await links.end(id, viewer.userId, now(), tx))
          await keeping.note('teacher-link-ended', viewer.userId, link, tx);
      });
      return succeed(null);
    },
  };
}
export type LinksService = ReturnType<typeof createLinksService>;
