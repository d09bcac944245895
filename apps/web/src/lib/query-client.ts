import { QueryClient } from '@tanstack/react-query';
import { FailedCall } from './failure.ts';

const TRIES_AGAIN = 2;

/** Only what may pass by itself is asked for again: no answer, or a fault of the server's. */
function mayPass(error: Error): boolean {
  if (!(error instanceof FailedCall)) return false;
  const { status } = error.failure;
  return status === 0 || status >= 500;
}

const retry = (failures: number, error: Error): boolean => failures < TRIES_AGAIN && mayPass(error);

/** What the server told, kept for one person's pages. */
export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry } } });
}
