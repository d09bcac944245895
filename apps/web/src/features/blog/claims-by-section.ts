import type { Article } from '@ori/contracts/texts';

type Claim = Article['claims'][number];

/** The sources that a section's text cites, by number. */
function citedIn(html: string): ReadonlySet<number> {
  return new Set([...html.matchAll(/href="#source-(\d+)"/g)].map(([, number]) => Number(number)));
}

/**
 * Each claim of an article beside the section that tells it: the one that cites most of its sources, the first of
 * several. A claim whose sources no section cites stands under null.
 */
export function claimsBySection({
  sections,
  claims,
}: Pick<Article, 'sections' | 'claims'>): ReadonlyMap<string | null, readonly Claim[]> {
  const cited = sections.map(({ id, html }) => ({ id, numbers: citedIn(html) }));
  return Map.groupBy(claims, ({ sources }) => {
    const counts = cited.map(({ id, numbers }) => ({
      id,
      count: sources.filter((number) => numbers.has(number)).length,
    }));
    const most = Math.max(0, ...counts.map(({ count }) => count));
    return most === 0 ? null : (counts.find(({ count }) => count === most)?.id ?? null);
  });
}
