import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { Providers } from '../app/providers.tsx';
import { createSessionStore } from '../features/accounts/session-store.ts';
import { createToastStore } from '../lib/toasts.ts';
import tutor from '../locales/en/tutor.json' with { type: 'json' };
import { englishWords } from './render-page.tsx';

/** Draws a part of the tutor in English; the router tells where a press led. */
export function renderTutor(part: ReactElement) {
  const words = englishWords();
  words.addResourceBundle('en', 'tutor', tutor);
  const router = createMemoryRouter([{ path: '*', element: part }]);
  const view = render(
    <Providers i18n={words} session={createSessionStore()} toasts={createToastStore()}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { ...view, router };
}
