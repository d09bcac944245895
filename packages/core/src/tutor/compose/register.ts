import type { LocalisedText } from '@ori/contracts/locale';
import type { TutorTier } from '@ori/contracts/tutor-names';

/** How a sentence is worded: for those who begin to read, for schoolchildren, for the nearly grown and grown. */
export type Register = 'small' | 'plain' | 'full';

const REGISTER_OF: Readonly<Record<TutorTier, Register>> = {
  toddler: 'small',
  'early-elementary': 'small',
  elementary: 'plain',
  middle: 'plain',
  high: 'full',
};

export function registerOf(tier: TutorTier): Register {
  return REGISTER_OF[tier];
}

/** Wordings of one thing; any of them will do. */
export type Pool = readonly [LocalisedText, ...LocalisedText[]];
/** Wordings by register. */
export type Wordings = Readonly<Record<Register, Pool>>;

/** Where `small` and `plain` speak alike, or all three do. */
export const alike = (pool: Pool): Wordings => ({ small: pool, plain: pool, full: pool });
