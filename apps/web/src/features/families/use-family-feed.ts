import type { Activity } from '@ori/contracts/learning';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { follow } from '../../lib/live.ts';
import { FAMILY } from './families.queries.ts';

const FEED = 'subscription { familyActivity { id childId kind title lessonId at } }';

interface Told {
  readonly familyActivity: Activity;
}

/** Follows the children live: each thing they do fetches the dashboard anew. Answers the newest, to be said aloud. */
export function useFamilyFeed(): Activity | null {
  const client = useQueryClient();
  const [newest, setNewest] = useState<Activity | null>(null);
  useEffect(() => {
    const refetch = () => void client.invalidateQueries({ queryKey: FAMILY });
    let connections = 0;
    return follow<Told>(
      FEED,
      {},
      ({ familyActivity }) => {
        setNewest(familyActivity);
        refetch();
      },
      () => {
        connections += 1;
        // The page has just fetched everything; only a later connection may have missed something.
        if (connections > 1) refetch();
      },
    );
  }, [client]);
  return newest;
}
