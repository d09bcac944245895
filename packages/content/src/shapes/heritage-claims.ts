import { z } from 'zod';
import { evidenceLabel } from '@ori/contracts/content';
import { claimChange } from '@ori/contracts/heritage';
import { words } from './common.ts';

/** Ids of `sources` below, or of the bibliography of mappings.json. */
const sourceIds = z.array(words).min(1);
/** A label with its sources for a text of another data file; `text` stands instead of that where it needs care. */
const backed = z.strictObject({ label: evidenceLabel, sources: sourceIds, text: words.optional() });
export type Backed = z.infer<typeof backed>;

const principle = z.strictObject({
  mathematicalBasis: backed,
  naturalOccurrences: backed,
  architecturalApplications: backed,
  spiritualSignificance: backed,
  /** What is often said of it and is not shown. */
  caution: words.nullable(),
});

const site = z.strictObject({
  location: words,
  /** In the order of the site's `geometricFeatures`. */
  features: z.array(
    z.strictObject({
      type: words,
      mathematicalProperty: words.nullable(),
      significance: words.nullable(),
      /** What this one rests on, where that is not the survey. */
      sources: sourceIds.optional(),
    }),
  ),
  /** What its measures are taken from, besides the place itself. */
  survey: sourceIds,
  /** In the order of its `astronomicalAlignments`. */
  alignments: z.array(backed),
  /** Null where no measurement of its sound is published. */
  acoustics: backed.nullable(),
  note: words.nullable(),
  /** Tell the place by a tenth of a degree only. */
  approximate: z.boolean(),
});

/**
 * heritage-claims.json: labels and sources of what geometry, sites, cymatics, kemet, tesla, vedic and consciousness
 * state, so that each of their sentences is a claim of the ledger.
 */
export const heritageClaimsFile = z.strictObject({
  sources: z.record(words, z.strictObject({ text: z.string().min(8), primary: z.boolean().optional() })),
  principles: z.record(words, principle),
  sites: z.record(words, site),
  tones: z.record(words, backed),
  materials: z.strictObject({
    sources: z.record(words, sourceIds),
    /** Rows that wait for an object or text to rest on, and are not published till then. */
    heldBack: z.array(words),
    etymology: z.array(backed.required()),
  }),
  patents: z.strictObject({ sources: sourceIds, doubtfulTitles: z.array(words) }),
  rules: z.strictObject({ sources: sourceIds }),
  mind: z.strictObject({
    findings: z.array(sourceIds),
    traditions: z.array(z.strictObject({ text: words, sources: sourceIds })),
  }),
  contested: z.strictObject({
    /** Claims whose note speaks to authors, not to readers. */
    privateNotes: z.array(words),
    /** Which of a claim's sources are the object or text itself, counted from 0. */
    primary: z.record(words, z.array(z.int().min(0))),
    cultureOf: z.record(words, words),
  }),
  mappings: z.strictObject({
    /** The object as it is certain, where mappings.json holds a doubt. */
    objects: z.record(words, words),
    places: z.record(
      words,
      z.strictObject({ name: words, lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) }),
    ),
    placeOf: z.record(words, words),
  }),
});

/** claim-changes.json: labels that were changed, newest last. */
export const claimChangesFile = z.array(claimChange.strict());
