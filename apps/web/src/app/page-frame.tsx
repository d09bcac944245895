import { useLoaderData } from 'react-router';
import { PageDataContext, type PageAnswer } from '../lib/page-data.ts';
import { NotFoundPage } from '../pages/not-found.page.tsx';
import { ErrorFallback } from './error-fallback.tsx';
import type { PageModule } from './route-rows.ts';

/** Draws a public page with its data; missing data is a missing page, a failed fetch an error screen. */
export function PageFrame({ module }: { readonly module: PageModule }) {
  const answer = useLoaderData<PageAnswer | undefined>();
  if (answer?.status === 404) return <NotFoundPage />;
  if (answer && answer.status !== 200 && !module.standsWithoutData)
    return <ErrorFallback error={null} told={module.failed} onRetry={() => window.location.reload()} />;
  return (
    <PageDataContext value={answer?.body ?? null}>
      <module.Page />
    </PageDataContext>
  );
}
