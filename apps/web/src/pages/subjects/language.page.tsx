import type { CurriculumAnswer } from '@ori/contracts/curriculum';
import { SubjectView } from '../../features/curriculum/subject-view.tsx';
import { usePageData } from '../../lib/page-data.ts';

export const dataPath = (): string => '/api/curriculum/subjects/language';

/** `/subjects/language`: this subject from the first years to grown-up life. */
export function Page() {
  return <SubjectView subject="language" answer={usePageData<CurriculumAnswer>()} />;
}
