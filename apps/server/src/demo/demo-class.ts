import type { Viewer } from '@ori/core/access/viewer';
import { addDays, dayOf } from '@ori/core/learning/day-of';
import type { AppDeps } from '../app.deps.ts';
import type { Services } from '../app.ts';
import { linked } from './demo-messages.ts';

interface People {
  readonly parent: Viewer;
  readonly child: Viewer;
  readonly teacher: Viewer;
}

/** A fixed id: a start that was cut short makes no second class. */
const CLASS = { id: 'd3a00000-0000-4000-8000-0000000000c1', name: 'Tuesday math' };
const PRACTICE = { kind: 'practice', skill: 'ma-addunlike', count: 8 } as const;
const DUE_IN_DAYS = 3;

/**
 * The demo's teacher puts this child into a class, and gives it some practice, as far as its parent lets them.
 * @throws when the product refuses: the demo must not differ from it
 */
export async function makeDemoClass(
  { now }: Pick<AppDeps, 'now'>,
  { messaging, classrooms, planning }: Pick<Services, 'messaging' | 'classrooms' | 'planning'>,
  people: People,
): Promise<void> {
  const { child, teacher } = people;
  await linked(messaging, people, { progress: true, records: false, work: true });
  const { classes } = classrooms;
  const there = (await classes.listOf(teacher)).find(({ id }) => id === CLASS.id);
  const childIds = [...new Set([...(there?.childIds ?? []), child.userId])];
  const kept = there
    ? await classes.change(teacher, CLASS.id, { name: CLASS.name, childIds })
    : await classes.make(teacher, { ...CLASS, childIds });
  if (!kept.ok) throw new Error(`The demo teacher was refused a class: ${kept.failure}`);
  const dueOn = addDays(dayOf(now(), teacher.timeZone), DUE_IN_DAYS);
  const given = await planning.assignments.give(teacher, { childId: child.userId, ...PRACTICE, dueOn });
  if (!given.ok) throw new Error(`The demo teacher was refused to give work: ${given.failure}`);
}
