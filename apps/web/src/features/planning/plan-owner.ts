import { createContext, use } from 'react';

/** Whose plan is shown to a parent: the child's id. Null for a learner, who sees their own. */
export const PlanOwner = createContext<string | null>(null);

export function usePlanOwner(): string | null {
  return use(PlanOwner);
}
