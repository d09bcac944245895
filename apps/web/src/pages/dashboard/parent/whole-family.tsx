import type { Child } from '@ori/contracts/families';
import type { ReactNode } from 'react';
import { useChildren } from '../../../features/families/families.queries.ts';
import { NoChildren } from '../../../features/families/no-children.tsx';
import { Loaded } from '../../../lib/loaded.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';

/** A page about all children at once; the way to add one where there is none. */
export function WholeFamily({ children }: { readonly children: (family: readonly Child[]) => ReactNode }) {
  const query = useChildren();
  return (
    <Loaded query={query} waiting={<Skeleton className="h-96 w-full" />}>
      {({ children: family }) => (family.length === 0 ? <NoChildren /> : children(family))}
    </Loaded>
  );
}
