import type { User } from '@ori/contracts/accounts';
import type { Pattern } from '@ori/contracts/kim';
import { isUnlocked } from '@ori/core/kim/unlocked-patterns';
import { useCallback, useState } from 'react';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { visitorProgress } from './kept-progress.ts';
import { readOwnProgress } from './kim.calls.ts';
import { useAnswered } from './use-answered.ts';
import type { Player } from './use-guess.ts';

const NONE: ReadonlySet<string> = new Set();

function whoIs(user: User | null): Player {
  if (user === null) return 'visitor';
  return user.role === 'student' ? 'learner' : 'grown-up';
}

/** What somebody at these patterns discovered: a learner's by the server, a visitor's by this browser. */
export function useOwnKim(user: User | null) {
  const isHydrated = useHydrated();
  const isLearner = user?.role === 'student';
  const [added, setAdded] = useState<ReadonlySet<string>>(NONE);
  const { value } = useAnswered(readOwnProgress, isLearner ? user.id : null);
  const visitors = isHydrated && user === null ? visitorProgress().connectionsDiscovered : [];
  const own = isLearner ? (value?.connectionsDiscovered ?? []) : visitors;
  const add = useCallback((id: string): void => setAdded((before) => new Set([...before, id])), []);
  const discovered = new Set([...own, ...added]);
  return {
    who: whoIs(user),
    discovered,
    foundIn: ({ cards }: Pattern): number => cards.filter(({ id }) => discovered.has(id)).length,
    hasUnlocked: (pattern: Pattern): boolean => isUnlocked(pattern, discovered),
    add,
  };
}
export type OwnKim = ReturnType<typeof useOwnKim>;
