import { createHmac, timingSafeEqual } from 'node:crypto';

const RECEIPT_BYTES = 16;

/**
 * Proofs that a mapping's relation and label were rightly chosen: a visitor's browser keeps them until somebody signs
 * in there. They say what was found, not by whom.
 */
export function createReceipts(sessionSecret: string) {
  const key = createHmac('sha256', sessionSecret).update('kim receipts').digest();
  const macOf = (mappingId: string) =>
    createHmac('sha256', key).update(mappingId).digest().subarray(0, RECEIPT_BYTES);
  return {
    give: (mappingId: string): string => macOf(mappingId).toString('base64url'),
    isTrue(mappingId: string, receipt: string): boolean {
      const given = Buffer.from(receipt, 'base64url');
      return given.length === RECEIPT_BYTES && timingSafeEqual(given, macOf(mappingId));
    },
  };
}
export type Receipts = ReturnType<typeof createReceipts>;
