import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { Providers } from '../app/providers.tsx';
import { createSessionStore } from '../features/accounts/session-store.ts';
import { createToastStore } from '../lib/toasts.ts';
import billing from '../locales/en/billing.json' with { type: 'json' };
import pricing from '../locales/en/pricing.json' with { type: 'json' };
import { englishWords } from './render-page.tsx';

/** Draws a part of what payers see, in English; the router's location can be read from the answer. */
export function renderBilling(part: ReactElement, at = '/') {
  const words = englishWords();
  words.addResourceBundle('en', 'billing', billing);
  words.addResourceBundle('en', 'pricing', pricing);
  const toasts = createToastStore();
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [at] });
  render(
    <Providers i18n={words} session={createSessionStore()} toasts={toasts}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </Providers>,
  );
  return router;
}
