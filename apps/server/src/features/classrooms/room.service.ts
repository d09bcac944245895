import { DECLINED_DAYS, DONE_SHOWN_DAYS } from '@ori/contracts/classroom-names';
import type { RoomAnswer, RoomChild, StuckGroup, WorkAnswer } from '@ori/contracts/classroom';
import type { PlannedAssignment } from '@ori/contracts/planning';
import type { StuckAnswer } from '@ori/contracts/progress-report';
import type { Viewer } from '@ori/core/access/viewer';
import { groupStuck } from '@ori/core/classrooms/group-stuck';
import { presentClass } from './classes.service.ts';
import type { ClassroomsDeps } from './classrooms.deps.ts';
import type { ClassroomsStore } from './classrooms.store.ts';
import type { LinkedChild, LinkedChildren } from './linked-children.ts';

interface Deps extends ClassroomsDeps {
  readonly store: ClassroomsStore;
  readonly linked: LinkedChildren;
}
type StuckRow = StuckAnswer['skills'][number] & { readonly childId: string };

const DAY_MS = 86_400_000;
const isOwn = ({ from }: PlannedAssignment): boolean => from?.isYou === true;
const learnerOf = ({ childId: learnerId, familyId }: LinkedChild) => ({ learnerId, familyId });

/** What a parent opened, as one looks at it. */
function grantsOf({ grants }: LinkedChild): RoomChild['grants'] {
  return {
    progress: grants.includes('progress'),
    records: grants.includes('records'),
    work: grants.includes('work'),
  };
}

/** The one screen of a teacher: of each linked child what a parent opened, and nothing else. */
function createRoom(deps: Deps) {
  const { store, linked, assignmentsOf, practiceSince, stuckOf, threadsOf, canAsk, now } = deps;
  /** With the progress everything that was given; with leave to give work, the teacher's own. */
  async function givenTo(viewer: Viewer, looked: readonly LinkedChild[]) {
    const doneSince = new Date(now().getTime() - DONE_SHOWN_DAYS * DAY_MS);
    const bounds = { doneSince, practiceSince: practiceSince() };
    const given = await assignmentsOf(looked.map(learnerOf), viewer, bounds);
    const byChild = Map.groupBy(given, ({ childId }) => childId);
    return (child: LinkedChild): PlannedAssignment[] | null => {
      if (!looked.includes(child)) return null;
      const all = byChild.get(child.childId) ?? [];
      return child.may('assignments.list') ? all : all.filter(isOwn);
    };
  }
  async function stuckRows(viewer: Viewer, children: readonly LinkedChild[]): Promise<StuckRow[]> {
    const open = children.filter((child) => child.may('progress.stuck'));
    const rows = await stuckOf(open.map(learnerOf), viewer.locale);
    return rows.map(({ learnerId: childId, stuck }) => ({ ...stuck, childId }));
  }
  const grouped = (rows: readonly StuckRow[]): StuckGroup[] =>
    groupStuck(rows).map(({ first: { skill, title, subject, lesson }, childIds, ways }) => ({
      skill,
      title,
      subject,
      lesson,
      hasPractice: canAsk(skill),
      childIds,
      ways,
    }));

  return async (viewer: Viewer): Promise<RoomAnswer> => {
    const [children, classes, threads] = await Promise.all([
      linked.of(viewer),
      store.classesOf(viewer.userId),
      threadsOf(viewer),
    ]);
    const unreadOf = (id: string) =>
      threads.reduce((sum, { childId, unread }) => sum + (childId === id ? unread : 0), 0);
    const looked = children.filter((child) => child.may('assignments.list') || child.may('assignments.give'));
    const [stuck, givenOf] = await Promise.all([stuckRows(viewer, children), givenTo(viewer, looked)]);
    const shown = children.map((child): RoomChild => {
      const { childId, linkId, name } = child;
      const syntheses = child.may('kim.readings') ? child.syntheses : null;
      const isStuckShown = child.may('progress.stuck');
      const opened = { grants: grantsOf(child), isStuckShown, syntheses, given: givenOf(child) };
      return { childId, linkId, name, unread: unreadOf(childId), ...opened };
    });
    await linked.noteLooks(viewer, looked, 'classrooms.room');
    return { children: shown, classes: classes.map(presentClass), stuck: grouped(stuck) };
  };
}

/** Work a teacher gave where giving is opened: where the link or the leave ended, it is the family's alone. */
function createWork(deps: Deps) {
  const { store, linked, assignmentsOf, declinedSince, lessonTitle, skillTitle, now } = deps;
  return async (viewer: Viewer): Promise<WorkAnswer> => {
    const [children, classes] = await Promise.all([linked.of(viewer), store.classesOf(viewer.userId)]);
    const open = children.filter((child) => child.may('assignments.give'));
    const given = await assignmentsOf(open.map(learnerOf), viewer, { givenBy: viewer.userId });
    const since = new Date(now().getTime() - DECLINED_DAYS * DAY_MS);
    const ids = open.map(({ childId }) => childId);
    const takenBack = await declinedSince(ids, viewer.userId, since);
    await linked.noteLooks(viewer, open, 'classrooms.work');
    return {
      children: open.map(({ childId, name }) => ({ childId, name })),
      notOpened: children.filter((child) => !open.includes(child)).map(({ name }) => name),
      classes: classes.map(presentClass),
      work: given.filter(isOwn),
      declined: takenBack.flatMap(({ childId, lessonId, skill, declinedAt }) => {
        const title =
          lessonId === null ? skillTitle(skill ?? '', viewer.locale) : lessonTitle(lessonId, viewer.locale);
        return title === null ? [] : [{ childId, title, at: declinedAt.toISOString() }];
      }),
    };
  };
}

/** What a teacher sees: the one screen, and the work they gave. */
export function createRoomService(deps: Deps) {
  return { room: createRoom(deps), work: createWork(deps) };
}
export type RoomService = ReturnType<typeof createRoomService>;
