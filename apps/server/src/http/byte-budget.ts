import type { FastifyRequest } from 'fastify';
import { addressBucket } from '@ori/core/accounts/address-bucket';

interface Budget {
  /** Bytes that one address may send in a window. */
  readonly bytes: number;
  readonly windowMs: number;
  readonly now: () => Date;
}

/** So many addresses are counted in one window; beyond, nobody new is let in until it ends. */
const ADDRESSES_MAX = 10_000;
const MS_PER_S = 1_000;

/**
 * A rate limiter by weight, beside the one by calls: what a body of so many bytes has to wait for, in seconds; 0 when it
 * may pass, which counts it. One window for all addresses, so that memory is bounded.
 */
export function createByteBudget({ bytes, windowMs, now }: Budget) {
  let endsAtMs = 0;
  const spent = new Map<string, number>();
  return ({ ip }: Pick<FastifyRequest, 'ip'>, weight: number): number => {
    const atMs = now().getTime();
    if (atMs >= endsAtMs) {
      spent.clear();
      endsAtMs = atMs + windowMs;
    }
    const address = addressBucket(ip);
    const before = spent.get(address);
    const isNoRoom = before === undefined && spent.size >= ADDRESSES_MAX;
    if (isNoRoom || (before ?? 0) + weight > bytes) return Math.ceil((endsAtMs - atMs) / MS_PER_S);
    spent.set(address, (before ?? 0) + weight);
    return 0;
  };
}
export type ByteBudget = ReturnType<typeof createByteBudget>;
