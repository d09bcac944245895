import type { TimetableSlot } from '@ori/contracts/planning';
import type { Viewer } from '@ori/core/access/viewer';
import { dayOf } from '@ori/core/learning/day-of';
import { mondayOf } from '@ori/core/planning/week';
import type { AppDeps } from '../app.deps.ts';
import { composeServices, type Services } from '../app.ts';

interface People {
  readonly parent: Viewer;
  readonly child: Viewer;
  readonly week: readonly TimetableSlot[];
}

/**
 * A weekly timetable with the lessons drawn from it, set up on the Monday of this week, so that days gone by show as
 * well as days to come. One that is there stays.
 * @throws when planning refuses: the demo must not differ from the product
 */
export async function makeDemoWeek(
  deps: AppDeps,
  { planning }: Pick<Services, 'planning'>,
  { parent, child, week }: People,
): Promise<void> {
  const told = await planning.schedule.get(parent, { childId: child.userId });
  if (!told.ok || told.value.timetable.length > 0) return;
  const today = dayOf(deps.now(), child.timeZone);
  const setUpAt = new Date(deps.now().getTime() - (Date.parse(today) - Date.parse(mondayOf(today))));
  const earlier = composeServices({ ...deps, now: () => setUpAt });
  const drawn = await earlier.planning.schedule.setTimetable(parent, {
    childId: child.userId,
    slots: [...week],
  });
  if (!drawn.ok) throw new Error(`The demo family was refused its week: ${drawn.failure}`);
}
