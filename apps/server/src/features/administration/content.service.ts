import type { Taught } from '@ori/contracts/administration';
import { EVIDENCE_LABELS } from '@ori/contracts/evidence-labels';
import type { LedgerClaim } from '@ori/contracts/heritage';
import { REVIEW_STATES } from '@ori/contracts/ledger-kinds';
import { LOCALES, type Locale } from '@ori/contracts/locale';
import { BANDS, SUBJECTS } from '@ori/contracts/subjects';
import { TEXT_KINDS } from '@ori/contracts/text-names';
import type { AdministrationDeps } from './administration.deps.ts';
import type { ContentStore } from './content.store.ts';

/** Sources and lessons that are named one by one; the rest are counted. */
const NAMED_MAX = 100;
const REPORTED_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

type Deps = Pick<AdministrationDeps, 'content' | 'now'> & { readonly store: ContentStore };

function countBy<Row>(keys: readonly string[], rows: readonly Row[], keyOf: (row: Row) => string) {
  return keys.map((key) => ({ key, count: rows.filter((row) => keyOf(row) === key).length }));
}

/** The different sources of all claims, each with how many claims rest on it and whether it has an address. */
function sourcesOf(claims: readonly LedgerClaim[]) {
  const found = new Map<string, { readonly text: string; claims: number; hasAddress: boolean }>();
  for (const { text, url } of claims.flatMap(({ sources }) => sources)) {
    const known = found.get(text) ?? { text, claims: 0, hasAddress: false };
    known.claims += 1;
    known.hasAddress ||= url !== undefined;
    found.set(text, known);
  }
  return [...found.values()];
}

function claimsOf(claims: readonly LedgerClaim[]): Taught['claims'] {
  const sources = sourcesOf(claims);
  const without = sources.filter(({ hasAddress }) => !hasAddress);
  return {
    all: claims.length,
    labels: countBy(EVIDENCE_LABELS, claims, ({ label }) => label),
    reviews: countBy(REVIEW_STATES, claims, ({ review }) => review),
    sources: sources.length,
    withAddress: sources.length - without.length,
    withoutAddress: without
      .toSorted((one, other) => other.claims - one.claims || one.text.localeCompare(other.text, 'en'))
      .slice(0, NAMED_MAX)
      .map(({ text, claims: resting }) => ({ text, claims: resting })),
  };
}

function languageOf({ content }: Deps, locale: Locale): Taught['languages'][number] {
  const missing = content.lessonIds.filter((id) => !content.lessonLanguages(id).includes(locale));
  const titles = missing.slice(0, NAMED_MAX);
  return {
    locale,
    lessons: content.lessonIds.length - missing.length,
    missing: titles.map((id) => ({ id, title: content.lessonSummary(id, 'en')?.title ?? id })),
  };
}

function subjectsOf({ content }: Deps): Taught['subjects'] {
  const lessons = content.lessonIds.flatMap((id) => content.lessonSummary(id, 'en') ?? []);
  return SUBJECTS.map((subject) => {
    const own = lessons.filter((lesson) => lesson.subject === subject);
    const bands = countBy(BANDS, own, ({ band }) => band).filter(({ count }) => count > 0);
    return { subject, lessons: own.length, bands };
  });
}

/** Everything that follows from the content alone; it stays as it is while the process runs. */
function tellContent(deps: Deps): Omit<Taught, 'reported' | 'ownCourses'> {
  const { content } = deps;
  return {
    version: content.version,
    lessons: content.lessonIds.length,
    courses: content.courses('en').length,
    skills: content.skills.length,
    languages: LOCALES.map((locale) => languageOf(deps, locale)),
    subjects: subjectsOf(deps),
    claims: claimsOf(content.heritage('en').claims),
    texts: TEXT_KINDS.map((kind) => ({ key: kind, count: content.texts.list(kind, 'en').length })),
  };
}

/** What is taught here, and what people said of it. */
export function createTaught(deps: Deps) {
  let told: ReturnType<typeof tellContent> | null = null;
  return {
    async read(): Promise<Taught> {
      told ??= tellContent(deps);
      const since = new Date(deps.now().getTime() - REPORTED_DAYS * DAY_MS);
      const { ownCourses, ...reported } = await deps.store.reported(since);
      return { ...told, reported, ownCourses };
    },
  };
}
export type TaughtService = ReturnType<typeof createTaught>;
