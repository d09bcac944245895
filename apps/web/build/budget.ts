/** What a build weighs, in kB after brotli (docs/decisions/017-bundle-budget.md). */
export interface Weight {
  /** JavaScript that every first visit needs before it runs. */
  readonly entry: number;
  /** What a page adds to it, by page. */
  readonly pages: Readonly<Record<string, number>>;
  /** The stylesheet that is inlined into each document. */
  readonly style: number;
  /** The heaviest signed-in page with everything it needs. */
  readonly signedIn: number;
  /** The heaviest interactive figure, loaded when it is started. */
  readonly lab: number;
}

export const BUDGET = { entry: 115, page: 15, style: 14, signedIn: 200, lab: 135 } as const;

/** What is over its budget, one line each; nothing when all is well. */
export function overBudget({ entry, pages, style, signedIn, lab }: Weight): string[] {
  const parts: readonly (readonly [name: string, kB: number, most: number])[] = [
    ['first visit', entry, BUDGET.entry],
    ['stylesheet', style, BUDGET.style],
    ['signed-in page', signedIn, BUDGET.signedIn],
    ['lab', lab, BUDGET.lab],
    ...Object.entries(pages).map(([page, kB]) => [page, kB, BUDGET.page] as const),
  ];
  return parts
    .filter(([, kB, most]) => kB > most)
    .map(([name, kB, most]) => `${name}: ${kB.toFixed(1)} kB, at most ${most}`);
}
