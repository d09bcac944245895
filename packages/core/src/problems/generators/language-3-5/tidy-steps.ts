import type { DraftItem } from '../../draft.ts';

/** Steps in which a whole sentence is named: no colon after its full stop, no second stop at the end. */
export function tidySteps(item: DraftItem): DraftItem {
  return {
    ...item,
    steps: item.steps.map(({ text, reason }) => ({ text: { kind: 'tidied', of: text }, reason })),
  };
}
