import type { Viewer } from '@ori/core/access/viewer';
import { triage } from '@ori/core/tutor/safety/triage';
import { SOFT_WINDOW_MS } from '@ori/core/tutor/safety/who-is-told';
import { tutorTierOf } from '@ori/core/tutor/tier';
import type { SafetyDesk } from '../safety-desk.ts';
import type { TutorDeps } from '../tutor.deps.ts';
import type { WrittenAlertsStore } from './written-alerts.store.ts';

interface Deps extends Pick<TutorDeps, 'reach' | 'now'> {
  readonly safety: SafetyDesk;
  readonly store: WrittenAlertsStore;
}

/**
 * Reads what a learner wrote elsewhere in the product as it would be read here: where it may mean danger or sorrow,
 * who cares is told by the same rules, and the words for the learner come back. Null where nothing needs care.
 */
export function createWrittenCare({ reach, safety, store, now }: Deps) {
  return async (viewer: Viewer, written: string): Promise<string | null> => {
    const found = triage(written);
    if (found === null || (found.tier !== 'S1' && found.tier !== 'S2')) return null;
    const learner = await reach('tutor.send', viewer, undefined);
    if (learner === null) return null;
    const at = now();
    const since = new Date(at.getTime() - SOFT_WINDOW_MS);
    const { hasGuardian: isWatched, earlierSoftMs } = await store.watched(viewer.userId, since);
    const { ageGroup, gradeLevel, firstName } = learner;
    const { locale } = viewer;
    const listener = {
      tier: tutorTierOf({ ageGroup, gradeLevel }),
      locale,
      personality: 'guide',
      firstName,
    } as const;
    const told = { viewer, learner, listener, written, isWatched, earlierSoftMs };
    const { draft, alert } = await safety.answer(found, told);
    if (alert !== null) await store.raise(learner, alert, at);
    return draft.message;
  };
}
