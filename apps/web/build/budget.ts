/** What a build weighs, in kB after brotli (docs/decisions/017-bundle-budget.md). */
export interface Weight {
  /** JavaScript of a first visit, the entry and the page together, by public page. */
  readonly pages: Readonly<Record<string, number>>;
  /** What a page adds to the entry, by public page. */
  readonly chunks: Readonly<Record<string, number>>;
  /** The style sheets inlined into a document, the common one and the page's, by page. */
  readonly styles: Readonly<Record<string, number>>;
  /** The heaviest signed-in page with everything it needs. */
  readonly signedIn: number;
  /** The heaviest interactive figure, loaded when it is started. */
  readonly lab: number;
}

export const BUDGET = { page: 115, chunk: 15, style: 12, signedIn: 200, lab: 135 } as const;

type Part = readonly [name: string, kB: number, most: number];

function partsOf(what: string, weights: Readonly<Record<string, number>>, most: number): Part[] {
  return Object.entries(weights).map(([page, kB]) => [`${what} ${page}`, kB, most]);
}

/** What is over its budget, one line each; nothing when all is well. */
export function overBudget({ pages, chunks, styles, signedIn, lab }: Weight): string[] {
  const parts: Part[] = [
    ...partsOf('first visit of', pages, BUDGET.page),
    ...partsOf('chunk of', chunks, BUDGET.chunk),
    ...partsOf('style of', styles, BUDGET.style),
    ['signed-in page', signedIn, BUDGET.signedIn],
    ['lab', lab, BUDGET.lab],
  ];
  return parts
    .filter(([, kB, most]) => kB > most)
    .map(([name, kB, most]) => `${name}: ${kB.toFixed(1)} kB, at most ${most}`);
}
