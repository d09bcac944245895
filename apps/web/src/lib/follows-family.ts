import type { FamilyPart } from '@ori/contracts/family-news';
import type { Query, QueryClient } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The parts of the family that this is fetched anew for, once a parent's page hears that they changed. */
      readonly follows?: readonly FamilyPart[];
    };
  }
}

const followsAny =
  (parts: ReadonlySet<FamilyPart>) =>
  ({ meta }: Query): boolean =>
    meta?.follows?.some((part) => parts.has(part)) ?? false;

/** Fetches everything on screen anew that follows these parts; a page out of sight waits until it is looked at. */
export function refetchParts(client: QueryClient, parts: ReadonlySet<FamilyPart>): Promise<void> {
  const refetchType = document.visibilityState === 'hidden' ? 'none' : 'active';
  return client.invalidateQueries({ predicate: followsAny(parts), refetchType });
}
