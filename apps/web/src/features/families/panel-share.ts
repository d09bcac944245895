/** How much of a row a child's panel has. */
export type PanelShare = 'whole' | 'half' | 'third';

/**
 * The share of every panel where so many children stand side by side: three or two in a row where that leaves nobody
 * alone in the last one, else each a row of its own.
 */
export function panelShare(count: number): PanelShare {
  if (count > 0 && count % 3 === 0) return 'third';
  return count > 0 && count % 2 === 0 ? 'half' : 'whole';
}
