import { lazy, Suspense } from 'react';
import { loadWithRetry } from '../../../lib/lazy-load.ts';
import type { WorkHelpProps } from './work-help.tsx';

const Loaded = lazy(async () => ({
  default: await loadWithRetry(async () => (await import('./work-help.tsx')).WorkHelp),
}));

/** Help beside a question, fetched with the first question: a lesson is read before it is practised. */
export function LaterWorkHelp(props: WorkHelpProps) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
