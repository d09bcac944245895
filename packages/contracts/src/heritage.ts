import { z } from 'zod';
import { evidenceLabel, kimCard, lessonSummary, relation, source } from './content.ts';
import { LEDGER_KINDS, REVIEW_STATES } from './ledger-kinds.ts';
import { locale } from './locale.ts';

export { LEDGER_KINDS, REVIEW_STATES };
export const ledgerKind = z.enum(LEDGER_KINDS);
export type LedgerKind = z.infer<typeof ledgerKind>;

export const reviewState = z.enum(REVIEW_STATES);
export type ReviewState = z.infer<typeof reviewState>;

/** A label that was changed, and why: kept for everybody to read (charter §1, rule 8). */
export const claimChange = z.object({
  claim: z.string(),
  date: z.iso.date(),
  from: evidenceLabel,
  to: evidenceLabel,
  why: z.string().min(20),
});
export type ClaimChange = z.infer<typeof claimChange>;

/** One claim of the product with everything that stands behind it. Its id never changes. */
export const ledgerClaim = z
  .object({
    id: z.string(),
    kind: ledgerKind,
    /** What the claim is about, e.g. the site's or the lesson's name. */
    title: z.string(),
    /** The language of title, text, date, dissent and note; English where it is not translated yet. */
    lang: locale,
    text: z.string(),
    label: evidenceLabel,
    /** Only of a mapping: how the two ideas belong together. */
    relation: relation.nullable(),
    /** The culture it is told of, where it is of one. */
    culture: z.string().nullable(),
    cultureName: z.string().nullable(),
    date: z.string().nullable(),
    sources: z.array(source),
    /** What others hold against it, or where it is pushed too far. */
    dissent: z.string().nullable(),
    review: reviewState,
    /** Who signed it: role and date. */
    reviewers: z.array(z.object({ role: z.string(), name: z.string(), date: z.string() })),
    changes: z.array(claimChange.omit({ claim: true })),
    /** The lesson that states it; null for what comes from a table. */
    lessonId: z.string().nullable(),
  })
  .meta({ id: 'LedgerClaim' });
export type LedgerClaim = z.infer<typeof ledgerClaim>;

/** Which part of the ledger is asked for. Words of `search` must all be found, in any order, without accents. */
export const claimsQuery = z.object({
  first: z.coerce.number().int().min(1).max(100).default(24),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
  culture: z.string().max(40).optional(),
  label: z.string().max(40).optional(),
  kind: z.string().max(40).optional(),
  search: z.string().max(100).optional(),
});
export type ClaimsQuery = z.infer<typeof claimsQuery>;

const counted = z.object({ key: z.string(), count: z.int() });
/** A page of the ledger; `labels`, `cultures` and `kinds` count the claims that the other filters leave. */
export const claimsAnswer = z.object({
  claims: z.array(ledgerClaim),
  total: z.int(),
  /** All claims of the product, whatever the filter. */
  all: z.int(),
  first: z.int(),
  offset: z.int(),
  labels: z.array(counted),
  cultures: z.array(counted.extend({ name: z.string() })),
  kinds: z.array(counted),
});
export type ClaimsAnswer = z.infer<typeof claimsAnswer>;

/** What `/methodology` is asked for: a part of the ledger, and one claim to be shown by itself. */
export const methodologyQuery = claimsQuery.extend({
  first: claimsQuery.shape.first.unwrap().default(12),
  claim: z.string().max(200).optional(),
});
export type MethodologyQuery = z.infer<typeof methodologyQuery>;

/** What the product says on a contested thing, without what every card says besides. */
export const contestedView = ledgerClaim.pick({
  id: true,
  title: true,
  lang: true,
  text: true,
  label: true,
  sources: true,
  dissent: true,
});
export type ContestedView = z.infer<typeof contestedView>;

/** Somebody who found or made something; years are negative before the common era. */
export const historicalDeed = z.object({
  id: z.string(),
  year: z.int(),
  who: z.string(),
  lang: locale,
  text: z.string(),
  label: evidenceLabel,
  sources: z.array(source),
});
export type HistoricalDeed = z.infer<typeof historicalDeed>;

/** The method and the archive: everything `/methodology` shows. */
export const methodologyAnswer = z.object({
  ledger: claimsAnswer,
  /** The claim that was asked for; null where none was, or there is none of that id. */
  chosen: ledgerClaim.nullable(),
  /** What the product says on contested things. */
  contested: z.array(contestedView),
  /** The whole ledger, counted by where a claim comes from and its label. */
  shelf: z.array(z.object({ kind: ledgerKind, label: evidenceLabel, count: z.int() })),
  reviews: z.array(z.object({ state: reviewState, count: z.int() })),
  /** Every label that was changed, newest first, with what the claim is about. */
  changes: z.array(claimChange.extend({ title: z.string() })),
});
export type MethodologyAnswer = z.infer<typeof methodologyAnswer>;

/** A statement inside another answer: its text with label, sources, and the ledger's id of it. */
const stated = { claimId: z.string(), label: evidenceLabel, sources: z.array(source) };
export const statement = z.object({ text: z.string(), ...stated }).meta({ id: 'Statement' });
export type Statement = z.infer<typeof statement>;

/** A mapping as a card, with what map and timeline need. Years are negative before the common era. */
export const heritageMapping = kimCard
  .extend({
    lang: locale,
    channel: z.string().nullable(),
    subjects: z.array(z.string()),
    bands: z.array(z.string()),
    yearFrom: z.int().nullable(),
    yearTo: z.int().nullable(),
    /** Where the object or text was found or made, as near as is told. */
    place: z.object({ name: z.string(), lat: z.number(), lon: z.number() }).nullable(),
    review: reviewState,
    /** Lessons that show this card. */
    lessons: z.array(z.string()),
  })
  .meta({ id: 'HeritageMapping' });
export type HeritageMapping = z.infer<typeof heritageMapping>;
export const mappingsAnswer = z.object({ mappings: z.array(heritageMapping) });
export type MappingsAnswer = z.infer<typeof mappingsAnswer>;

/** How far an axis is accepted: a label of the charter and the data's own words. All angles in degrees, epoch a year. */
export const siteAlignment = z
  .object({
    ...stated,
    kind: z.string(),
    target: z.string(),
    status: z.string(),
    event: z.string().nullable(),
    epoch: z.int().nullable(),
    horizonAltDeg: z.number().nullable(),
    /** Null where the published axis is still to be verified. */
    axisAzimuthDeg: z.number().nullable(),
    declinationDeg: z.number().nullable(),
    computedAzimuthDeg: z.number().nullable(),
    computedAltitudeDeg: z.number().nullable(),
    computedDeclinationDeg: z.number().nullable(),
    differenceDeg: z.number().nullable(),
    toleranceDeg: z.number().nullable(),
  })
  .meta({ id: 'SiteAlignment' });
export type SiteAlignment = z.infer<typeof siteAlignment>;

/** A feature as measured (spec §3); `significance` and `mathematicalProperty` are null where none is documented. */
export const siteFeature = z
  .object({
    ...stated,
    type: z.string(),
    measurements: z.string(),
    significance: z.string().nullable(),
    mathematicalProperty: z.string().nullable(),
  })
  .meta({ id: 'SiteFeature' });
export type SiteFeature = z.infer<typeof siteFeature>;

const siteHead = {
  id: z.string(),
  /** Name, place and civilisation are in the reader's language. */
  name: z.string(),
  /** The language of what is told of the site. */
  lang: locale,
  location: z.string(),
  civilization: z.string(),
  culture: z.string().nullable(),
  cultureName: z.string().nullable(),
  dateBuilt: z.string(),
  dateFrom: z.int(),
  dateTo: z.int(),
  lat: z.number(),
  lon: z.number(),
  /** True where the place is told roughly on purpose, or is not verified: a tenth of a degree. */
  isApproximate: z.boolean(),
};
export const siteSummary = z
  .object({
    ...siteHead,
    /** Kinds of alignment that are told of it; empty where none is claimed. */
    alignmentKinds: z.array(z.string()),
    hasAcoustics: z.boolean(),
  })
  .meta({ id: 'SiteSummary' });
export type SiteSummary = z.infer<typeof siteSummary>;
export const sitesAnswer = z.object({ sites: z.array(siteSummary), method: z.string() });
export type SitesAnswer = z.infer<typeof sitesAnswer>;

/** A place with what was measured there (spec §3: sacred site). */
export const sacredSite = z
  .object({
    ...siteHead,
    geometricFeatures: z.array(siteFeature),
    astronomicalAlignments: z.array(siteAlignment),
    /** Null where nothing sound was measured. */
    acousticProperties: z.string().nullable(),
    acoustics: statement.nullable(),
    modernStudies: z.string(),
    /** Respect the place asks of whoever reads about it. */
    note: z.string().nullable(),
    /** Where and when it was built, as a claim. */
    built: statement.nullable(),
  })
  .meta({ id: 'SacredSite' });
export type SacredSite = z.infer<typeof sacredSite>;
/** A site with how its directions were computed. */
export const siteAnswer = z.object({ site: sacredSite, method: z.string(), lessons: z.array(lessonSummary) });
export type SiteAnswer = z.infer<typeof siteAnswer>;

/** A principle of geometry (spec §3); `statements` are the same sentences with their labels and sources. */
export const geometricPrinciple = z
  .object({
    id: z.string(),
    name: z.string(),
    lang: locale,
    description: z.string(),
    mathematicalBasis: z.string(),
    naturalOccurrences: z.string(),
    architecturalApplications: z.string(),
    spiritualSignificance: z.string(),
    statements: z.object({
      mathematicalBasis: statement,
      naturalOccurrences: statement,
      architecturalApplications: statement,
      spiritualSignificance: statement,
    }),
    /** What is often said of it and is not shown. */
    caution: z.string().nullable(),
  })
  .meta({ id: 'GeometricPrinciple' });
export type GeometricPrinciple = z.infer<typeof geometricPrinciple>;
export const principlesAnswer = z.object({ principles: z.array(geometricPrinciple) });
export type PrinciplesAnswer = z.infer<typeof principlesAnswer>;

const cultureHead = {
  id: z.string(),
  name: z.string(),
  /** The language of its texts. */
  lang: locale,
  period: z.string(),
  region: z.string(),
  /** False for companions that appear beside the eight. */
  core: z.boolean(),
  /** How sure its time and places are. */
  label: evidenceLabel,
};
export const cultureSummary = z
  .object({
    ...cultureHead,
    /** Its mappings with the years they are of; null where none is told. */
    ideas: z.array(z.object({ id: z.string(), yearFrom: z.int().nullable(), yearTo: z.int().nullable() })),
    sites: z.int(),
    lessons: z.int(),
  })
  .meta({ id: 'CultureSummary' });
export type CultureSummary = z.infer<typeof cultureSummary>;
export const culturesAnswer = z.object({ cultures: z.array(cultureSummary) });
export type CulturesAnswer = z.infer<typeof culturesAnswer>;

/** A culture with its mappings, sites and the lessons that draw on it. */
export const cultureAnswer = z.object({
  culture: z.object({
    ...cultureHead,
    why: z.string(),
    livingCommunities: z.string(),
    sources: z.array(source),
  }),
  mappings: z.array(heritageMapping),
  sites: z.array(siteSummary),
  lessons: z.array(lessonSummary),
  /** Claims of the ledger about it, by label. */
  labels: z.array(counted),
});
export type CultureAnswer = z.infer<typeof cultureAnswer>;
