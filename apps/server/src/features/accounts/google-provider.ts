import * as oidc from 'openid-client';
import type { GoogleSettings } from './accounts.deps.ts';

const SCOPE = 'openid email profile';

/** Kept by the browser, signed, between leaving for the provider and coming back. */
export interface RoundTrip {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}
/** What the provider vouches for. */
export interface ProvenIdentity {
  readonly subject: string;
  /** Null unless the provider has verified it. */
  readonly email: string | null;
  readonly firstName: string;
  readonly lastName: string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function identityOf(claims: Record<string, unknown>): ProvenIdentity {
  const isVerified = claims['email_verified'] === true;
  return {
    subject: text(claims['sub']),
    email: isVerified && text(claims['email']) ? text(claims['email']) : null,
    firstName: text(claims['given_name']) || text(claims['name']),
    lastName: text(claims['family_name']),
  };
}

/**
 * Google as an OpenID Connect provider: authorisation code with PKCE (RFC 7636), state and nonce.
 * The provider is discovered at the first use, so that a start without network works.
 */
export function createGoogleProvider(settings: GoogleSettings, redirectUri: string) {
  let found: Promise<oidc.Configuration> | null = null;

  async function discover(): Promise<oidc.Configuration> {
    const issuer = new URL(settings.issuer);
    const isLocal =
      issuer.protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(issuer.hostname);
    const execute = isLocal ? [oidc.allowInsecureRequests] : [];
    return oidc.discovery(issuer, settings.clientId, settings.clientSecret, undefined, { execute });
  }

  /** @throws when the provider cannot be reached; the next call asks again. */
  function configuration(): Promise<oidc.Configuration> {
    found ??= discover().catch((error: unknown) => {
      found = null;
      throw error;
    });
    return found;
  }

  return {
    async isReachable(): Promise<boolean> {
      return configuration().then(
        () => true,
        () => false,
      );
    },
    /** Where to send the browser, and what it must bring back. */
    async begin(): Promise<{ url: string; trip: RoundTrip }> {
      const codeVerifier = oidc.randomPKCECodeVerifier();
      const trip = { state: oidc.randomState(), nonce: oidc.randomNonce(), codeVerifier };
      const url = oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state: trip.state,
        nonce: trip.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, trip };
    },
    /** Exchanges the code. @throws when anything at all does not fit: state, nonce, signature, code, time. */
    async finish(query: string, trip: RoundTrip): Promise<ProvenIdentity> {
      const tokens = await oidc.authorizationCodeGrant(
        await configuration(),
        new URL(`${redirectUri}?${query}`),
        {
          pkceCodeVerifier: trip.codeVerifier,
          expectedState: trip.state,
          expectedNonce: trip.nonce,
          idTokenExpected: true,
        },
      );
      return identityOf({ ...tokens.claims() });
    },
  };
}
export type GoogleProvider = ReturnType<typeof createGoogleProvider>;

/** Did the provider refuse the code itself: used before, or too old? */
export function isCodeRefused(error: unknown): boolean {
  return error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant';
}
