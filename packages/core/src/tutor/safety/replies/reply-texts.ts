import type { LocalisedText } from '@ori/contracts/locale';
import type { TutorTier } from '@ori/contracts/tutor-names';
import type { SafetyCategory } from '../triage-rule.ts';

/** How old the reader is: three ways of saying the same thing cover the five tiers. */
export type ReplyBand = 'young' | 'child' | 'older';

/** One category's words. They are fixed: nothing composes, shortens or translates them at run time. */
export type BandedText = Readonly<Record<ReplyBand, LocalisedText>>;
export type CategoryTexts<Category extends SafetyCategory> = Readonly<Record<Category, BandedText>>;

const BANDS: Readonly<Record<TutorTier, ReplyBand>> = {
  toddler: 'young',
  'early-elementary': 'young',
  elementary: 'child',
  middle: 'child',
  high: 'older',
};
export const bandOf = (tier: TutorTier): ReplyBand => BANDS[tier];
