/** What a browser says of where a request comes from. */
export interface Provenance {
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
  /** The Host header: which server the browser believes it talks to. */
  readonly host: string | undefined;
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/**
 * Does the request come from our own pages? Programs that send neither header are let through:
 * only browsers can be tricked, and every browser of today sends at least one.
 * @param publicUrl the address people use, when it differs from the Host header behind a proxy.
 */
export function isFromHere({ origin, fetchSite, host }: Provenance, publicUrl: string): boolean {
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return false;
  if (origin === undefined) return true;
  if (origin === new URL(publicUrl).origin) return true;
  return host !== undefined && hostOf(origin) === host;
}
