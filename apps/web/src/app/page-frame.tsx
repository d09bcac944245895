import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { PageDataContext, type PageAnswer } from '../lib/page-data.ts';
import { NotFoundPage } from '../pages/not-found.page.tsx';
import { ErrorFallback } from './error-fallback.tsx';
import { isMissing, type PageModule } from './route-rows.ts';

/** What stands in the place of a page whose thing does not exist; null where it does, or nobody knows. */
function absentPage({ missing }: PageModule, status: number): ReactElement | null {
  if (missing && isMissing(status)) return <missing.Page />;
  return status === 404 ? <NotFoundPage /> : null;
}

/** Draws a public page with its data; missing data is a missing page, a failed fetch an error screen. */
export function PageFrame({ module }: { readonly module: PageModule }) {
  const answer = useLoaderData<PageAnswer | undefined>();
  const absent = answer ? absentPage(module, answer.status) : null;
  if (absent) return absent;
  if (answer && answer.status !== 200 && !module.standsWithoutData)
    return <ErrorFallback error={null} told={module.failed} onRetry={() => window.location.reload()} />;
  return (
    <PageDataContext value={answer?.body ?? null}>
      <module.Page />
    </PageDataContext>
  );
}
