import { createHash } from 'node:crypto';
import type { FrozenSheet } from '@ori/core/worksheets/frozen-sheet';

const CODE_CHARS = 12;
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

export const digestOf = (sheet: FrozenSheet): Buffer =>
  createHash('sha256').update(JSON.stringify(sheet)).digest();

/** Twelve letters and digits that are not mistaken for one another, out of what is on the sheet. */
export function codeOf(sheet: FrozenSheet): string {
  const digest = digestOf(sheet);
  return Array.from({ length: CODE_CHARS }, (_, at) => ALPHABET[(digest[at] ?? 0) % ALPHABET.length]).join(
    '',
  );
}
