/** What an OAuth provider's return says in the address (spec §4). */
export type OAuthReturn =
  | { readonly kind: 'token'; readonly token: string; readonly provider: string }
  | { readonly kind: 'error'; readonly error: string };

/** Reads the return, if this address is one: a token counts only with its provider. */
export function readOAuthReturn(search: string): OAuthReturn | null {
  const query = new URLSearchParams(search);
  const error = query.get('error');
  if (error) return { kind: 'error', error };
  const token = query.get('token');
  const provider = query.get('provider');
  return token && provider ? { kind: 'token', token, provider } : null;
}
