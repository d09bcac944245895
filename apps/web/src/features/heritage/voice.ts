import type { Band, KimLevel } from '@ori/contracts/content';

/** Who reads: labels speak in three voices (charter, section 1). */
export type Voice = 'child' | 'teen' | 'adult';

const VOICES: Readonly<Record<Band, Voice>> = {
  'K-2': 'child',
  '3-5': 'child',
  '6-8': 'teen',
  '9-12': 'teen',
  university: 'adult',
  adult: 'adult',
  esl: 'adult',
};

/** The voice that suits a lesson's band. */
export function voiceOf(band: Band): Voice {
  return VOICES[band];
}

/** Each level shows what the ones before it show, and more. */
const RANKS: Readonly<Record<KimLevel, number>> = { standard: 0, awareness: 1, integrated: 2, advanced: 3 };

export const DEFAULT_KIM_LEVEL: KimLevel = 'awareness';

const isLevel = (value: unknown): value is KimLevel =>
  typeof value === 'string' && Object.hasOwn(RANKS, value);

/** The first of the kept values that names a level; none of them, the default. */
export function kimLevelOf(...kept: readonly unknown[]): KimLevel {
  return kept.find(isLevel) ?? DEFAULT_KIM_LEVEL;
}

/** Whether somebody at `level` is shown what starts at `from`. */
export function showsFrom(level: KimLevel, from: KimLevel): boolean {
  return RANKS[level] >= RANKS[from];
}

/** Whether myths stand beside the ideas: from integrated on, for those who asked for them (spec §4). */
export function showsMyths(level: KimLevel, isAskedFor: boolean): boolean {
  return isAskedFor && showsFrom(level, 'integrated');
}
