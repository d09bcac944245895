import { z } from 'zod';
import { evidenceLabel, kimCard, kimLevel, relation, source } from './content.ts';
import { LEARNING_STYLES, PATTERN_IDS, RUBRIC, SCORE_MAX } from './kim-names.ts';
import { RECENT_KIM_CONCEPTS } from './limits.ts';
import { locale } from './locale.ts';

const mappingId = z.string().min(1).max(40);
const concept = z.string().min(1).max(200);

/** A mapping by its names. */
export const patternCard = kimCard
  .omit({ relation: true, label: true, connection: true, sources: true, extract: true })
  .extend({
    /** The language its words are in: English where they are not translated yet. */
    language: locale,
    /** A reviewer still reads it: it is named, and not yet told. */
    inReview: z.boolean(),
  })
  .meta({ id: 'PatternCard' });
export type PatternCard = z.infer<typeof patternCard>;

/** A mapping with what there is to judge it by, without its relation and its label. */
export const hiddenCard = patternCard
  .extend({
    connection: z.string(),
    /** The object or text it stands on. */
    object: z.string(),
  })
  .meta({ id: 'HiddenKimCard' });
export type HiddenCard = z.infer<typeof hiddenCard>;

/** A mapping told whole. */
export const openCard = kimCard
  .extend({
    language: locale,
    inReview: z.boolean(),
    /** The object itself comes first, however shortly it is named. */
    sources: z.array(source.extend({ text: z.string().min(1) }).meta({ id: 'MappingSource' })),
  })
  .meta({ id: 'OpenKimCard' });
export type OpenCard = z.infer<typeof openCard>;

export const pattern = z
  .object({
    id: z.enum(PATTERN_IDS),
    /** Its mappings, as much of them as is counted. */
    cards: z.array(z.object({ id: mappingId, culture: z.string(), inReview: z.boolean() })),
    /** So many discovered mappings, of so many cultures, unlock it. */
    needs: z.object({ mappings: z.int(), cultures: z.int() }),
  })
  .meta({ id: 'KimPattern' });
export type Pattern = z.infer<typeof pattern>;
export const patternsQuery = z.object({ pattern: z.enum(PATTERN_IDS).optional() });
/** All patterns, and the mappings of the chosen one told whole; those in review are only named. */
export const patternsAnswer = z.object({
  patterns: z.array(pattern),
  chosen: z
    .object({ id: z.enum(PATTERN_IDS), cards: z.array(openCard), waiting: z.array(patternCard) })
    .nullable(),
});
export type PatternsAnswer = z.infer<typeof patternsAnswer>;

/** How two concepts belong together, and how sure we are: what a learner chooses. */
export const guess = z.object({ relation, label: evidenceLabel });
export type Guess = z.infer<typeof guess>;
export const guessInput = guess.extend({ mappingId });
/** Which part was right. `receipt` proves a visitor's right guess when they sign in later. */
export const guessAnswer = z.object({
  relationRight: z.boolean(),
  labelRight: z.boolean(),
  receipt: z.string().nullable(),
  /** The whole card, once it is discovered. */
  card: openCard.nullable(),
});
export type GuessAnswer = z.infer<typeof guessAnswer>;

/** A card as a learner has it: open once it is discovered; `again` is the day of the next free try. */
export const learnerCard = z
  .object({
    id: mappingId,
    isDiscovered: z.boolean(),
    again: z.iso.date().nullable(),
    hidden: hiddenCard,
    open: openCard.nullable(),
  })
  .meta({ id: 'LearnerKimCard' });
export type LearnerCard = z.infer<typeof learnerCard>;
export const learnerCards = z.object({ cards: z.array(learnerCard) });
export type LearnerCards = z.infer<typeof learnerCards>;
export const tried = z.object({ guess: guessAnswer, state: learnerCard });
export type Tried = z.infer<typeof tried>;

const shortScore = z.int().min(0).max(SCORE_MAX);
export const scores = z.object({
  accuracy: shortScore,
  evidence: shortScore,
  relation: shortScore,
  respect: shortScore,
} satisfies Record<(typeof RUBRIC)[number], typeof shortScore>);
export type Scores = z.infer<typeof scores>;

const achieved = z.object({
  synthesisId: z.uuid(),
  patternId: z.enum(PATTERN_IDS),
  mappings: z.array(mappingId),
  total: z.int(),
  at: z.iso.datetime(),
});
export type Achieved = z.infer<typeof achieved>;

const recentConcept = z.object({ modernConcept: concept, mappingId, at: z.iso.datetime() });
export type RecentConcept = z.infer<typeof recentConcept>;

/** KIM user progress (spec §3), with the recent concepts (spec §5) and what a grown-up allows. */
export const kimProgress = z
  .object({
    /** Null for a visitor, whose progress is in their browser. */
    userId: z.uuid().nullable(),
    methodologyLevel: kimLevel,
    /** The context toggle: myths beside ideas. */
    mythology: z.boolean(),
    conceptsExplored: z.array(concept),
    connectionsDiscovered: z.array(mappingId),
    synthesisAchievements: z.array(achieved),
    preferredLearningStyle: z.enum(LEARNING_STYLES),
    recentConcepts: z.array(recentConcept).max(RECENT_KIM_CONCEPTS),
    patternsUnlocked: z.array(z.enum(PATTERN_IDS)),
    /** The highest level a grown-up allows; null where none is set. */
    levelLimit: kimLevel.nullable(),
    mythsAllowed: z.boolean(),
  })
  .meta({ id: 'KimProgress' });
export type KimProgress = z.infer<typeof kimProgress>;
export const kimProgressQuery = z.object({ childId: z.uuid().optional() });

/** What a visitor's browser kept, brought along at sign-in. Null where nothing was chosen. */
export const mergeInput = z.object({
  methodologyLevel: kimLevel.nullable(),
  mythology: z.boolean().nullable(),
  preferredLearningStyle: z.enum(LEARNING_STYLES).nullable(),
  recentConcepts: z.array(z.object({ mappingId, at: z.iso.datetime() })).max(RECENT_KIM_CONCEPTS),
  /** Right guesses with the receipts the server gave for them; one that does not verify is not counted. */
  receipts: z.array(z.object({ mappingId, receipt: z.string().max(100) })).max(200),
});
export type MergeInput = z.infer<typeof mergeInput>;

export const kimSettingsInput = z.object({
  methodologyLevel: kimLevel.optional(),
  mythology: z.boolean().optional(),
  preferredLearningStyle: z.enum(LEARNING_STYLES).optional(),
});
export type KimSettingsInput = z.infer<typeof kimSettingsInput>;

/** What a parent sets for a child: the highest level, and whether myths may be shown. */
export const kimLimits = z.object({ levelLimit: kimLevel.nullable(), mythsAllowed: z.boolean() });
export type KimLimits = z.infer<typeof kimLimits>;
