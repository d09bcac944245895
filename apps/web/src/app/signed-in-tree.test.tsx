import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { createSessionStore } from '../features/accounts/session-store.ts';
import { goByZone, localDay } from '../lib/local-day.ts';
import { createToastStore } from '../lib/toasts.ts';
import { englishWords, somebody } from '../testing/render-page.tsx';
import { Providers } from './providers.tsx';
import { signedInTree } from './signed-in-tree.tsx';

afterEach(() => {
  cleanup();
  goByZone(undefined);
  vi.unstubAllGlobals();
});

const AT = new Date('2026-11-24T10:30:00Z');
function Page() {
  return <p>{localDay(AT)}</p>;
}

it('lets the days of its pages go by the clock of whoever is signed in, from the first drawing on', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}));
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close(): void {}
    },
  );
  const session = createSessionStore();
  session.accept(somebody({ role: 'teacher', timeZone: 'Pacific/Kiritimati' }), null);
  const tree = signedInTree({ load: async () => ({ Page }), fetchData: () => Promise.reject() });
  const router = createMemoryRouter(tree, { initialEntries: ['/profile'] });
  render(
    <Providers i18n={englishWords()} session={session} toasts={createToastStore()}>
      <RouterProvider router={router} />
    </Providers>,
  );
  expect(await screen.findByText('2026-11-25')).toBeTruthy();
  const next = somebody({ id: 'next', role: 'teacher', timeZone: 'Pacific/Pago_Pago' });
  act(() => session.accept(next, null));
  expect(await screen.findByText('2026-11-23')).toBeTruthy();
});
