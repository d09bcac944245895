import type { Locale } from '@ori/contracts/locale';
import type { i18n } from 'i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from './i18n.ts';
import { followAccount, settleLanguage, speak } from './language.ts';

const NOTHING = '';
/** Longer than it takes to fetch words that are there at once. */
const settled = () => new Promise((done) => setTimeout(done, 20));

/** A document as the server drew it, and an account, opened at an address. */
async function opened(drawnIn: Locale, search: string, account: Locale | null): Promise<i18n> {
  const instance = createI18n(drawnIn, {});
  settleLanguage(instance, search);
  followAccount(instance, account, search);
  await settled();
  return instance;
}

function forget(): void {
  localStorage.clear();
  document.cookie = 'ori_lng=; path=/; max-age=0';
}

beforeEach(() => void vi.stubGlobal('fetch', async () => new Response('{}')));
afterEach(() => {
  vi.unstubAllGlobals();
  forget();
});

describe('the language of a visit', () => {
  it('is the account’s where nothing was ever chosen in this browser', async () => {
    expect((await opened('en', NOTHING, 'es')).language).toBe('es');
  });

  it('is the one the address names, before the account’s, and stays so on the next visit', async () => {
    expect((await opened('fr', '?lng=fr', 'es')).language).toBe('fr');
    expect([localStorage.getItem('language'), document.cookie]).toEqual(['fr', 'ori_lng=fr']);
    expect((await opened('fr', NOTHING, 'es')).language).toBe('fr');
  });

  it('is the one the address names even where the browser keeps nothing', async () => {
    const instance = createI18n('fr', {});
    settleLanguage(instance, '?lng=fr');
    forget();
    followAccount(instance, 'es', '?lng=fr');
    await settled();
    expect(instance.language).toBe('fr');
  });

  it('is the one chosen before, when only the cookie still tells', async () => {
    document.cookie = 'ori_lng=fr; path=/';
    expect((await opened('fr', NOTHING, 'es')).language).toBe('fr');
  });

  it('is the account’s when the address names one we do not speak', async () => {
    expect((await opened('en', '?lng=de', 'es')).language).toBe('es');
  });
});

describe('choosing another language', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('is known to the server before the words change, so that all asked from then on comes in it', async () => {
    const instance = createI18n('en', {});
    const kept: string[] = [];
    instance.on('languageChanged', () => void kept.push(document.cookie));
    await speak(instance, 'es');
    expect(kept).toEqual(['ori_lng=es']);
  });

  it('stands in an address that names a language, and in no other', async () => {
    const instance = createI18n('en', {});
    window.history.replaceState({ key: 'a' }, '', '/search?q=sun&lng=en#found');
    await speak(instance, 'fr');
    const { pathname, search, hash } = window.location;
    expect(pathname + search + hash).toBe('/search?q=sun&lng=fr#found');
    expect(window.history.state).toEqual({ key: 'a' });
    window.history.replaceState(null, '', '/search?q=sun');
    await speak(instance, 'es');
    expect(window.location.search).toBe('?q=sun');
  });
});
