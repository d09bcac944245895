import type { Reports } from '@ori/contracts/administration';
import type { ReportWeeks } from '@ori/contracts/administration-names';
import { hideSmallGroups } from '@ori/core/administration/hide-small-groups';
import { mondayOf } from '@ori/core/planning/week';
import { addDays, dayOf } from '@ori/core/learning/day-of';
import { csvLine } from '@ori/core/privacy/csv';
import type { AdministrationDeps } from './administration.deps.ts';
import type { ReportsStore } from './reports.store.ts';

const WEEK_HEAD = [
  'week_beginning',
  'learners',
  'minutes',
  'answers',
  'lessons_finished',
  'skills_mastered',
  'tutor_messages',
  'new_people',
];
const GROUP_HEAD = ['group', 'part', 'count'];
/** What stands in the place of a figure behind which fewer than five people stand. */
const HIDDEN = 'hidden';
export type ReportTable = 'weeks' | 'groups';

type Deps = Pick<AdministrationDeps, 'now'> & { readonly store: ReportsStore };

/** Weeks of use; nobody is named, and small groups are not told apart. */
export function createReports({ store, now }: Deps) {
  async function read(weeks: ReportWeeks): Promise<Reports> {
    const last = mondayOf(dayOf(now(), 'UTC'));
    const first = addDays(last, -7 * (weeks - 1));
    const [rows, learners, ages, languages, moves] = await Promise.all([
      store.weeks(first, last),
      store.learners(first),
      store.ages(first),
      store.languages(first),
      store.moves(first),
    ]);
    const divided = { ages, languages, moves, safety: await store.safety(first, learners) } as const;
    const groups = (['ages', 'languages', 'moves', 'safety'] as const).map((group) => ({
      group,
      parts: [...hideSmallGroups(divided[group])],
    }));
    return { weeks: rows, learners, groups };
  }

  return {
    read,
    /** The same as a CSV table (RFC 4180), in which no cell is a formula. */
    async file(weeks: ReportWeeks, table: ReportTable): Promise<string> {
      const report = await read(weeks);
      const lines =
        table === 'weeks'
          ? report.weeks.map((week) => [
              week.monday,
              week.learners,
              week.minutes,
              week.answers,
              week.lessons,
              week.mastered,
              week.messages,
              week.newPeople,
            ])
          : report.groups.flatMap(({ group, parts }) =>
              parts.map(({ key, count }) => [group, key, count ?? HIDDEN]),
            );
      return [table === 'weeks' ? WEEK_HEAD : GROUP_HEAD, ...lines].map(csvLine).join('');
    },
  };
}
export type ReportsService = ReturnType<typeof createReports>;
