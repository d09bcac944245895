import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ChildChooser } from './child-chooser.tsx';

interface Person {
  readonly id: string;
  readonly firstName: string;
}

/** Whom a page is about: the child its address names (or the only one), else all of them. */
export interface Chosen<C> {
  readonly child: C | undefined;
  readonly shown: readonly C[];
  readonly choose: (id: string | null) => void;
}

/** Who is looked at, as the address remembers it in `?child=`. */
function useChosenChild<C extends Person>(family: readonly C[]): Chosen<C> {
  const [search, setSearch] = useSearchParams();
  const only = family.length === 1 ? family[0] : undefined;
  const child = family.find(({ id }) => id === search.get('child')) ?? only;
  return {
    child,
    shown: child ? [child] : family,
    choose: (id) => setSearch(id === null ? {} : { child: id }, { preventScrollReset: true }),
  };
}

export interface FamilyOrOneProps<C> {
  readonly family: readonly C[];
  /** What stands beside the chooser. */
  readonly beside?: (chosen: Chosen<C>, family: readonly C[]) => ReactNode;
  readonly children: (chosen: Chosen<C>, family: readonly C[]) => ReactNode;
}

/** All children side by side, or one at a time: the chooser, and what is drawn for whom it chose. */
export function FamilyOrOne<C extends Person>({ family, beside, children }: FamilyOrOneProps<C>) {
  const chosen = useChosenChild(family);
  const chooser = <ChildChooser family={family} chosen={chosen.child?.id ?? null} onChoose={chosen.choose} />;
  return (
    <div className="grid grid-cols-1 gap-8">
      {beside ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          {chooser}
          {beside(chosen, family)}
        </div>
      ) : (
        chooser
      )}
      {children(chosen, family)}
    </div>
  );
}
