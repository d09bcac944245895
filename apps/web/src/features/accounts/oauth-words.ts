import type { OAuthReturn } from './oauth-address.ts';

const ERROR_QUERY = ['error', 'message', 'provider'] as const;
const TOKEN_QUERY = ['token', 'role', 'provider'] as const;

/** The query without the return's own parameters; the rest stays. */
export function cleanedSearch(search: string, kind: OAuthReturn['kind']): string {
  const query = new URLSearchParams(search);
  for (const name of kind === 'error' ? ERROR_QUERY : TOKEN_QUERY) query.delete(name);
  const rest = query.toString();
  return rest === '' ? '' : `?${rest}`;
}

/** Which words an error value gets: its key beneath `oauth.error`. */
export function oauthErrorKey(error: string): 'failed' | 'invalidCode' | 'other' {
  if (error === 'oauth_failed') return 'failed';
  return error === 'invalid_code' ? 'invalidCode' : 'other';
}

/** `google` is shown as `Google`. */
export function providerName(provider: string): string {
  return provider.slice(0, 1).toUpperCase() + provider.slice(1, 40);
}
