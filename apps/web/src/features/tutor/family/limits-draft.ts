import type { TutorLimits } from '@ori/contracts/tutor-care';
import type { TutorMode } from '@ori/contracts/tutor-names';

/** Limits as a form holds them: text as it was typed. */
export interface LimitsDraft {
  readonly mode: TutorMode;
  /** Empty for no limit. */
  readonly minutes: string;
  readonly isQuiet: boolean;
  readonly from: string;
  readonly to: string;
  readonly modelVendor: string | null;
}

const EVENING = { from: '20:00', to: '07:00' };
const MINUTES_MIN = 5;
const MINUTES_MAX = 600;

export function draftOf({ mode, dailyMinutes, quiet, modelVendor }: TutorLimits): LimitsDraft {
  const minutes = dailyMinutes === null ? '' : String(dailyMinutes);
  return { mode, minutes, isQuiet: quiet !== null, ...(quiet ?? EVENING), modelVendor };
}

/** Whether the minutes are empty or a whole number in the bounds. */
export function hasGoodMinutes({ minutes }: LimitsDraft): boolean {
  if (minutes.trim() === '') return true;
  const number = Number(minutes);
  return Number.isInteger(number) && number >= MINUTES_MIN && number <= MINUTES_MAX;
}

/** The limits that a good draft says. */
export function limitsIn({ mode, minutes, isQuiet, from, to, modelVendor }: LimitsDraft): TutorLimits {
  const dailyMinutes = minutes.trim() === '' ? null : Number(minutes);
  return { mode, dailyMinutes, quiet: isQuiet ? { from, to } : null, modelVendor };
}

/** Whether something of a draft is not kept yet: then saving stands out. */
export function hasChanges(draft: LimitsDraft, kept: TutorLimits): boolean {
  const before = draftOf(kept);
  const isQuietSame = !draft.isQuiet || (draft.from === before.from && draft.to === before.to);
  const names = ['mode', 'minutes', 'isQuiet', 'modelVendor'] as const;
  return !isQuietSame || names.some((name) => draft[name] !== before[name]);
}
