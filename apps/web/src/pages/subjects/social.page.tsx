import type { CurriculumAnswer } from '@ori/contracts/curriculum';
import { SubjectView } from '../../features/curriculum/subject-view.tsx';
import { usePageData } from '../../lib/page-data.ts';

export const dataPath = (): string => '/api/curriculum/subjects/social';

/** `/subjects/social`: this subject from the first years to grown-up life. */
export function Page() {
  return <SubjectView subject="social" answer={usePageData<CurriculumAnswer>()} />;
}
