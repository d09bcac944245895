import { LOCALES, type Locale } from '@ori/contracts/locale';
import { SHEET_PREFERENCES } from '@ori/contracts/preference-names';
import { type Paper, PAPERS, SHEET_PARTS } from '@ori/contracts/worksheet-names';

type Part = (typeof SHEET_PARTS)[number];

/** How a new sheet begins for somebody; null where nothing was chosen, and the maker’s own beginning holds. */
export interface SheetDefaults {
  readonly language: Locale | null;
  readonly paper: Paper | null;
  readonly part: Part | null;
  readonly large: boolean;
  readonly ink: boolean;
}

const among = <Value extends string>(values: readonly Value[], kept: unknown): Value | null =>
  values.find((value) => value === kept) ?? null;

/** What was chosen, out of an account’s preferences; what is unknown counts as not chosen. */
export function sheetDefaultsOf(preferences: Readonly<Record<string, unknown>>): SheetDefaults {
  const { language, paper, part, large, ink } = SHEET_PREFERENCES;
  return {
    language: among(LOCALES, preferences[language]),
    paper: among(PAPERS, preferences[paper]),
    part: among(SHEET_PARTS, preferences[part]),
    large: preferences[large] === true,
    ink: preferences[ink] === true,
  };
}
