import type { ThreadMessage } from '@ori/contracts/messaging';
import { localDay } from '../../lib/local-day.ts';

/** The messages of one day on this computer's calendar, in the order they were written. */
interface MessageDay {
  readonly day: string;
  readonly messages: readonly ThreadMessage[];
}

/** Messages by day, the oldest first, from pages that came the newest first. */
export function daysOf(newestFirst: readonly ThreadMessage[]): MessageDay[] {
  const byDay = Map.groupBy(newestFirst.toReversed(), ({ writtenAt }) => localDay(new Date(writtenAt)));
  return [...byDay].map(([day, messages]) => ({ day, messages }));
}
