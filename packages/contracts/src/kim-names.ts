/** Names and measures of Knowledge Inheritance Mapping, free of any library: pages read them before they have anything else. */

/** How a modern and an ancestral concept belong together, strictest first, as it is tested (charter §3). */
export const RELATIONS = [
  'direct-transmission',
  'independent-discovery',
  'analogy',
  'symbolic-resonance',
  'modern-study',
] as const;
export type Relation = (typeof RELATIONS)[number];

/** How a learner likes to meet something new; nothing is decided by it but what is offered first (spec §3: default mixed). */
export const LEARNING_STYLES = ['mixed', 'pictures', 'listening', 'reading', 'doing'] as const;
export type LearningStyle = (typeof LEARNING_STYLES)[number];
export const DEFAULT_LEARNING_STYLE: LearningStyle = 'mixed';

/** A concept is explored when this share of a lesson's practice was solved (charter §3). */
export const EXPLORED_SHARE = 0.8;

/** The criteria of a synthesis, each scored 0 to 3 (kim.json). */
export const RUBRIC = ['accuracy', 'evidence', 'relation', 'respect'] as const;
export type Criterion = (typeof RUBRIC)[number];
export const SCORE_MAX = 3;
/** A synthesis passes with so many points of twelve and no zero (kim.json). */
export const PASS_TOTAL = 9;

/** The eight steps of the synthesis exercise, in their order (charter §3). */
export const SYNTHESIS_STEPS = [
  'pick',
  'label',
  'meet',
  'compare',
  'claim',
  'unknown',
  'check',
  'revise',
] as const;
export type SynthesisStep = (typeof SYNTHESIS_STEPS)[number];
export const SYNTHESIS_MAPPINGS_MIN = 2;
export const SYNTHESIS_MAPPINGS_MAX = 3;
/** Characters of a short field, and of the claim itself. */
export const SHORT_TEXT_MAX = 600;
export const CLAIM_TEXT_MAX = 8_000;

/** What a person may keep unfinished, or have waiting for an answer, at a time. */
export const OPEN_SYNTHESES_MAX = 12;
export const OPEN_PROPOSALS_MAX = 5;

/** The fourteen patterns, in kim.json's order. */
export const PATTERN_IDS = [
  'rightTriangle',
  'pi',
  'placeValue',
  'twos',
  'cycles',
  'earthSky',
  'horizon',
  'ratios',
  'matter',
  'food',
  'unknown',
  'memory',
  'testing',
  'skyStories',
] as const;
export type PatternId = (typeof PATTERN_IDS)[number];
