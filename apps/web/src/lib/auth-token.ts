import { AUTH_TOKEN_LIFETIME_MS } from '@ori/contracts/limits';
import { readStored, removeStored, writeStored } from './browser-storage.ts';
import * as SESSION_KEYS from './tab-keys.ts';
import { OLD_TOKEN_KEYS } from './storage-keys.ts';

interface Kept {
  readonly token: string;
  readonly expiresAtMs: number;
}

function parse(stored: string | null): Kept | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    const found = value as Partial<Kept> | null;
    return typeof found?.token === 'string' && typeof found.expiresAtMs === 'number' ? (found as Kept) : null;
  } catch {
    return null;
  }
}

/** Keeps the bearer token for this tab only; it is of no use after 24 hours (spec §5). */
export function keepToken(token: string, nowMs: number): void {
  const fresh: Kept = { token, expiresAtMs: nowMs + AUTH_TOKEN_LIFETIME_MS };
  writeStored('session', SESSION_KEYS.token, JSON.stringify(fresh));
}

const kept = (): Kept | null => parse(readStored('session', SESSION_KEYS.token));

/** The token, while it lives. */
export function readToken(nowMs: number): string | null {
  const own = kept();
  return own && own.expiresAtMs > nowMs ? own.token : null;
}

/** Had this tab a token whose day is over? */
export function isTokenOver(nowMs: number): boolean {
  const own = kept();
  return own !== null && own.expiresAtMs <= nowMs;
}

export function dropToken(): void {
  removeStored('session', SESSION_KEYS.token);
}

/** Earlier versions kept tokens in local storage: the first found moves here, all are removed there. */
export function migrateOldTokens(nowMs: number): void {
  const found = OLD_TOKEN_KEYS.map((key) => readStored('local', key)).find(
    (value) => value !== null && value !== '',
  );
  for (const key of OLD_TOKEN_KEYS) removeStored('local', key);
  if (found && !readToken(nowMs)) keepToken(found, nowMs);
}
