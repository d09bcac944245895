import type { Locale } from '@ori/contracts/locale';
import type { SiteKind } from '@ori/contracts/site-search-names';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** A public page that was opened in this browser, as far as it can be searched. */
export interface OpenedPage {
  readonly path: string;
  readonly locale: Locale;
  readonly kind: SiteKind;
  readonly title: string;
  readonly text: string;
  readonly headings: readonly string[];
  readonly passages: readonly string[];
  /** Milliseconds since 1970. */
  readonly openedAt: number;
  /** Opened by somebody signed in: forgotten when they sign out. */
  readonly isPersonal: boolean;
}

interface OpenedSchema extends DBSchema {
  pages: { key: [string, string]; value: OpenedPage; indexes: { openedAt: number } };
}

const OPENED_MOST = 300;
const DAY_MS = 24 * 60 * 60 * 1000;
const OPENED_DAYS = 90;

let database: Promise<IDBPDatabase<OpenedSchema>> | null = null;

function open(): Promise<IDBPDatabase<OpenedSchema>> {
  database ??= openDB<OpenedSchema>('ori-opened', 1, {
    upgrade(db) {
      db.createObjectStore('pages', { keyPath: ['locale', 'path'] }).createIndex('openedAt', 'openedAt');
    },
  });
  return database;
}

/** Keeps a page and forgets what is older than ninety days, and the oldest beyond three hundred. */
export async function keepPage(page: OpenedPage): Promise<void> {
  const pages = (await open()).transaction('pages', 'readwrite').store;
  await pages.put(page);
  let spare = (await pages.count()) - OPENED_MOST;
  const oldest = page.openedAt - OPENED_DAYS * DAY_MS;
  for (let cursor = await pages.index('openedAt').openCursor(); cursor; cursor = await cursor.continue()) {
    if (spare <= 0 && cursor.value.openedAt >= oldest) return;
    await cursor.delete();
    spare -= 1;
  }
}

/** The pages kept in a language, the latest first. */
export async function keptPages(locale: Locale): Promise<OpenedPage[]> {
  const all = await (await open()).getAllFromIndex('pages', 'openedAt');
  return all.filter((page) => page.locale === locale).toReversed();
}

/** Forgets what somebody signed in opened. */
export async function forgetPersonal(): Promise<void> {
  const pages = (await open()).transaction('pages', 'readwrite').store;
  for (let cursor = await pages.openCursor(); cursor; cursor = await cursor.continue())
    if (cursor.value.isPersonal) await cursor.delete();
}
