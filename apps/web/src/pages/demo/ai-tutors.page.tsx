import type { TryExample } from '@ori/contracts/tutor-example';
import type { ComponentType } from 'react';
import { TryHero } from '../../features/tutor/demo/try-hero.tsx';
import type { TutorTryProps } from '../../features/tutor/demo/tutor-try.tsx';
import { laterPart } from '../../lib/later-part.tsx';
import { usePageData } from '../../lib/page-data.ts';
// The part below is in the first document, so its sheets must be, too.
import '../../features/tutor/demo/demo.css';
import '../../features/tutor/thread.css';

const loadTry = async (): Promise<ComponentType<TutorTryProps>> =>
  (await import('../../features/tutor/demo/tutor-try.tsx')).TutorTry;

const Below = laterPart(
  'tutor-try',
  loadTry,
  import.meta.env.SSR || import.meta.env.MODE === 'test' ? await loadTry() : null,
);

/** A conversation that the server computes for this page. */
export const dataPath = (): string => '/api/tutor/example';

/** `/demo/ai-tutors`: the tutor, to be tried by anybody; the rest of its code comes when somebody is here. */
export function Page() {
  const example = usePageData<TryExample>();
  return (
    <>
      <TryHero />
      <Below example={example} />
    </>
  );
}
