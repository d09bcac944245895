import type { CultureAnswer } from '@ori/contracts/heritage';
import { CultureView } from '../../features/heritage/cultures/culture-view.tsx';
import { usePageData } from '../../lib/page-data.ts';

export const dataPath = ({ id }: Readonly<Record<string, string | undefined>>): string =>
  `/api/heritage/cultures/${encodeURIComponent(id ?? '')}`;

/** The culture's own name and why lessons draw on it, for the head of the document. */
export function describe(data: unknown): { readonly title: string; readonly description: string } {
  const { culture } = data as CultureAnswer;
  return { title: culture.name, description: culture.why };
}

/** `/cultures/:id`: one culture with its ideas, places and lessons. */
export function Page() {
  return <CultureView answer={usePageData<CultureAnswer>()} />;
}
