import type { RepeatRule } from '@ori/contracts/transcript-names';

/** A course with its place in the chain of courses that repeat one another. */
interface Attempted {
  readonly id: string;
  readonly repeats: string | null;
  /** Grade points; null where it has none. */
  readonly points: number | null;
  readonly isPassed: boolean;
  /** Finished with a grade: an unfinished or withdrawn try replaces nothing. */
  readonly isDone: boolean;
}

/** What a course counts for beside those that repeat it. */
export interface Standing {
  readonly countsInAverage: boolean;
  readonly earnsCredit: boolean;
}
const OUT: Standing = { countsInAverage: false, earnsCredit: false };

/** The first course of a chain; a chain that runs in a circle ends where it began. */
function rootOf<Course extends Attempted>(course: Course, byId: ReadonlyMap<string, Course>): string {
  const seen: string[] = [];
  let here: Course = course;
  while (here.repeats !== null && !seen.includes(here.id)) {
    seen.push(here.id);
    const earlier = byId.get(here.repeats);
    if (earlier === undefined) break;
    here = earlier;
  }
  return seen.includes(here.id) ? (seen.toSorted()[0] ?? here.id) : here.id;
}

/** Better by points, then by having passed; of two alike the later one. */
function best<Course extends Attempted>(chain: readonly Course[]): Course {
  const worth = ({ points, isPassed }: Course) => (points ?? -1) * 2 + (isPassed ? 1 : 0);
  return chain.reduce((found, each) => (worth(each) >= worth(found) ? each : found));
}

function standingOf<Course extends Attempted>(
  course: Course,
  chain: readonly Course[],
  rule: RepeatRule,
): Standing {
  if (rule === 'all') {
    const crediting = chain.findLast(({ isPassed }) => isPassed);
    return { countsInAverage: true, earnsCredit: course.id === crediting?.id };
  }
  const counting = rule === 'best' ? best(chain) : chain.at(-1);
  return course.id === counting?.id ? { countsInAverage: true, earnsCredit: course.isPassed } : OUT;
}

/**
 * Which courses count when some repeat others. `courses` stand in the order they were taken. Under `latest` only the
 * last finished try counts, under `best` the best one, under `all` every one is in the average; credit is earned once.
 */
export function standings<Course extends Attempted>(
  courses: readonly Course[],
  rule: RepeatRule,
): ReadonlyMap<string, Standing> {
  const byId = new Map(courses.map((course) => [course.id, course]));
  const chains = Map.groupBy(
    courses.filter(({ isDone }) => isDone),
    (course) => rootOf(course, byId),
  );
  const done = [...chains.values()].flatMap((chain) =>
    chain.map((course) => [course.id, standingOf(course, chain, rule)] as const),
  );
  const open = courses.filter(({ isDone }) => !isDone).map(({ id }) => [id, OUT] as const);
  return new Map([...open, ...done]);
}
