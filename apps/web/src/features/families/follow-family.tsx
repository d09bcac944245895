import { FAMILY_PARTS, type FamilyNews } from '@ori/contracts/family-news';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { createFamilyFollower } from '../../lib/family-follower.ts';
import { refetchParts } from '../../lib/follows-family.ts';
import { follow } from '../../lib/live.ts';
import { localDay } from '../../lib/local-day.ts';
import { useNow } from '../../lib/use-now.ts';

const NEWS = 'subscription ($withinMs: Int) { familyNews(withinMs: $withinMs) { parts } }';
/** Without news a page looks by itself, slowly. */
const CATCH_UP_MS = 30_000;
/** What happened while the page was fetched is told first. */
const WITHIN_MAX_MS = 60_000;

interface Told {
  readonly familyNews: FamilyNews;
}

/** Lets everything on a parent's pages that follows the family follow it, by one stream for all of them. */
export function FollowFamily() {
  const client = useQueryClient();
  const today = localDay(useNow());
  const shownDay = useRef(today);
  useEffect(() => {
    const follower = createFamilyFollower({ refetch: (parts) => refetchParts(client, parts) });
    const everything = () => follower.hear(FAMILY_PARTS);
    let timer: ReturnType<typeof setInterval> | undefined;
    const stopLooking = () => {
      clearInterval(timer);
      timer = undefined;
    };
    const withinMs = Math.min(Math.round(performance.now()), WITHIN_MAX_MS);
    const stop = follow<Told>(NEWS, { withinMs }, ({ familyNews }) => follower.hear(familyNews.parts), {
      onOpen: stopLooking,
      onAgain: everything,
      onLost: () => (timer ??= setInterval(everything, CATCH_UP_MS)),
    });
    return () => {
      stop();
      stopLooking();
      follower.stop();
    };
  }, [client]);
  useEffect(() => {
    if (shownDay.current === today) return;
    shownDay.current = today;
    // With a new day every “today” is another.
    void refetchParts(client, new Set(FAMILY_PARTS));
  }, [client, today]);
  return null;
}
