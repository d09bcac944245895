import type { Locale } from '@ori/contracts/locale';
import type { i18n } from 'i18next';
import { loadWithRetry } from '../lib/lazy-load.ts';
import { rest } from '../lib/rest.ts';
import { loadWords } from '../lib/words.ts';
import type { PageSource } from './page-routes.tsx';
import { namespacesOf } from './route-rows.ts';

/** In the browser a page's code and words are fetched, with retries, and its data asked of the API. */
export function clientSource(instance: i18n): PageSource {
  return {
    load: async (row) => {
      const [module] = await Promise.all([
        loadWithRetry(row.page),
        loadWords(instance, instance.language as Locale, namespacesOf(row)),
      ]);
      return module;
    },
    fetchData: async (apiPath) => {
      const answer = await rest<unknown>('GET', apiPath);
      return answer.ok ? { status: 200, body: answer.value } : { status: answer.failure.status, body: null };
    },
  };
}
