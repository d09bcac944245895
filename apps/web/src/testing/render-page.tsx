import type { User } from '@ori/contracts/accounts';
import { render } from '@testing-library/react';
import type { i18n } from 'i18next';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { Providers } from '../app/providers.tsx';
import { createSessionStore, type SessionStore } from '../features/accounts/session-store.ts';
import { createI18n } from '../lib/i18n.ts';
import { createToastStore, type ToastStore } from '../lib/toasts.ts';
import auth from '../locales/en/auth.json' with { type: 'json' };
import common from '../locales/en/common.json' with { type: 'json' };
import errors from '../locales/en/errors.json' with { type: 'json' };
import rooms from '../locales/en/rooms.json' with { type: 'json' };

/** English, with the words that the shell and the account pages use. */
export function englishWords(): i18n {
  return createI18n('en', { common, auth, errors, rooms });
}

/** A person as the server tells of one. */
export function somebody(change: Partial<User> = {}): User {
  return {
    id: '018f4e3a-0000-7000-8000-000000000001',
    sacredId: 'ama',
    firstName: 'Ama',
    lastName: 'Mensah',
    name: 'Ama Mensah',
    email: 'ama@example.org',
    age: null,
    gradeLevel: null,
    ageGroup: null,
    role: 'parent',
    avatarUrl: null,
    isActive: true,
    locale: 'en',
    timeZone: 'UTC',
    country: null,
    preferences: {},
    metadata: {},
    ...change,
  };
}

export interface Place {
  /** Address the page is opened at. */
  readonly at?: string;
  readonly path?: string;
  readonly session?: SessionStore;
  readonly toasts?: ToastStore;
}

/** Draws a page inside everything pages may rely on; the router's location can be read from the answer. */
export function renderPage(
  page: ReactElement,
  { at = '/', path = '*', session = createSessionStore(), toasts = createToastStore() }: Place = {},
) {
  const router = createMemoryRouter(
    [
      { path, element: page },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [at] },
  );
  const view = render(
    <Providers i18n={englishWords()} session={session} toasts={toasts}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { ...view, router, session, toasts };
}
