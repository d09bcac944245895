import { country } from '@ori/contracts/accounts';
import { ageGroup, role } from '@ori/contracts/role-shapes';
import { z } from 'zod';
import type { AccountsDeps } from './accounts.deps.ts';
import { sign, unsign } from './keyed-hash.ts';

/** How long somebody may take at Google. */
export const GOOGLE_TRIP_SECONDS = 600;

const travelBag = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  /** The page to come back to. */
  from: z.string(),
  /** What a newcomer wants to be; nothing to somebody who has an account. */
  role: role.nullable(),
  ageGroup: ageGroup.nullable(),
  age: z.int().optional(),
  country: country.optional(),
  /** The clock of the browser that left; a newcomer's days go by it. */
  timeZone: z.string().optional(),
  /** Did the page of the start say that going on means to agree to the terms? */
  termsAgreed: z.boolean(),
  /** Milliseconds of the clock. */
  until: z.number(),
});
export type TravelBag = z.infer<typeof travelBag>;

/** Packs what the browser carries to Google and back into a signed cookie, and unpacks it if it is ours and fresh. */
export function createTravelBags(deps: Pick<AccountsDeps, 'secrets' | 'now'>) {
  const key = deps.secrets.session;
  return {
    pack(bag: Omit<TravelBag, 'until'>): string {
      const until = deps.now().getTime() + GOOGLE_TRIP_SECONDS * 1000;
      return sign(key, 'oauth', Buffer.from(JSON.stringify({ ...bag, until })).toString('base64url'));
    },
    unpack(cookie: string | null): TravelBag | null {
      const value = cookie && unsign(key, 'oauth', cookie);
      if (!value) return null;
      const bag = travelBag.parse(JSON.parse(Buffer.from(value, 'base64url').toString()));
      return bag.until > deps.now().getTime() ? bag : null;
    },
  };
}
