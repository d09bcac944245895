import { LOG_DAYS_BACK, type HomeKind } from '@ori/contracts/practice-names';
import { addDays } from '../learning/day-of.ts';

/** May an entry tell of this day? Not of one to come, nor of one long gone. Days are the child's own, `YYYY-MM-DD`. */
export function mayLogDay(day: string, today: string): boolean {
  return day <= today && day >= addDays(today, -LOG_DAYS_BACK);
}

/** What is kept of a note: of quiet activities nothing, so that nobody's feelings are on record (charter §5). */
export function keptNote(kind: HomeKind, note: string): string {
  return kind === 'mind' ? '' : note;
}
