/** What an OAuth provider's return says in the address (spec §4). */
export type OAuthReturn =
  | { readonly kind: 'token'; readonly token: string; readonly provider: string }
  | { readonly kind: 'error'; readonly error: string };

const ERROR_QUERY = ['error', 'message', 'provider'] as const;
const TOKEN_QUERY = ['token', 'role', 'provider'] as const;

/** Reads the return, if this address is one: a token counts only with its provider. */
export function readOAuthReturn(search: string): OAuthReturn | null {
  const query = new URLSearchParams(search);
  const error = query.get('error');
  if (error) return { kind: 'error', error };
  const token = query.get('token');
  const provider = query.get('provider');
  return token && provider ? { kind: 'token', token, provider } : null;
}

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
