import type { Child } from '@ori/contracts/families';
import { createContext, use } from 'react';

/** The child whose progress a grown-up looks at. */
export type ProgressChild = Pick<Child, 'id' | 'firstName'>;

/** Whose progress is shown to a grown-up; null for a learner, who sees their own. */
export const ProgressOwner = createContext<ProgressChild | null>(null);

export function useProgressOwner(): ProgressChild | null {
  return use(ProgressOwner);
}
