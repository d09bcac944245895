import { shapeMessage } from '@ori/contracts/shape-messages';
import type { FastifyInstance } from 'fastify';
import { sendFailure } from './failures.ts';

const UNSOUND = 'This text has characters that cannot be kept';
/** Deeper than any shape of ours; a body of brackets only would else exhaust the stack. */
const NESTED_MAX = 32;

/** Fields of one line beside those that end in `Name` or `Title`: names go on letters, PDFs and into calendars. */
const ONE_LINE = ['name', 'title', 'label', 'email', 'sacredId', 'identifier', 'stateSubject'];
const isOneLine = (key: string): boolean =>
  ONE_LINE.includes(key) || key.endsWith('Name') || key.endsWith('Title');

const TAB = 0x09;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const within = (code: number, from: number, to: number): boolean => code >= from && code <= to;

/** A control character of ASCII that is neither a tab nor a line break. */
function isControl(code: number): boolean {
  if (code === TAB || code === LINE_FEED || code === CARRIAGE_RETURN) return false;
  return code < 0x20 || code === 0x7f;
}

/** What a single line cannot hold: any control character, a line break, or what turns the reading direction. */
function leavesLine(code: number): boolean {
  if (code < 0x20 || within(code, 0x7f, 0x9f)) return true;
  return within(code, 0x2028, 0x202e) || within(code, 0x2066, 0x2069);
}

function isSound(text: string, key: string): boolean {
  const isRefused = isOneLine(key) ? leavesLine : isControl;
  for (let at = 0; at < text.length; at += 1) if (isRefused(text.charCodeAt(at))) return false;
  return text.isWellFormed();
}

/** Where a text stands: its dotted path, and the key that says what it may hold. */
interface Place {
  readonly path: string;
  readonly key: string;
}
const TOP: Place = { path: '', key: '' };

/** The texts of a list go by the list's key. */
function placeWithin({ path, key }: Place, inner: string, isList: boolean): Place {
  return { path: path === '' ? inner : `${path}.${inner}`, key: isList ? key : inner };
}

/**
 * The dotted path of the first text that cannot be kept: one with control characters or with half of a surrogate
 * pair, and in fields of one line with line breaks or overrides of the reading direction; null when all is sound.
 * Keys count as text of their owner.
 */
export function unsoundField(value: unknown, place = TOP): string | null {
  if (typeof value === 'string') return isSound(value, place.key) ? null : place.path;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    if (!isSound(key, '')) return place.path;
    const found = unsoundField(inner, placeWithin(place, key, Array.isArray(value)));
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
