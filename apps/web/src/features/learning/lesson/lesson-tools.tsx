import { lazy, Suspense } from 'react';
import { loadWithRetry } from '../../../lib/lazy-load.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import type { LessonToolsProps } from './lesson-tool-buttons.tsx';

const Buttons = lazy(async () => ({
  default: await loadWithRetry(async () => (await import('./lesson-tool-buttons.tsx')).LessonToolButtons),
}));

/** What can be done with a lesson where there is script; its place is kept, its code comes after the text. */
export function LessonTools(props: LessonToolsProps) {
  const hydrated = useHydrated();
  return (
    <div className="lesson-tools no-print">
      <Suspense fallback={null}>{hydrated && <Buttons {...props} />}</Suspense>
    </div>
  );
}
