import { readStored, removeStored, writeStored } from '../../lib/browser-storage.ts';
import * as SESSION_KEYS from '../../lib/tab-keys.ts';

/** Keeps what was wanted while somebody signs in or up, as the query of the checkout; lasts as long as the tab. */
export function keepWish(query: string): void {
  writeStored('session', SESSION_KEYS.checkoutAsked, query);
}

/** Takes the kept query; it is there only once. */
export function takeWish(): string | null {
  const query = readStored('session', SESSION_KEYS.checkoutAsked);
  removeStored('session', SESSION_KEYS.checkoutAsked);
  return query;
}
