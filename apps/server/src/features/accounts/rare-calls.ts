import { addressBucket } from '@ori/core/accounts/address-bucket';
import type { AccountsDeps } from './accounts.deps.ts';
import { keyedHash } from './keyed-hash.ts';
import { type PinFailureStore, windowStart } from './pin-failures.store.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Counts calls that must stay rare, in the database, so that all processes share the count. */
export function createRareCalls(deps: {
  readonly failures: PinFailureStore;
  readonly now: AccountsDeps['now'];
  readonly secrets: AccountsDeps['secrets'];
}) {
  const counted = {
    /** Counts this call for somebody (a person, a mailbox); false once `max` of the window are used. */
    async allow(call: string, of: string, max: number, windowMs = HOUR_MS): Promise<boolean> {
      const key = `${call}:${keyedHash(deps.secrets.session, 'call', of)}`;
      const counter = { scope: 'call', key, windowStart: windowStart(deps.now(), windowMs) } as const;
      const counts = await deps.failures.add([counter], 1);
      return (counts.get('call') ?? 0) <= max;
    },
  };
  return {
    ...counted,
    /** The same for where a call comes from; a household with a whole network of addresses is one caller. */
    allowFrom: (call: string, address: string, max: number): Promise<boolean> =>
      counted.allow(call, addressBucket(address), max),
  };
}
export type RareCalls = ReturnType<typeof createRareCalls>;
