import type { CheckIn, checkInRun } from '@ori/contracts/tutor';
import type { Viewer } from '@ori/core/access/viewer';
import { Repeater } from 'graphql-yoga';
import type { z } from 'zod';
import type { TutorHub } from '../tutor-hub.ts';
import type { TutorDeps } from '../tutor.deps.ts';
import { createCheckInMaking, presentCheckIn } from './check-in-making.ts';
import type { CheckInsStore } from './check-ins.store.ts';

interface Deps extends Pick<
  TutorDeps,
  'database' | 'figuresOf' | 'childrenOf' | 'reach' | 'audit' | 'now' | 'newId'
> {
  readonly store: CheckInsStore;
  readonly hub: TutorHub;
}
type Run = z.infer<typeof checkInRun>;

const DAY_MS = 86_400_000;
/** A check-in is news for so long. */
const FRESH_MS = 7 * DAY_MS;
/** Without a visit for so many days, the job speaks to the grown-ups. */
const AWAY_DAYS = 3;
/** A run's answer names at most so many; the count is of all. */
const SHOWN = 100;

/** Check-ins: for the grown-ups of a student who has not been here; for a learner only when asked, or on return. */
export function createCheckInsService(deps: Deps) {
  const { database, store, hub, figuresOf, childrenOf, reach, audit, now } = deps;

  const { announce, keep, aboutAwayLongest } = createCheckInMaking(deps);

  async function studentsOf(viewer: Viewer): Promise<readonly string[] | null> {
    if (viewer.role === 'admin') return null;
    if (viewer.role === 'parent') return (await childrenOf(viewer)).map(({ id }) => id);
    return viewer.role === 'teacher' ? store.taughtBy(viewer.userId) : [];
  }

  async function everyone(studentIds: readonly string[] | null, days: number) {
    const created = await store.forInactive(studentIds, days, now());
    await announce(created);
    return created;
  }

  return {
    /** The latest of the last week, or null. */
    async latest(viewer: Viewer): Promise<CheckIn | null> {
      const row = await store.latestFor(viewer.userId, new Date(now().getTime() - FRESH_MS));
      return row === null ? null : presentCheckIn(row, viewer);
    },
    /** A friendly line for a learner; for a parent, word about the child who has been away longest. */
    async request(viewer: Viewer): Promise<CheckIn | null> {
      if (viewer.role === 'parent') return aboutAwayLongest(viewer);
      const learner = await reach('tutor.requestCheckIn', viewer, undefined);
      if (learner === null) return null;
      const dueReviews = (await figuresOf(viewer))?.dueReviews ?? 0;
      const reason = dueReviews > 0 ? 'due-reviews' : 'requested';
      return keep(viewer, { studentId: viewer.userId, reason, facts: { dueReviews } });
    },
    /** A parent's own children, a teacher's whose learning they may see, an admin's all; word goes to the grown-ups. */
    async generate(viewer: Viewer, daysSince: number): Promise<Run> {
      const created = await everyone(await studentsOf(viewer), daysSince);
      const { userId: actorId, familyId } = viewer;
      const act = { act: 'check-ins-generated', familyId, actorId, subjectId: null };
      await audit({ ...act, detail: { created: created.length } }, database.db);
      const own = created.filter(({ recipientId }) => recipientId === viewer.userId);
      const shown = await store.byId(
        own.slice(0, SHOWN).map(({ id }) => id),
        viewer.userId,
      );
      return { created: created.length, checkIns: shown.map((row) => presentCheckIn(row, viewer)) };
    },
    follow(viewer: Viewer): AsyncIterable<CheckIn> {
      return new Repeater<CheckIn>(async (push, stop) => {
        const end = await hub.hear(viewer.userId, (news) => {
          if (news.kind !== 'check-ins') return;
          store
            .byId(news.ids, viewer.userId)
            .then((rows) => rows.forEach((row) => void push(presentCheckIn(row, viewer))))
            .catch(stop);
        });
        await stop;
        end();
      });
    },
    /** The daily job: everybody who has been away. */
    remindOfInactive: async (): Promise<void> => void (await everyone(null, AWAY_DAYS)),
    exportOf: (ids: readonly string[]) => store.everAbout(ids),
  };
}
export type CheckInsService = ReturnType<typeof createCheckInsService>;
