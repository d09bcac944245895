import { safeReturnPath } from '@ori/core/accounts/return-path';

/** Where a person wanted to go before signing in, as a query of the sign-in page. */
export const RETURN_QUERY = 'from';

/** The sign-in page that remembers where it was asked from (spec §4). */
export function signInAddress(from: string): string {
  return `/login?${RETURN_QUERY}=${encodeURIComponent(from)}`;
}

/** The remembered path, when it is one of ours; otherwise `fallback`. */
export function returnPath(search: URLSearchParams, fallback: string): string {
  return safeReturnPath(search.get(RETURN_QUERY), fallback);
}
