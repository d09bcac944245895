import type { KimLevel } from '@ori/contracts/content';
import type { KimLimits } from '@ori/contracts/kim';
import { KIM_LEVELS } from '@ori/contracts/kim-levels';
import { DEFAULT_KIM_LEVEL } from './levels.ts';

const rank = (level: KimLevel): number => KIM_LEVELS.indexOf(level);

/** The level a learner is shown: their choice, or the default, never above what a grown-up allows (design §5). */
export function allowedLevel(chosen: KimLevel | null, { levelLimit }: KimLimits): KimLevel {
  const wanted = chosen ?? DEFAULT_KIM_LEVEL;
  return levelLimit !== null && rank(levelLimit) < rank(wanted) ? levelLimit : wanted;
}
