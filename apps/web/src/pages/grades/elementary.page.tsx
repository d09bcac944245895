import type { CurriculumAnswer } from '@ori/contracts/curriculum';
import { GradesView } from '../../features/curriculum/grades-view.tsx';
import { usePageData } from '../../lib/page-data.ts';

export const dataPath = (): string => '/api/curriculum?stage=elementary';

/** `/grades/elementary`: what a child can do by the end of this stage. */
export function Page() {
  return <GradesView stage="elementary" answer={usePageData<CurriculumAnswer>()} />;
}
