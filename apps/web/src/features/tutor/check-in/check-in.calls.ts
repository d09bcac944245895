import type { CheckIn } from '@ori/contracts/tutor';
import { graph } from '../../../lib/graph.ts';
import { follow } from '../../../lib/live.ts';

/** What a note shows of a check-in. */
export type ShownCheckIn = Pick<CheckIn, 'id' | 'message' | 'suggestedActions'>;

const LIVE = 'subscription { proactiveCheckIn { id message suggestedActions } }';

/** Hears of check-ins as they come. Returns how to stop. */
export function followCheckIns(tell: (checkIn: ShownCheckIn) => void): () => void {
  return follow<{ readonly proactiveCheckIn?: ShownCheckIn | null }>(LIVE, {}, ({ proactiveCheckIn }) => {
    if (proactiveCheckIn) tell(proactiveCheckIn);
  });
}

const LATEST = 'query { getProactiveCheckIn { id message suggestedActions } }';

/** The latest check-in for the person signed in; null without one, or without a server. */
export async function latestCheckIn(): Promise<ShownCheckIn | null> {
  const answer = await graph<ShownCheckIn | null>({ field: 'getProactiveCheckIn', query: LATEST });
  return answer.ok ? answer.value : null;
}
