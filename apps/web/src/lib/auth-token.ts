import { AUTH_TOKEN_LIFETIME_MS } from '@ori/contracts/limits';
import { readStored, removeStored, writeStored } from './browser-storage.ts';
import { OLD_TOKEN_KEYS, SESSION_KEYS } from './storage-keys.ts';

interface Kept {
  readonly token: string;
  readonly expiresAtMs: number;
}

function parse(stored: string | null): Kept | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    const kept = value as Partial<Kept> | null;
    return typeof kept?.token === 'string' && typeof kept.expiresAtMs === 'number' ? (kept as Kept) : null;
  } catch {
    return null;
  }
}

/** Keeps the bearer token for this tab only; it is of no use after 24 hours (spec §5). */
export function keepToken(token: string, nowMs: number): void {
  const kept: Kept = { token, expiresAtMs: nowMs + AUTH_TOKEN_LIFETIME_MS };
  writeStored('session', SESSION_KEYS.token, JSON.stringify(kept));
}

/** The token, while it lives. */
export function readToken(nowMs: number): string | null {
  const kept = parse(readStored('session', SESSION_KEYS.token));
  if (kept && kept.expiresAtMs > nowMs) return kept.token;
  if (kept) dropToken();
  return null;
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
