import type { CurriculumAnswer } from '@ori/contracts/curriculum';
import { StageView } from '../../features/curriculum/stage-view.tsx';
import { usePageData } from '../../lib/page-data.ts';

export const dataPath = (): string => '/api/curriculum?stage=esl';

/** `/curriculum/esl`: everything taught at this stage. */
export function Page() {
  return <StageView stage="esl" answer={usePageData<CurriculumAnswer>()} />;
}
