import type { Band, Subject } from '@ori/contracts/content';
import type { ContentData } from '../data/read-data.ts';

/** A lesson that the curriculum names, whether written or not. */
export interface PlannedLesson {
  readonly id: string;
  readonly title: string;
  readonly subject: Subject;
  readonly band: Band;
  readonly unit: string;
}

/** Lower-case letters and digits of a title, joined by dashes; apostrophes and accents vanish. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

const known = new WeakMap<ContentData, ReadonlyMap<string, PlannedLesson>>();

/** Planned lessons by id, in order. An id is the title's slug; titles that share one get subject and band behind it. */
export function plannedLessons(data: ContentData): ReadonlyMap<string, PlannedLesson> {
  const found = known.get(data);
  if (found) return found;
  const planned = new Map(planOf(data).map((lesson) => [lesson.id, lesson]));
  known.set(data, planned);
  return planned;
}

function planOf(data: ContentData): PlannedLesson[] {
  const rows = [...data.curriculum, ...data.namedLessons].flatMap(({ subject, band, units }) =>
    units.flatMap((unit) =>
      unit.lessons.map((title) => ({ title, subject, band, unit: unit.id, slug: slugOf(title) })),
    ),
  );
  const shared = new Set(rows.map((row) => row.slug).filter((slug, at, all) => all.indexOf(slug) !== at));
  return rows.map(({ slug, ...row }) => ({
    ...row,
    id: shared.has(slug) ? `${slug}-${row.subject}-${row.band.toLowerCase()}` : slug,
  }));
}
