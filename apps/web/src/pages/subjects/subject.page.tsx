import type { CurriculumAnswer } from '@ori/contracts/curriculum';
import { subjectNamed } from '@ori/contracts/subjects';
import { useParams } from 'react-router';
import { SubjectView } from '../../features/curriculum/subject-view.tsx';
import { usePageData } from '../../lib/page-data.ts';

export const dataPath = ({ id }: Readonly<Record<string, string | undefined>>): string =>
  `/api/curriculum/subjects/${encodeURIComponent(id ?? '')}`;

/** `/subjects/:id`: a subject by its name; an unknown one is not found. */
export function Page() {
  const subject = subjectNamed(useParams()['id']);
  const answer = usePageData<CurriculumAnswer>();
  return subject && <SubjectView subject={subject} answer={answer} />;
}
