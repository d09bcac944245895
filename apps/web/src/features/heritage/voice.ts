import type { Band, KimLevel } from '@ori/contracts/content';
import { KIM_LEVELS } from '@ori/contracts/kim-levels';
import { DEFAULT_KIM_LEVEL } from '@ori/core/kim/levels';

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

const isLevel = (value: unknown): value is KimLevel => KIM_LEVELS.some((level) => level === value);

/** The first of the kept values that names a level; none of them, the default. */
export function kimLevelOf(...kept: readonly unknown[]): KimLevel {
  return kept.find(isLevel) ?? DEFAULT_KIM_LEVEL;
}

/** Whether somebody at `level` is shown what starts at `from`: each level shows what the ones before it show, and more. */
export function showsFrom(level: KimLevel, from: KimLevel): boolean {
  return KIM_LEVELS.indexOf(level) >= KIM_LEVELS.indexOf(from);
}
