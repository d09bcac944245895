import type { CheckIn } from '@ori/contracts/tutor';
import type { Viewer } from '@ori/core/access/viewer';
import { dayOf } from '@ori/core/learning/day-of';
import { checkInText } from '@ori/core/tutor/compose/check-in';
import { type ActionName, ACTIONS } from '@ori/core/tutor/compose/wordings/actions';
import type { TutorHub } from '../tutor-hub.ts';
import type { TutorDeps } from '../tutor.deps.ts';
import type { CheckInRow, CheckInsStore, NewCheckIn } from './check-ins.store.ts';

interface Deps extends Pick<TutorDeps, 'childrenOf' | 'now' | 'newId'> {
  readonly store: CheckInsStore;
  readonly hub: TutorHub;
}

/** What may be done next: the grown-up looks and plans, the learner begins. */
const NEXT: Readonly<Record<CheckIn['reason'], readonly ActionName[]>> = {
  inactive: ['progress', 'schedule'],
  'welcome-back': ['goOn', 'practice'],
  'due-reviews': ['practice'],
  requested: ['goOn', 'practice', 'goals'],
};

export function presentCheckIn(row: CheckInRow, { locale }: Pick<Viewer, 'locale'>): CheckIn {
  const { id, studentId, reason, facts, firstName, createdAt } = row;
  const message = checkInText(reason, { ...facts, firstName }, locale);
  const suggestedActions = NEXT[reason].map((name) => ACTIONS[name][locale]);
  return { id, studentId, message, reason, suggestedActions, createdAt: createdAt.toISOString() };
}

/** Makes check-ins and tells those they are for. */
export function createCheckInMaking({ store, hub, childrenOf, now, newId }: Deps) {
  async function announce(created: readonly { id: string; recipientId: string }[]): Promise<void> {
    const byRecipient = Map.groupBy(created, ({ recipientId }) => recipientId);
    for (const [about, rows] of byRecipient)
      await hub.tell({ kind: 'check-ins', about, ids: rows.map(({ id }) => id) });
  }

  async function keep(viewer: Viewer, about: Pick<NewCheckIn, 'studentId' | 'reason' | 'facts'>) {
    const { userId: recipientId, familyId, timeZone } = viewer;
    const at = now();
    const row = { id: newId(), recipientId, familyId, ...about, day: dayOf(at, timeZone), createdAt: at };
    const id = await store.keep(row);
    await announce([{ id, recipientId }]);
    const [kept] = await store.byId([id], recipientId);
    return kept === undefined ? null : presentCheckIn(kept, viewer);
  }

  /** About the child who has been away longest. */
  async function aboutAwayLongest(viewer: Viewer): Promise<CheckIn | null> {
    const children = await childrenOf(viewer);
    const [away] = await store.awayOf(
      children.map(({ id }) => id),
      now(),
    );
    if (away === undefined) return null;
    return keep(viewer, { studentId: away.id, reason: 'inactive', facts: { daysAway: away.days } });
  }

  return { announce, keep, aboutAwayLongest };
}
