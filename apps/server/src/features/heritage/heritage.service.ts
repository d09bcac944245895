import type { Heritage } from '@ori/content/index/heritage-index';
import type { BridgePage, BridgesAnswer } from '@ori/contracts/bridges';
import type { ErrorCode } from '@ori/contracts/errors';
import { EVIDENCE_LABELS } from '@ori/contracts/evidence-labels';
import type { CultureAnswer, CulturesAnswer, LedgerClaim, SiteAnswer } from '@ori/contracts/heritage';
import type { PatternId } from '@ori/contracts/kim-names';
import type { Locale } from '@ori/contracts/locale';
import { fail, type Result, succeed } from '@ori/contracts/result';
import { activityAgeGroup } from '@ori/core/heritage/age-groups';
import { findNamed } from '@ori/core/heritage/find-named';
import { soundLessonFor } from '@ori/core/heritage/sound-lesson';
import { cultureSummaryOf } from '@ori/content/index/heritage-cultures';
import { sameTone } from '@ori/core/sound/same-tone';

export interface HeritageDeps {
  readonly content: { heritage(locale: Locale): Heritage };
  readonly log: { error(details: Record<string, unknown>, message: string): void };
}

type ListFailure = Extract<ErrorCode, 'principles-failed' | 'sites-failed' | 'tones-failed'>;

/** How many claims carry each label; labels that none carries are left out. */
function labelsOf(claims: readonly LedgerClaim[]): CultureAnswer['labels'] {
  return EVIDENCE_LABELS.map((key) => ({
    key,
    count: claims.filter(({ label }) => label === key).length,
  })).filter(({ count }) => count > 0);
}

/** Cultures, places, principles and tones: the same for everybody, and read only. */
export function createHeritageService({ content, log }: HeritageDeps) {
  /** A list that cannot be had is told in the specification's words (spec §8); the reason goes to the log. */
  function listed<Value>(code: ListFailure, load: () => Value): Result<Value, ListFailure> {
    try {
      return succeed(load());
    } catch (err) {
      log.error({ err }, code);
      return fail(code);
    }
  }

  function culture(id: string, locale: Locale): CultureAnswer | null {
    const { cultures, claims } = content.heritage(locale);
    const told = cultures.find((each) => each.culture.id === id);
    if (!told) return null;
    return { ...told, labels: labelsOf(claims.filter((claim) => claim.culture === id)) };
  }

  function site(name: string, locale: Locale): SiteAnswer | null {
    const { sites, method, lessonsOf } = content.heritage(locale);
    const found = findNamed(sites, name);
    return found && { site: found, method, lessons: [...lessonsOf(found.culture ?? '')] };
  }

  return {
    cultures: (locale: Locale): CulturesAnswer => ({
      cultures: content.heritage(locale).cultures.map(cultureSummaryOf),
    }),
    culture,
    sites: (locale: Locale) => listed('sites-failed', () => [...content.heritage(locale).sites]),
    siteSummaries: (locale: Locale) =>
      listed('sites-failed', () => {
        const { siteSummaries, method } = content.heritage(locale);
        return { sites: [...siteSummaries], method };
      }),
    site,
    principles: (locale: Locale) =>
      listed('principles-failed', () => [...content.heritage(locale).principles]),
    principle: (name: string, locale: Locale) => findNamed(content.heritage(locale).principles, name),
    mappings: (locale: Locale) => ({ mappings: [...content.heritage(locale).mappings] }),
    allActivities: (locale: Locale) => [...content.heritage(locale).activities],
    bridges: (page: BridgePage, locale: Locale): BridgesAnswer => ({
      page,
      bridges: [...content.heritage(locale).bridges(page)],
    }),
    meetings: (pattern: PatternId, locale: Locale) => content.heritage(locale).meetings(pattern),
    activities(ageGroup: string, locale: Locale) {
      const wanted = activityAgeGroup(ageGroup);
      return content.heritage(locale).activities.filter(({ ageGroups }) => ageGroups.includes(wanted));
    },
    tones: (locale: Locale) => listed('tones-failed', () => [...content.heritage(locale).tones]),
    tone: (frequencyHz: number, locale: Locale) => sameTone(content.heritage(locale).tones, frequencyHz),
    soundLesson: (ageGroup: string, focusArea: string, locale: Locale) =>
      soundLessonFor(content.heritage(locale).soundLessons, ageGroup, focusArea),
  };
}
export type HeritageService = ReturnType<typeof createHeritageService>;
