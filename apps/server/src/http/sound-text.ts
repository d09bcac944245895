import type { FastifyInstance } from 'fastify';
import { sendFailure } from './failures.ts';

const UNSOUND = 'This text has characters that cannot be kept';

function isSound(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

/**
 * The dotted path of the first text that no database can hold: one with a NUL or with half of a
 * surrogate pair; null when all is sound. Keys count as text of their owner.
 */
export function unsoundField(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return isSound(value) ? null : path;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    if (!isSound(key)) return path;
    const found = unsoundField(inner, path === '' ? key : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** Refuses unsound text before any shape is looked at, wherever it stands. */
export function refuseUnsoundText(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, body }, reply) => {
    const field = unsoundField(params) ?? unsoundField(query) ?? unsoundField(body);
    const detail = { error: UNSOUND, ...(field === '' || field === null ? {} : { field }) };
    return field === null ? undefined : sendFailure(reply, 'invalid-input', detail);
  });
}
