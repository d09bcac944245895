import type { CalendarAnswer, CalendarItem } from '@ori/contracts/calendar';
import type { Locale } from '@ori/contracts/locale';
import type { PlannedAssignment, RestSpan, ScheduleEntry } from '@ori/contracts/planning';
import type { Learner, ReachLearner } from '@ori/core/access/learner';
import type { Viewer } from '@ori/core/access/viewer';
import { dayOf } from '@ori/core/learning/day-of';
import { mondayOf } from '@ori/core/planning/week';
import type { PlanningService } from './planning.service.ts';

/** A day that another room keeps, such as a filing deadline. `key` stays the same as long as it is the same thing. */
export interface DatedThing {
  readonly key: string;
  readonly childId: string | null;
  readonly day: string;
  readonly title: string;
}
/** Dated things of some children between two days, both included. */
export type DatedThings = (
  childIds: readonly string[],
  from: string,
  to: string,
  locale: Locale,
) => Promise<readonly DatedThing[]>;

export interface CalendarDeps {
  readonly planning: Pick<PlanningService, 'schedule' | 'assignments' | 'years'>;
  readonly reach: ReachLearner;
  readonly childIdsOf: (viewer: Viewer) => Promise<readonly string[]>;
  readonly datedThings: readonly DatedThings[];
  readonly now: () => Date;
}
interface Days {
  readonly from: string;
  readonly to: string;
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const NOTHING = { reason: null, subject: null, status: null, sourceId: null, lessonId: null };

function lessonItem(entry: ScheduleEntry): CalendarItem[] {
  const { id: sourceId, childId, day, lesson, subject, status } = entry;
  if (lesson === null) return [];
  const key = `lesson-${childId}-${lesson.id}`;
  const named = { key, kind: 'lesson', day, until: day, childId, title: lesson.title } as const;
  return [{ ...NOTHING, ...named, subject, status, sourceId, lessonId: lesson.id }];
}

/** Time of a subject that no lesson is left for: once a day and subject. It is never late: another day has its own. */
function practiceItem(entry: ScheduleEntry): CalendarItem[] {
  const { childId, day, kind, subject, status } = entry;
  if (kind !== 'practice') return [];
  const named = { key: `practice-${childId}-${subject}-${day}`, kind, day, until: day, childId } as const;
  return [{ ...NOTHING, ...named, title: null, subject, status: status === 'late' ? null : status }];
}

function assignmentItem(given: PlannedAssignment): CalendarItem {
  const { id: sourceId, childId, dueOn: day, title, lesson, status } = given;
  const named = { kind: 'assignment', day, until: day, childId, title } as const;
  const about = { subject: lesson?.subject ?? null, lessonId: lesson?.id ?? null };
  return { ...NOTHING, key: `assignment-${sourceId}`, ...named, ...about, status, sourceId };
}

function restItem({ id, childId, from: day, to: until, title, reason }: RestSpan): CalendarItem {
  return { ...NOTHING, key: `rest-${id}`, kind: 'rest', day, until, childId, title, reason };
}

/** One of each, in the order of their days. */
function inOrder(items: readonly CalendarItem[], { from, to }: Days): CalendarItem[] {
  const once = new Map(items.map((item) => [item.key, item]));
  return [...once.values()]
    .filter(({ day, until }) => day <= to && until >= from)
    .toSorted((a, b) => a.day.localeCompare(b.day) || a.key.localeCompare(b.key));
}

/** Everything dated of a family in one list: lessons, practice, assignments, days off, terms, and what other rooms know. */
export function createCalendarService({ planning, reach, childIdsOf, datedThings, now }: CalendarDeps) {
  async function ofChild(viewer: Viewer, learner: Learner, { from, to }: Days): Promise<CalendarItem[]> {
    const monday = mondayOf(from);
    const weeks = Math.floor((Date.parse(to) - Date.parse(monday)) / WEEK_MS) + 1;
    const { entries, rests } = await planning.schedule.show(viewer, learner, monday, weeks);
    return [...entries.flatMap(lessonItem), ...entries.flatMap(practiceItem), ...rests.map(restItem)];
  }

  async function termItems(viewer: Viewer): Promise<CalendarItem[]> {
    const { terms } = await planning.years.get(viewer);
    return terms.map(({ id, childId, title, from: day, to: until }) => {
      return { ...NOTHING, key: `term-${id}`, kind: 'term', day, until, childId, title };
    });
  }

  async function deadlineItems(
    viewer: Viewer,
    ids: readonly string[],
    { from, to }: Days,
  ): Promise<CalendarItem[]> {
    const told = await Promise.all(datedThings.map((tell) => tell(ids, from, to, viewer.locale)));
    return told.flat().map(({ key, childId, day, title }) => {
      return { ...NOTHING, key: `deadline-${key}`, kind: 'deadline', day, until: day, childId, title };
    });
  }

  /** The children of a parent. */
  async function childrenOf(viewer: Viewer): Promise<Learner[]> {
    const ids = await childIdsOf(viewer);
    const found = await Promise.all(ids.map((id) => reach('calendar.get', viewer, id)));
    return found.flatMap((learner) => learner ?? []);
  }

  async function itemsOf(viewer: Viewer, learners: readonly Learner[], days: Days): Promise<CalendarItem[]> {
    const ids = learners.map(({ userId }) => userId);
    const given = await planning.assignments.list(viewer, {});
    const parts = await Promise.all([
      ...learners.map((learner) => ofChild(viewer, learner, days)),
      termItems(viewer),
      deadlineItems(viewer, ids, days),
    ]);
    const assigned = given.ok ? given.value.map(assignmentItem) : [];
    return inOrder([...parts.flat(), ...assigned], days);
  }

  return {
    childrenOf,
    itemsOf,
    async get(viewer: Viewer, { from, to }: Days): Promise<CalendarAnswer> {
      const items = await itemsOf(viewer, await childrenOf(viewer), { from, to });
      return { from, to, today: dayOf(now(), viewer.timeZone), items };
    },
  };
}
export type CalendarService = ReturnType<typeof createCalendarService>;
