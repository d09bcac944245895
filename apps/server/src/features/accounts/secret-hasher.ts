import { hash, verify } from '@node-rs/argon2';
import { CONCURRENT_HASHES } from '@ori/contracts/limits';
import type { HashCost, Secret } from './accounts.deps.ts';
import { keyedHash } from './keyed-hash.ts';

/** OWASP Password Storage Cheat Sheet, argon2id: 19 MiB of memory, two passes, one lane. */
export const OWASP_COST: HashCost = { memoryKib: 19_456, passes: 2, lanes: 1 };
const WAITING_MAX = 50;

export type SecretKind = 'pin' | 'password';

/** The queue for hashes is full: answer 'too-many-requests'. */
export const BUSY: unique symbol = Symbol('busy');

export interface SecretHasher {
  hash(kind: SecretKind, secret: string): Promise<string | typeof BUSY>;
  /** With `stored` null a hash is computed all the same, so that nobody learns from the time that there is none. */
  verify(kind: SecretKind, stored: string | null, secret: string): Promise<boolean | typeof BUSY>;
}

/** Runs at most `CONCURRENT_HASHES` at a time, lets `WAITING_MAX` wait and turns the rest away. */
function createGate() {
  let running = 0;
  const waiting: (() => void)[] = [];
  const enter = async () => {
    if (running < CONCURRENT_HASHES) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const leave = () => {
    const next = waiting.shift();
    // The place is handed on, so that nobody who comes just now can slip in between.
    if (next) next();
    else running -= 1;
  };
  return async <Value>(work: () => Promise<Value>): Promise<Value | typeof BUSY> => {
    if (waiting.length >= WAITING_MAX) return BUSY;
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}

/**
 * argon2id over HMAC-SHA256(pepper, secret): 10,000 PINs are soon tried against any hash, so a dump of
 * the database must be worth nothing without the pepper, which is kept elsewhere (assurance §4).
 */
export function createSecretHasher(deps: {
  readonly pepper: Secret;
  readonly cost?: HashCost | undefined;
  readonly onHash?: (() => void) | undefined;
}): SecretHasher {
  const cost = deps.cost ?? OWASP_COST;
  const options = { memoryCost: cost.memoryKib, timeCost: cost.passes, parallelism: cost.lanes };
  const gate = createGate();
  const peppered = (kind: SecretKind, secret: string) => keyedHash(deps.pepper, kind, secret);
  const dummy = hash(peppered('pin', 'nobody'), options);
  return {
    hash: (kind, secret) =>
      gate(() => {
        deps.onHash?.();
        return hash(peppered(kind, secret), options);
      }),
    verify: (kind, stored, secret) =>
      gate(async () => {
        deps.onHash?.();
        const matches = await verify(stored ?? (await dummy), peppered(kind, secret));
        return matches && stored !== null;
      }),
  };
}
