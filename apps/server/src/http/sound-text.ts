import { shapeMessage } from '@ori/contracts/shape-messages';
import type { FastifyInstance } from 'fastify';
import { sendFailure } from './failures.ts';

const UNSOUND = 'This text has characters that cannot be kept';
/** Deeper than any shape of ours; a body of brackets only would else exhaust the stack. */
const NESTED_MAX = 32;

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

/** Does a value nest deeper than `levels`? Looks no deeper than that itself. */
function isTooDeep(value: unknown, levels = NESTED_MAX): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isTooDeep(inner, levels - 1));
}

/** Refuses endless nesting and unsound text before any shape is looked at, wherever it stands. */
export function refuseUnsoundText(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, body, locale }, reply) => {
    if (isTooDeep(body)) return sendFailure(reply, 'invalid-input');
    const field = unsoundField(params) ?? unsoundField(query) ?? unsoundField(body);
    const error = shapeMessage(UNSOUND, locale) ?? UNSOUND;
    const detail = { error, ...(field === '' || field === null ? {} : { field }) };
    return field === null ? undefined : sendFailure(reply, 'invalid-input', detail);
  });
}
