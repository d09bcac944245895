import { z } from 'zod';
import { band, evidenceLabel, source } from './content.ts';
import { geometricPrinciple, ledgerClaim, sacredSite, statement } from './heritage.ts';
import { locale } from './locale.ts';
import { SOUND_FOCUS_AREAS } from './sound-focus.ts';

/** What two lengths make (spec §3); `deviation` is the ratio less φ. */
export const goldenRatioResult = z
  .object({
    /** The longer by the shorter. */
    ratio: z.number(),
    isGoldenRatio: z.boolean(),
    deviation: z.number(),
    /** Deviation as a share of φ, in percent. */
    deviationPercent: z.number(),
    /** Where the ratio is really met, or what simple ratio is nearer. */
    examples: z.array(z.string()),
  })
  .meta({ id: 'GoldenRatioResult' });
export type GoldenRatioResult = z.infer<typeof goldenRatioResult>;

/** The least and greatest length that is compared: beyond, the ratio of doubles says nothing. */
export const LENGTHS = { min: 1e-9, max: 1e12 } as const;
const length = z.number().min(LENGTHS.min).max(LENGTHS.max);
export const goldenRatioQuestion = z.object({ a: length, b: length });

/** Frequencies we compute for, in hertz: from far below hearing to the edge of ultrasound. */
export const FREQUENCIES_HZ = { min: 0.001, max: 1_000_000 } as const;
const frequencyHz = z.number().min(FREQUENCIES_HZ.min).max(FREQUENCIES_HZ.max);
export const frequencyQuestion = z.object({ frequency: frequencyHz });
export const baseFrequencyQuestion = z.object({ baseFrequency: frequencyHz });

/**
 * A tone (spec §3). `color`, `chakra` and `healing` are null or a claim with its label and sources: no frequency owns
 * a colour, a place in the body or a cure (charter §1, rule 5).
 */
export const cymaticPattern = z
  .object({
    id: z.string(),
    /** Hertz. */
    frequency: z.number(),
    lang: locale,
    pattern: z.string(),
    description: z.string(),
    /** The nearest note of equal temperament at A4 = 440 Hz, and how far from it. */
    musicalNote: z.string(),
    cents: z.number(),
    isAudible: z.boolean(),
    label: evidenceLabel,
    claimId: z.string(),
    sources: z.array(source),
    color: ledgerClaim.nullable(),
    chakra: ledgerClaim.nullable(),
    healing: ledgerClaim.nullable(),
    applications: z.array(z.string()),
  })
  .meta({ id: 'CymaticPattern' });
export type CymaticPattern = z.infer<typeof cymaticPattern>;

/** One partial of a tone, with the nearest note of equal temperament. */
export const harmonic = z
  .object({ number: z.int(), frequency: z.number(), note: z.string(), cents: z.number() })
  .meta({ id: 'Harmonic' });
export type Harmonic = z.infer<typeof harmonic>;

/** A just interval above a tone, and how far the tempered one is from it. */
export const musicalInterval = z
  .object({
    name: z.string(),
    /** For example `3:2`. */
    ratio: z.string(),
    frequency: z.number(),
    cents: z.number(),
    temperedCents: z.number(),
    /** Tempered less just, in cents. */
    difference: z.number(),
  })
  .meta({ id: 'MusicalInterval' });
export type MusicalInterval = z.infer<typeof musicalInterval>;

/** A body whose lowest tone this is, computed from the speed of the wave in it. */
export const resonance = z
  .object({ body: z.string(), lengthM: z.number(), formula: z.string() })
  .meta({ id: 'Resonance' });
export type Resonance = z.infer<typeof resonance>;

/** What follows from a tone by arithmetic and physics (spec §3: harmonics result). */
export const harmonicsResult = z
  .object({
    fundamental: z.object({
      frequency: z.number(),
      note: z.string(),
      cents: z.number(),
      isAudible: z.boolean(),
    }),
    harmonics: z.array(harmonic),
    musicalIntervals: z.array(musicalInterval),
    resonances: z.array(resonance),
  })
  .meta({ id: 'HarmonicsResult' });
export type HarmonicsResult = z.infer<typeof harmonicsResult>;

/** A geometry activity (spec §3). */
export const geometryActivity = z
  .object({
    id: z.string(),
    name: z.string(),
    lang: locale,
    ageGroups: z.array(z.string()),
    materials: z.array(z.string()),
    objectives: z.array(z.string()),
    instructions: z.array(z.string()),
    connections: z.object({ historical: z.string(), mathematical: z.string(), practical: z.string() }),
  })
  .meta({ id: 'GeometryActivity' });
export type GeometryActivity = z.infer<typeof geometryActivity>;

/** A lesson on sound (spec §3); durations are minutes. */
export const cymaticsLesson = z
  .object({
    id: z.string(),
    title: z.string(),
    lang: locale,
    ageGroup: z.string(),
    /** What it is about; a focus area that is asked for is one of these. */
    focusAreas: z.array(z.enum(SOUND_FOCUS_AREAS)),
    duration: z.int(),
    objectives: z.array(z.string()),
    materials: z.array(z.string()),
    introduction: z.string(),
    activities: z.array(
      z.object({
        name: z.string(),
        duration: z.int(),
        materials: z.array(z.string()),
        instructions: z.string(),
        educationalValue: z.string(),
      }),
    ),
    discussion: z.array(z.string()),
    assessment: z.string(),
    extensions: z.array(z.string()),
  })
  .meta({ id: 'CymaticsLesson' });
export type CymaticsLesson = z.infer<typeof cymaticsLesson>;

/** What is known of frequency in a subject of the product, of a tone in hertz, or of a thing that is contested. */
export const frequencyAnswer = z.object({
  subject: z.string(),
  /** The language of `why`. */
  lang: locale,
  /** Hertz: the tone asked about, or one measured in the subject, of which the first claim tells; null where there is none. */
  frequency: z.number().nullable(),
  /** Why there is no frequency; null where there is one, or where the claims say all there is. */
  why: z.string().nullable(),
  pattern: cymaticPattern.nullable(),
  claims: z.array(ledgerClaim),
});
export type FrequencyAnswer = z.infer<typeof frequencyAnswer>;

/** Quiet things to try, with the rules that keep them safe and what research found. */
export const toolsAnswer = z.object({
  lang: locale,
  activities: z.array(z.object({ band, text: z.string(), time: z.string() })),
  safety: z.array(z.string()),
  findings: z.array(statement),
});
export type ToolsAnswer = z.infer<typeof toolsAnswer>;

/** What a name of the specification's `sacred` call means: a place, a principle of geometry, or nothing known. */
export const sacredAnswer = z.object({
  name: z.string(),
  site: sacredSite.nullable(),
  principle: geometricPrinciple.nullable(),
});
export type SacredAnswer = z.infer<typeof sacredAnswer>;
