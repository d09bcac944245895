import type { Locale } from '@ori/contracts/locale';
import type { i18n } from 'i18next';
import { updateProfile } from '../features/accounts/own-account.calls.ts';
import type { SessionStore } from '../features/accounts/session-store.ts';
import { bringToken } from '../features/accounts/tab-token.ts';
import { speak } from '../lib/language.ts';

/**
 * Speaks the language; with somebody signed in it is kept with the account, too: letters and other devices speak it
 * then. Here it is spoken even where that fails.
 */
export async function chooseLanguage(instance: i18n, store: SessionStore, locale: Locale): Promise<void> {
  await speak(instance, locale);
  const { user } = store.state();
  if (user === null || user.locale === locale) return;
  await bringToken(store);
  await updateProfile(store, { locale });
}
