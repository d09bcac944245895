import type { HeritageMapping, LedgerClaim } from '@ori/contracts/heritage';
import type { Locale } from '@ori/contracts/locale';
import type { ContentData } from '../data/read-data.ts';
import { bridgeClaims } from './claim-bridges.ts';
import { contestedClaims } from './claim-contested.ts';
import { cultureClaims } from './claim-cultures.ts';
import { historyClaims } from './claim-histories.ts';
import { lessonClaims } from './claim-lessons.ts';
import { mappingClaims } from './claim-mappings.ts';
import { materialClaims } from './claim-materials.ts';
import { mindClaims } from './claim-mind.ts';
import { meetingClaims } from './claim-meetings.ts';
import { methodClaims } from './claim-methods.ts';
import { principleClaims } from './claim-principles.ts';
import { siteClaims } from './claim-sites.ts';
import { storyClaims } from './claim-stories.ts';
import { patentClaims, ruleClaims, subjectSoundClaims, toneClaims } from './claim-tables.ts';
import type { LessonRow } from './lesson-row.ts';

/** What the ledger is made of, in one language. */
export interface LedgerParts {
  readonly data: ContentData;
  readonly mappings: readonly HeritageMapping[];
  readonly lessons: Iterable<LessonRow>;
  readonly locale: Locale;
}

/** Claims of the data files: all but the lessons'. */
export function dataClaims({ data, mappings, locale }: Omit<LedgerParts, 'lessons'>): LedgerClaim[] {
  return [
    ...mappingClaims(mappings),
    ...siteClaims(data, locale),
    ...cultureClaims(data, locale),
    ...principleClaims(data, locale),
    ...materialClaims(data, locale),
    ...toneClaims(data, locale),
    ...subjectSoundClaims(data, locale),
    ...mindClaims(data, locale),
    ...bridgeClaims(data, locale),
    ...meetingClaims(data, locale),
    ...storyClaims(data, locale),
    ...historyClaims(data, locale),
    ...methodClaims(data, locale),
    ...patentClaims(data, locale),
    ...ruleClaims(data, locale),
    ...contestedClaims(data, locale),
  ];
}

function withChanges(claim: LedgerClaim, data: ContentData): LedgerClaim {
  const changes = data.claimChanges.filter((change) => change.claim === claim.id);
  return changes.length === 0
    ? claim
    : { ...claim, changes: changes.map(({ claim: _claim, ...change }) => change) };
}

/** Every claim of the product: what is told of people first, the lessons last. */
export function ledgerOf(parts: LedgerParts): LedgerClaim[] {
  const { data, lessons, locale } = parts;
  return [...dataClaims(parts), ...lessonClaims(data, lessons, locale)].map((claim) =>
    withChanges(claim, data),
  );
}
