import type { ContentData } from '@ori/content/data/read-data';
import type { Heritage } from '@ori/content/index/heritage-index';
import type { LedgerClaim } from '@ori/contracts/heritage';
import type { Locale } from '@ori/contracts/locale';
import type { MindActivity, MindAnswer, MindClaim } from '@ori/contracts/mind';
import { MIND_BANDS } from '@ori/contracts/mind-names';

/** The part of the content that this page needs. */
export interface MindContent {
  readonly data: Pick<ContentData, 'mindActivities'>;
  heritage(locale: Locale): Pick<Heritage, 'claims'>;
}

/** What the page says on contested things, in this order. */
const CONTESTED = [
  'contested.ten-percent',
  'contested.quantum-consciousness',
  'contested.pineal',
  'contested.healing-frequency',
] as const;

const claimOf = ({ id, text, label, sources, lang }: LedgerClaim): MindClaim => ({
  claimId: id,
  text,
  label,
  sources,
  lang,
});

/** The quiet activities in one language, youngest first. */
export function mindActivitiesOf({ data }: Pick<MindContent, 'data'>, locale: Locale): MindActivity[] {
  return data.mindActivities.activities.map((row) => ({
    ...row,
    title: row.title[locale],
    purpose: row.purpose[locale],
    steps: row.steps.map((step) => step[locale]),
    instead: row.instead[locale],
    adult: row.adult[locale],
  }));
}

/** Findings, traditions, contested things, activities and their rules, in one language. */
export function mindOf(content: MindContent, locale: Locale): MindAnswer {
  const { claims } = content.heritage(locale);
  const { safety, talk } = content.data.mindActivities;
  return {
    lang: locale,
    findings: claims.filter(({ id }) => id.startsWith('mind.finding-')).map(claimOf),
    traditions: claims
      .filter(({ id }) => id.startsWith('mind.tradition-'))
      .map((claim) => ({
        ...claimOf(claim),
        culture: claim.culture ?? '',
        cultureName: claim.cultureName ?? '',
      })),
    contested: CONTESTED.flatMap((id) => claims.find((claim) => claim.id === id) ?? []),
    activities: mindActivitiesOf(content, locale),
    safety: safety.map((rule) => rule[locale]),
    talk: MIND_BANDS.map((band) => ({ band, questions: talk[band].map((asked) => asked[locale]) })),
  };
}
