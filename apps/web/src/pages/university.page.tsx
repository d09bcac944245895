import type { CurriculumAnswer } from '@ori/contracts/curriculum';
import { AudienceView } from '../features/curriculum/audience-view.tsx';
import { usePageData } from '../lib/page-data.ts';

export const dataPath = (): string => '/api/curriculum?stage=university';

/** `/university`: what is here for these learners, and how to begin. */
export function Page() {
  return <AudienceView stage="university" answer={usePageData<CurriculumAnswer>()} />;
}
