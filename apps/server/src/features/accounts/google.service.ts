import { type Result, fail, succeed } from '@ori/contracts/result';
import { type AgeGroup, normaliseRole } from '@ori/contracts/roles';
import { safeReturnPath } from '@ori/core/accounts/return-path';
import type { AccountsDeps, Caller } from './accounts.deps.ts';
import type { GooglePeople, OauthError } from './google-people.ts';
import type { GoogleReturns } from './google-return.ts';
import {
  type GoogleProvider,
  type ProvenIdentity,
  createGoogleProvider,
  isCodeRefused,
} from './google-provider.ts';
import { type TravelBag, createTravelBags } from './google-travel-bag.ts';

const FALLBACK_PATH = '/auth';
export const GOOGLE_CALLBACK_PATH = '/api/auth/google/callback';

/** The wishes of somebody who may be new, taken from the page they start on. */
export interface GoogleStart {
  readonly from?: string | undefined;
  readonly role?: string | undefined;
  readonly ageGroup?: AgeGroup | undefined;
  readonly age?: number | undefined;
  readonly country?: string | undefined;
  readonly termsAgreed?: boolean | undefined;
  readonly timeZone?: string | undefined;
}
/** Where the browser goes after the callback; `binding` must come back with the token. */
export interface GoogleReturn {
  readonly location: string;
  readonly binding: string | null;
}

interface GoogleDeps extends Pick<AccountsDeps, 'now' | 'secrets' | 'publicUrl' | 'google' | 'log'> {
  readonly googlePeople: GooglePeople;
  readonly googleReturns: GoogleReturns;
}

const backTo = (from: string, error: OauthError): GoogleReturn => ({
  location: `${from}?error=${error}`,
  binding: null,
});

/** Sign-in by Google (design §5). The role in the address is for the page's greeting; rights come from the account. */
export function createGoogle(deps: GoogleDeps) {
  const bags = createTravelBags(deps);
  const provider: GoogleProvider | null =
    deps.google && createGoogleProvider(deps.google, `${deps.publicUrl}${GOOGLE_CALLBACK_PATH}`);

  const warn = (error: unknown, message: string) =>
    deps.log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, message);

  async function proven(
    active: GoogleProvider,
    query: string,
    bag: TravelBag,
  ): Promise<Result<ProvenIdentity, OauthError>> {
    try {
      return succeed(await active.finish(query, bag));
    } catch (error) {
      warn(error, 'google sign-in was refused');
      return fail(isCodeRefused(error) ? 'invalid_code' : 'oauth_failed');
    }
  }

  return {
    /** 'not-configured', or whether the provider answers. */
    async health(): Promise<'up' | 'down' | 'not-configured'> {
      if (!provider) return 'not-configured';
      return (await provider.isReachable()) ? 'up' : 'down';
    },
    /** Where to send the browser, and the signed cookie it must bring back. */
    async start(
      wish: GoogleStart,
    ): Promise<Result<{ location: string; cookie: string }, 'oauth-not-configured' | 'oauth-failed'>> {
      if (!provider) return fail('oauth-not-configured');
      try {
        const { url, trip } = await provider.begin();
        const role = wish.role === undefined ? null : normaliseRole(wish.role);
        const from = safeReturnPath(wish.from, FALLBACK_PATH);
        const { ageGroup = null, age, country, termsAgreed = false, timeZone } = wish;
        const bag = bags.pack({ ...trip, from, role, ageGroup, age, country, termsAgreed, timeZone });
        return succeed({ location: url, cookie: bag });
      } catch (error) {
        warn(error, 'google cannot be reached');
        return fail('oauth-failed');
      }
    },
    /** `query` is the address's query as it came. Always answers with a page to go to. */
    async callback(query: string, cookie: string | null, caller: Caller): Promise<GoogleReturn> {
      const bag = bags.unpack(cookie);
      if (!provider || !bag) return backTo(FALLBACK_PATH, 'oauth_failed');
      const identity = await proven(provider, query, bag);
      if (!identity.ok) return backTo(bag.from, identity.failure);
      const person = await deps.googlePeople.personOf(identity.value, bag, caller);
      if (!person.ok) return backTo(bag.from, person.failure);
      const { token, binding } = await deps.googleReturns.issue(person.value);
      return { location: `${bag.from}?token=${token}&provider=google&role=${person.value.role}`, binding };
    },
  };
}
export type Google = ReturnType<typeof createGoogle>;
