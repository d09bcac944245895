import type { ReactElement } from 'react';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { Providers } from '../app/providers.tsx';
import { createSessionStore } from '../features/accounts/session-store.ts';
import { createToastStore } from '../lib/toasts.ts';
import administration from '../locales/en/administration.json' with { type: 'json' };
import dashboard from '../locales/en/dashboard.json' with { type: 'json' };
import family from '../locales/en/family.json' with { type: 'json' };
import planning from '../locales/en/planning.json' with { type: 'json' };
import pricing from '../locales/en/pricing.json' with { type: 'json' };
import privacy from '../locales/en/privacy.json' with { type: 'json' };
import teacher from '../locales/en/teacher.json' with { type: 'json' };
import worksheets from '../locales/en/worksheets.json' with { type: 'json' };
import { englishWords } from './render-page.tsx';

/** Draws a part of a dashboard in English, inside everything pages may rely on; nobody is signed in unless told. */
export function renderDashboard(part: ReactElement, session = createSessionStore()) {
  const words = englishWords();
  words.addResourceBundle('en', 'administration', administration);
  words.addResourceBundle('en', 'dashboard', dashboard);
  words.addResourceBundle('en', 'family', family);
  words.addResourceBundle('en', 'teacher', teacher);
  words.addResourceBundle('en', 'worksheets', worksheets);
  words.addResourceBundle('en', 'planning', planning);
  words.addResourceBundle('en', 'privacy', privacy);
  words.addResourceBundle('en', 'pricing', pricing);
  const router = createMemoryRouter([{ path: '*', element: part }]);
  return render(
    <Providers i18n={words} session={session} toasts={createToastStore()}>
      <RouterProvider router={router} />
    </Providers>,
  );
}
