import type { KimLevel } from '@ori/contracts/content';
import { KIM_LEVELS } from '@ori/contracts/kim-levels';

/** The level of a learner who has not chosen one (spec §9). */
export const DEFAULT_KIM_LEVEL: KimLevel = 'awareness';

function isAtLeast(level: KimLevel, wanted: KimLevel): boolean {
  return KIM_LEVELS.indexOf(level) >= KIM_LEVELS.indexOf(wanted);
}

/** Whether ancestry cards are shown (spec §4: awareness and above). */
export function showAncestry(level: KimLevel): boolean {
  return isAtLeast(level, 'awareness');
}

/** Whether synthesis is shown (spec §4: integrated and above). */
export function showSynthesis(level: KimLevel): boolean {
  return isAtLeast(level, 'integrated');
}

/** Whether mythology is used (spec §4: integrated and above, with the context toggle on). */
export function showMythology(level: KimLevel, toggleOn: boolean): boolean {
  return toggleOn && isAtLeast(level, 'integrated');
}
