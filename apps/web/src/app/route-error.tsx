import { useRouteError } from 'react-router';
import { ErrorFallback } from './error-fallback.tsx';

/** A page that crashed or whose code could not be fetched: the rest of the screen stays. */
export function RouteError() {
  const error = useRouteError();
  return <ErrorFallback error={error} onRetry={() => window.location.reload()} />;
}
