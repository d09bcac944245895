import type { ScreenLimits } from '@ori/contracts/limits-of-child';
import { SCREEN_MINUTES_MAX, SCREEN_MINUTES_MIN } from '@ori/contracts/screen-time-names';
import { closedByClock } from '@ori/core/limits/screen-time';

/** Hours as a form holds them: kept while they are switched off, so that nothing typed is lost. */
export interface SpanDraft {
  readonly isOn: boolean;
  readonly from: string;
  readonly to: string;
}
/** Limits as a form holds them: text as it was typed. */
export interface LimitsDraft {
  /** Empty for no limit. */
  readonly minutes: string;
  readonly hours: SpanDraft;
  readonly quiet: SpanDraft;
}
export type SpanName = 'hours' | 'quiet';
/** What keeps a draft from being saved, by field. */
export type DraftProblem = 'minutes' | 'hours' | 'quiet' | 'never';

const USUAL = { hours: { from: '08:00', to: '18:00' }, quiet: { from: '20:00', to: '07:00' } } as const;
const DAY_MINUTES = 1440;

const spanDraft = (name: SpanName, span: ScreenLimits[SpanName]): SpanDraft => ({
  isOn: span !== null,
  ...(span ?? USUAL[name]),
});

export function draftOf({ dailyMinutes, hours, quiet }: ScreenLimits): LimitsDraft {
  return {
    minutes: dailyMinutes === null ? '' : String(dailyMinutes),
    hours: spanDraft('hours', hours),
    quiet: spanDraft('quiet', quiet),
  };
}

function spanIn({ isOn, from, to }: SpanDraft): ScreenLimits[SpanName] {
  return isOn ? { from, to } : null;
}

/** The limits that a draft without problems says. */
export function limitsIn({ minutes, hours, quiet }: LimitsDraft): ScreenLimits {
  const dailyMinutes = minutes.trim() === '' ? null : Number(minutes);
  return { dailyMinutes, hours: spanIn(hours), quiet: spanIn(quiet) };
}

const isBad = ({ isOn, from, to }: SpanDraft): boolean => isOn && (from === '' || to === '' || from === to);

/** Is there a minute of the day at which learning pages are open? */
function everOpens({ hours, quiet }: ScreenLimits): boolean {
  return Array.from({ length: DAY_MINUTES }, (_, minute) => minute).some(
    (minute) => closedByClock({ hours, quiet }, minute) === null,
  );
}

/** The first thing wrong with a draft; null when it can be saved. */
export function problemIn(draft: LimitsDraft): DraftProblem | null {
  const { dailyMinutes, ...clock } = limitsIn(draft);
  const isWhole = dailyMinutes === null || Number.isInteger(dailyMinutes);
  const minutes = dailyMinutes ?? SCREEN_MINUTES_MIN;
  if (!isWhole || minutes < SCREEN_MINUTES_MIN || minutes > SCREEN_MINUTES_MAX) return 'minutes';
  if (isBad(draft.hours)) return 'hours';
  if (isBad(draft.quiet)) return 'quiet';
  return everOpens({ dailyMinutes, ...clock }) ? null : 'never';
}

/** Do two drafts decide the same? */
export function isSame(one: LimitsDraft, other: LimitsDraft): boolean {
  return JSON.stringify(limitsIn(one)) === JSON.stringify(limitsIn(other));
}
