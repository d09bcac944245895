import type { AssessmentInput, BookInput, Portfolio, SampleInput } from '@ori/contracts/portfolio';
import type { PortfolioDocument, PortfolioPart } from '@ori/contracts/portfolio-names';
import type { Result } from '@ori/contracts/result';
import { queryOptions, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { answered } from '../../lib/answered.ts';
import type { Failure } from '../../lib/failure.ts';
import { rest } from '../../lib/rest.ts';

const PORTFOLIO = ['portfolio'] as const;
interface Done {
  readonly success: true;
}
type Outcome = Promise<Result<Done, Failure>>;

const portfolioOf = (childId: string) =>
  queryOptions({
    queryKey: [...PORTFOLIO, childId],
    queryFn: ({ signal }) =>
      answered(rest<Portfolio>('GET', `/api/portfolio?childId=${childId}`, undefined, { signal })),
    refetchOnMount: 'always',
    retry: 1,
  });

/** What a child's portfolio holds of the school year that is running. */
export const usePortfolio = (childId: string) => useQuery(portfolioOf(childId));

/** Those of several children that are there already, in the children's order. */
export const usePortfoliosThere = (childIds: readonly string[]): Portfolio[] =>
  useQueries({
    queries: childIds.map(portfolioOf),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  });

const fileAddress = (id: string, query: Readonly<Record<string, string>>): string =>
  `/api/portfolio/samples/${id}/file?${new URLSearchParams(query)}`;

/** Where a sample's picture or document is; `small` is the picture of lists. */
export const samplePicture = (childId: string, id: string, size: 'whole' | 'small'): string =>
  fileAddress(id, { childId, size });
/** Where the portfolio is printed, as PDF. */
export const printAddress = (childId: string, document: PortfolioDocument): string =>
  `/api/portfolio/print.pdf?${new URLSearchParams({ childId, document })}`;

/** Keeps a sample, and then its file if one was chosen; sent again under its id, it is the same sample. */
export async function keepSample(sample: SampleInput, file: File | null): Outcome {
  const kept = await rest<Done>('PUT', '/api/portfolio/samples', sample);
  if (!kept.ok || file === null) return kept;
  return rest<Done>('PUT', fileAddress(sample.id, { childId: sample.childId }), file);
}
export const keepBook = (book: BookInput): Outcome => rest<Done>('PUT', '/api/portfolio/books', book);
export const keepAssessment = (assessment: AssessmentInput): Outcome =>
  rest<Done>('PUT', '/api/portfolio/assessments', assessment);

interface Thing {
  readonly id: string;
  readonly childId: string;
  readonly part: PortfolioPart;
}
export const removeThing = ({ id, childId, part }: Thing): Outcome =>
  rest<Done>('DELETE', `/api/portfolio/things/${id}?${new URLSearchParams({ childId, part })}`);

/** Fetches the portfolios anew after a change. */
export function usePortfolioChanged(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: PORTFOLIO });
}
