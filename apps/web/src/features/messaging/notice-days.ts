import type { Notice } from '@ori/contracts/notifications';
import { localDay } from '../../lib/local-day.ts';

/** The notices of one day on this computer's calendar. */
interface NoticeDay {
  readonly day: string;
  readonly notices: readonly Notice[];
}

/** Notices by day, in the order they came: the newest first. */
export function noticeDays(notices: readonly Notice[]): NoticeDay[] {
  const byDay = Map.groupBy(notices, ({ at }) => localDay(new Date(at)));
  return [...byDay].map(([day, told]) => ({ day, notices: told }));
}
