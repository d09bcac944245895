import type { TimetableInput } from '@ori/contracts/planning';
import type { Result } from '@ori/contracts/result';
import type { Learner } from '@ori/core/access/learner';
import type { Viewer } from '@ori/core/access/viewer';
import { isSameWeek } from '@ori/core/planning/same-week';
import type { Tx } from '../../db/database.ts';
import { Undone, unlessUndone } from '../../db/undo-on-failure.ts';
import type { PlanDeps } from './plan-changes.ts';
import { planOf } from './plan-drawing.ts';

type Redraw = (
  operation: 'schedule.setTimetable',
  viewer: Viewer,
  learner: Learner,
  how: { within: (tx: Tx) => Promise<void> },
) => Promise<void>;

/** Sets the week and draws the coming weeks by it; a week that changed since the change began stays. */
export function createSettingTimetables({ timetables }: Pick<PlanDeps, 'timetables'>, redraw: Redraw) {
  return async (
    viewer: Viewer,
    learner: Learner,
    { slots, before }: TimetableInput,
  ): Promise<Result<void, 'changed-meanwhile'>> => {
    const within = async (tx: Tx) => {
      const standing = await timetables.slotsOf(learner.userId, tx);
      const isKnown = [slots, before ?? standing].some((week) => isSameWeek(week, standing));
      if (!isKnown) throw new Undone('changed-meanwhile' as const);
      await timetables.setSlots(planOf(learner), slots, tx);
    };
    return unlessUndone(() => redraw('schedule.setTimetable', viewer, learner, { within }));
  };
}
