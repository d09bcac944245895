import type { Bridge, BridgePage } from '@ori/contracts/bridges';
import type { LessonSummary } from '@ori/contracts/content';
import type {
  GeometricPrinciple,
  HeritageMapping,
  LedgerClaim,
  SacredSite,
  SiteSummary,
} from '@ori/contracts/heritage';
import type { CymaticPattern, CymaticsLesson, GeometryActivity } from '@ori/contracts/heritage-sound';
import type { PatternId } from '@ori/contracts/kim-names';
import type { HiddenStory } from '@ori/contracts/hidden-stories';
import type { Locale } from '@ori/contracts/locale';
import type { MeetingsAnswer } from '@ori/contracts/meetings';
import type { ContentData } from '../data/read-data.ts';
import { bridgesOf } from './claim-bridges.ts';
import { ledgerOf } from './claim-ledger.ts';
import { mappingsOf } from './claim-mappings.ts';
import { principlesOf } from './claim-principles.ts';
import { hiddenStoriesOf } from './claim-stories.ts';
import { culturesOf, type CultureTold } from './heritage-cultures.ts';
import { geometryActivitiesOf, soundLessonsOf } from './heritage-activities.ts';
import { meetingsAnswerOf } from './heritage-meetings.ts';
import { siteSummaryOf, sitesOf } from './heritage-sites.ts';
import { tonesOf } from './heritage-tones.ts';
import type { LessonRow } from './lesson-row.ts';

/** Everything the heritage pages and services tell, in one language; English where it is not translated yet. */
export interface Heritage {
  readonly claims: readonly LedgerClaim[];
  readonly mappings: readonly HeritageMapping[];
  readonly principles: readonly GeometricPrinciple[];
  readonly sites: readonly SacredSite[];
  readonly siteSummaries: readonly SiteSummary[];
  /** How directions were computed. */
  readonly method: string;
  readonly cultures: readonly CultureTold[];
  readonly tones: readonly CymaticPattern[];
  readonly activities: readonly GeometryActivity[];
  readonly soundLessons: readonly CymaticsLesson[];
  /** People and inventions left out of textbooks. */
  readonly hiddenStories: readonly HiddenStory[];
  /** Stories beside the science they are mixed up with. */
  bridges(page: BridgePage): readonly Bridge[];
  /** A pattern's ideas on map and timeline, with what may be said of every two of them. */
  meetings(pattern: PatternId): MeetingsAnswer;
  /** Lessons that draw on a culture, by its id. */
  lessonsOf(culture: string): readonly LessonSummary[];
}

export interface HeritageParts {
  readonly data: ContentData;
  readonly rows: ReadonlyMap<string, LessonRow>;
  readonly summaryOf: (id: string) => LessonSummary | null;
  readonly locale: Locale;
}

function lessonsByMapping(rows: ReadonlyMap<string, LessonRow>): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { id, kimMappings } of rows.values())
    for (const mapping of kimMappings) found.set(mapping, [...(found.get(mapping) ?? []), id]);
  return found;
}

/** Puts the heritage of one language together. */
export function heritageOf({ data, rows, summaryOf, locale }: HeritageParts): Heritage {
  const showing = lessonsByMapping(rows);
  const mappings = mappingsOf(data, locale, (id) => showing.get(id) ?? []);
  const claims = ledgerOf({ data, mappings, lessons: rows.values(), locale });
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  const sites = sitesOf(data, byId, locale);
  const siteSummaries = sites.map(siteSummaryOf);
  const lessons = (shown: readonly HeritageMapping[]): LessonSummary[] =>
    [...new Set(shown.flatMap((mapping) => mapping.lessons))].flatMap((id) => summaryOf(id) ?? []);
  const cultures = culturesOf(data, { mappings, sites: siteSummaries, lessons }, locale);
  return {
    claims,
    mappings,
    principles: principlesOf(data, byId, locale),
    sites,
    siteSummaries,
    method: locale === 'en' ? data.sites.method : data.sites.methodWords[locale],
    cultures,
    tones: tonesOf(data, byId),
    activities: geometryActivitiesOf(data, locale),
    soundLessons: soundLessonsOf(data, locale),
    hiddenStories: hiddenStoriesOf(data, byId, locale),
    bridges: (page) => bridgesOf(page, data, locale),
    meetings: (pattern) => meetingsAnswerOf(pattern, { data, mappings, locale }),
    lessonsOf: (culture) => cultures.find((told) => told.culture.id === culture)?.lessons ?? [],
  };
}
