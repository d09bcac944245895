import type { CulturesAnswer } from '@ori/contracts/heritage';
import { CulturesView } from '../../features/heritage/cultures/cultures-view.tsx';
import { usePageData } from '../../lib/page-data.ts';

export const dataPath = (): string => '/api/heritage/cultures';

/** `/cultures`: the eight cultures and their companions, on one line of time. */
export function Page() {
  return <CulturesView cultures={usePageData<CulturesAnswer>().cultures} />;
}
