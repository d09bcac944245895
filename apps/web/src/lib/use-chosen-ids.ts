import { useState } from 'react';

/** Things chosen by their ids, one by one or many at once, as in a list of checkboxes. */
export function useChosenIds() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    ids,
    choose: (id: string, isChosen: boolean) =>
      setIds((before) => new Set(isChosen ? [...before, id] : [...before].filter((each) => each !== id))),
    /** These, and no others. */
    chooseAll: (all: Iterable<string>) => setIds(new Set(all)),
    clear: () => setIds(new Set()),
  };
}
