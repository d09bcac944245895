import { addressBucket } from '@ori/core/accounts/address-bucket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RATES } from '../rates.ts';

/**
 * Holds back addresses that had too many documents drawn which nobody else can use. Only known after the drawing, so
 * each is counted then, and what follows waits until the minute is over.
 */
export function createDrawingLimit(app: FastifyInstance) {
  const count = app.createRateLimit({
    ...RATES.drawings,
    keyGenerator: ({ ip }) => `drawn ${addressBucket(ip)}`,
  });
  const heldUntil = new Map<string, number>();

  return {
    /** Seconds until the address may ask again; 0: now. */
    waitS({ ip }: FastifyRequest): number {
      const leftMs = (heldUntil.get(addressBucket(ip)) ?? 0) - performance.now();
      if (leftMs <= 0) heldUntil.delete(addressBucket(ip));
      return Math.max(0, Math.ceil(leftMs / 1_000));
    },
    async count(request: FastifyRequest): Promise<void> {
      const counted = await count(request);
      if (counted.isAllowed || counted.remaining > 0) return;
      heldUntil.set(addressBucket(request.ip), performance.now() + counted.ttl);
    },
  };
}
export type DrawingLimit = ReturnType<typeof createDrawingLimit>;
