import { localeOf, type Locale } from '@ori/contracts/locale';
import type { i18n } from 'i18next';
import { readStored, writeStored } from './browser-storage.ts';
import { readCookie, writeCookie } from './cookies.ts';
import * as LOCAL_KEYS from './local-keys.ts';
import { COOKIES } from './storage-keys.ts';
import { loadedNamespaces, loadWords } from './words.ts';

/** The query parameter that names a language (spec §9). */
export const LANGUAGE_QUERY = 'lng';

/** Keeps the choice where the browser and, by cookie, the server find it. */
export function rememberLanguage(locale: Locale): void {
  writeStored('local', LOCAL_KEYS.language, locale);
  writeCookie(COOKIES.language, locale);
}

/** An address that names a language names the one spoken now: opened again or passed on, it reads alike. */
function renameInAddress(locale: Locale): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  if (!query.has(LANGUAGE_QUERY)) return;
  query.set(LANGUAGE_QUERY, locale);
  window.history.replaceState(window.history.state, '', `${pathname}?${query}${hash}`);
}

/** Fetches the words this page uses in another language, then speaks it; what is asked of the server meanwhile too. */
export async function speak(instance: i18n, locale: Locale): Promise<void> {
  await loadWords(instance, locale, loadedNamespaces(instance, instance.language as Locale));
  rememberLanguage(locale);
  renameInAddress(locale);
  document.documentElement.lang = locale;
  await instance.changeLanguage(locale);
}

const askedIn = (search: string): Locale | null => localeOf(new URLSearchParams(search).get(LANGUAGE_QUERY));

/** What was chosen in this browser; the cookie still tells where its storage was cleared or is refused. */
const chosenHere = (): Locale | null =>
  localeOf(readStored('local', LOCAL_KEYS.language)) ?? localeOf(readCookie(COOKIES.language));

/**
 * At the start: `?lng=` is a choice and is remembered; a choice remembered here that the
 * server could not know (its cookie is gone) is taken up again.
 */
export function settleLanguage(instance: i18n, search: string): void {
  const asked = askedIn(search);
  if (asked) return rememberLanguage(asked);
  const chosen = chosenHere();
  if (chosen && !readCookie(COOKIES.language) && chosen !== instance.language) void speak(instance, chosen);
}

/**
 * Somebody signed in on a browser where no language was ever chosen: their account's is spoken.
 * `search` is the query this visit began with; a language named there wins, even where nothing can be kept.
 */
export function followAccount(instance: i18n, locale: Locale | null, search: string): void {
  if (locale && locale !== instance.language && !askedIn(search) && !chosenHere())
    void speak(instance, locale);
}
