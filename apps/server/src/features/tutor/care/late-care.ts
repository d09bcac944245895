import type { LateCareInput } from '@ori/contracts/tutor-care';
import { LATE_CARE_DAYS } from '@ori/contracts/tutor-names';
import type { Viewer } from '@ori/core/access/viewer';
import { heardElsewhere } from '@ori/core/tutor/safety/care-in';
import { SOFT_WINDOW_MS } from '@ori/core/tutor/safety/who-is-told';
import type { SafetyDesk } from '../safety-desk.ts';
import type { TutorDeps } from '../tutor.deps.ts';
import type { WrittenAlertsStore } from './written-alerts.store.ts';

interface Deps extends Pick<TutorDeps, 'reach' | 'now'> {
  readonly safety: Pick<SafetyDesk, 'alertFor'>;
  readonly store: WrittenAlertsStore;
}

const OLDEST_MS = LATE_CARE_DAYS * 24 * 60 * 60_000;

/** When it was written, by the clock of a device that may be wrong: neither in the future nor long ago. */
function writtenAt(at: string, now: Date): Date {
  const nowMs = now.getTime();
  return new Date(Math.min(nowMs, Math.max(nowMs - OLDEST_MS, Date.parse(at))));
}

/**
 * Who cares for a learner hears, by the rules for every message, of one that this learner wrote while no server could be
 * reached. The device says what it was about; the words stayed with the learner. Word that comes twice is kept once.
 */
export function createLateCare({ reach, safety, store, now }: Deps) {
  return async (viewer: Viewer, { id, category, involvesFamily, at }: LateCareInput): Promise<void> => {
    const learner = await reach('tutor.lateCare', viewer, undefined);
    if (learner === null) return;
    const since = new Date(now().getTime() - SOFT_WINDOW_MS);
    const { hasGuardian: isWatched, earlierSoftMs } = await store.watched(viewer.userId, since);
    const found = heardElsewhere(category, involvesFamily);
    const alert = safety.alertFor(found, { viewer, learner, written: null, isWatched, earlierSoftMs });
    if (alert !== null) await store.raise(learner, { ...alert, id }, writtenAt(at, now()));
  };
}
