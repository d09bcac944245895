import type { TaughtChild } from '@ori/contracts/messaging';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Viewer } from '@ori/core/access/viewer';
import { INVITED_TEACHER } from './links.service.ts';
import type { LinksStore, NamedLink } from './links.store.ts';
import type { MessagingDeps } from './messaging.deps.ts';
import { presentTaught, stateOf } from './present-link.ts';

type Deps = Pick<MessagingDeps, 'database' | 'audit' | 'unseal' | 'now'> & { readonly links: LinksStore };

/** The teachers' side of the links: what they were asked, and whom they teach. */
export function createTeachingService({ database, links, audit, unseal, now }: Deps) {
  const present = (link: NamedLink) => presentTaught(link, now());

  async function listOf({ userId }: Viewer): Promise<TaughtChild[]> {
    return (await links.ofTeacher(userId)).map(present).filter((child) => child !== null);
  }

  return {
    list: listOf,
    /** A mailed invitation becomes the teacher's who opens it; it still waits for their answer. */
    async claim(viewer: Viewer, token: string): Promise<Result<TaughtChild[], 'link-expired'>> {
      const [id = '', until = '0'] = unseal(INVITED_TEACHER, token)?.split('_') ?? [];
      const isClaimed = Number(until) > now().getTime() && (await links.claim(id, viewer.userId));
      return isClaimed ? succeed(await listOf(viewer)) : fail('link-expired');
    },
    async answer(
      viewer: Viewer,
      id: string,
      accept: boolean,
    ): Promise<Result<TaughtChild[], 'not-found' | 'moved-on'>> {
      const link = await links.find(id);
      const isAsked = link?.teacherId === viewer.userId && stateOf(link, now()) === 'invited';
      if (link === null || !isAsked) return fail('not-found');
      const isDone = await database.db.transaction(async (tx) => {
        const done = accept
          ? await links.accept(link, now(), tx)
          : await links.end(id, viewer.userId, now(), tx);
        const { familyId, childId: subjectId } = link;
        const act = accept ? 'teacher-linked' : 'teacher-declined';
        if (done) await audit({ act, familyId, actorId: viewer.userId, subjectId, detail: { link: id } }, tx);
        return done;
      });
      return isDone ? succeed(await listOf(viewer)) : fail('moved-on');
    },
  };
}
export type TeachingService = ReturnType<typeof createTeachingService>;
