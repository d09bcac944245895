import type { Leaderboard } from '@ori/contracts/progress';
import { useQuery } from '@tanstack/react-query';
import { answered } from '../../lib/answered.ts';
import { rest } from '../../lib/rest.ts';

/** This week's effort in one's own family. */
export function useLeaderboard() {
  return useQuery({
    queryKey: ['progress', 'leaderboard'],
    queryFn: ({ signal }) =>
      answered(rest<Leaderboard>('GET', '/api/progress/leaderboard', undefined, { signal })),
    refetchOnMount: 'always',
    retry: 1,
  });
}
