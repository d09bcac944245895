import type { ChildLimits, ScreenLimits, ScreenStanding } from '@ori/contracts/limits-of-child';
import { fail, type Result, succeed } from '@ori/contracts/result';
import { MORE_MINUTES } from '@ori/contracts/screen-time-names';
import type { Learner } from '@ori/core/access/learner';
import type { Viewer } from '@ori/core/access/viewer';
import { dayOf } from '@ori/core/learning/day-of';
import { screenStandingOf, type Standing } from '@ori/core/limits/screen-time';
import type { PrivacyDeps } from '../privacy.deps.ts';
import { createLimitsStore, type ScreenState } from './limits.store.ts';

type Changed = Promise<Result<ChildLimits, 'not-found'>>;

/** What holds until a parent decides. */
const NO_LIMITS: ScreenLimits = { dailyMinutes: null, hours: null, quiet: null };

function present({ opensAt, closesAt, ...standing }: Standing): ScreenStanding {
  return {
    ...standing,
    opensAt: opensAt?.toISOString() ?? null,
    closesAt: closesAt?.toISOString() ?? null,
  };
}

/** How somebody stands on their own day. */
function standingIn({ now }: Pick<PrivacyDeps, 'now'>, state: ScreenState, timeZone: string): ScreenStanding {
  const { given, workedMs } = state;
  return present(
    screenStandingOf({ limits: state.limits ?? NO_LIMITS, given, workedMs, now: now(), timeZone }),
  );
}

/** Hours and quiet time as columns. */
function spansOf({ hours, quiet }: ScreenLimits) {
  return {
    hoursFrom: hours?.from ?? null,
    hoursTo: hours?.to ?? null,
    quietFrom: quiet?.from ?? null,
    quietTo: quiet?.to ?? null,
  };
}

/** How long a child may be on screen and when: set by its parents, asked before something new begins. */
export function createLimitsService(deps: PrivacyDeps) {
  const { database, reach, audit, now, newId } = deps;
  const store = createLimitsStore(database);
  const stateOn = (userId: string, timeZone: string) => store.stateOf(userId, dayOf(now(), timeZone));

  async function show({ userId, firstName, timeZone }: Learner): Promise<ChildLimits> {
    const state = await stateOn(userId, timeZone);
    return {
      childId: userId,
      firstName,
      timeZone,
      limits: state.limits ?? NO_LIMITS,
      decidedAt: state.decidedAt?.toISOString() ?? null,
      standing: standingIn(deps, state, timeZone),
      givenToday: state.given.reduce((sum, { minutes }) => sum + minutes, 0),
    };
  }

  return {
    /** All children of a parent, side by side. */
    async list(viewer: Viewer): Promise<{ children: ChildLimits[] }> {
      const own = await deps.childrenOf(viewer);
      const found = await Promise.all(own.map(({ id }) => reach('limits.list', viewer, id)));
      return { children: await Promise.all(found.flatMap((child) => (child === null ? [] : [show(child)]))) };
    },
    /** Decides anew about all of it; what was decided before stays on record. */
    async set(viewer: Viewer, childId: string, limits: ScreenLimits): Changed {
      const child = await reach('limits.set', viewer, childId);
      if (child === null) return fail('not-found');
      const { familyId } = child;
      const { dailyMinutes } = limits;
      const decided = { id: newId(), decidedBy: viewer.userId, decidedAt: now() };
      await database.db.transaction(async (tx) => {
        await store.decide({ childId, familyId, dailyMinutes, ...spansOf(limits), ...decided }, tx);
        const act = { act: 'limits.set', familyId, actorId: viewer.userId, subjectId: childId };
        const fields = Object.entries(limits).flatMap(([name, value]) => (value === null ? [] : [name]));
        await audit({ ...act, detail: { fields } }, tx);
      });
      return succeed(await show(child));
    },
    /** Gives 15 more minutes from now; sent twice, they are given once. */
    async giveMore(viewer: Viewer, childId: string, id: string): Changed {
      const child = await reach('limits.giveMore', viewer, childId);
      if (child === null) return fail('not-found');
      const { familyId, timeZone } = child;
      const givenAt = now();
      const given = { id, childId, familyId, day: dayOf(givenAt, timeZone), minutes: MORE_MINUTES };
      await database.db.transaction(async (tx) => {
        if (!(await store.give({ ...given, givenBy: viewer.userId, givenAt }, tx))) return;
        const act = { act: 'limits.giveMore', familyId, actorId: viewer.userId, subjectId: childId };
        await audit({ ...act, detail: { minutes: MORE_MINUTES } }, tx);
      });
      return succeed(await show(child));
    },
    /** The viewer's own standing. */
    async mine({ userId, timeZone }: Viewer): Promise<ScreenStanding> {
      return standingIn(deps, await stateOn(userId, timeZone), timeZone);
    },
    exportOf: store.everOf,
  };
}
export type LimitsService = ReturnType<typeof createLimitsService>;
