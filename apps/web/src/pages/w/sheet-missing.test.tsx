import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import worksheets from '../../locales/en/worksheets.json' with { type: 'json' };
import { Providers } from '../../app/providers.tsx';
import { createSessionStore } from '../../features/accounts/session-store.ts';
import { createI18n } from '../../lib/i18n.ts';
import { createToastStore } from '../../lib/toasts.ts';
import { codeIn } from './code-in.ts';
import { SheetMissing } from './sheet-missing.tsx';

afterEach(cleanup);

describe('a code read off paper', () => {
  it.each([
    ['abcd2345efgh', 'abcd2345efgh'],
    [' ABCD 2345 efgh ', 'abcd2345efgh'],
    ['https://ori.example/w/abcd2345efgh', 'abcd2345efgh'],
    ['ori.example/w/abcd2345efgh/', 'abcd2345efgh'],
    ['  ', ''],
  ])('%j is %j', (typed, code) => expect(codeIn(typed)).toBe(code));
});

it('names the code that no sheet has, and opens the one that is put right', async () => {
  const page = { path: '/w/:code', element: <SheetMissing /> };
  const router = createMemoryRouter([page], { initialEntries: ['/w/abcd2345efgx'] });
  const words = createI18n('en', { worksheets });
  render(
    <Providers i18n={words} session={createSessionStore()} toasts={createToastStore()}>
      <RouterProvider router={router} />
    </Providers>,
  );
  expect(screen.getByRole('heading').textContent).toBe('No sheet has this code');
  expect(screen.getByText(/“abcd2345efgx”/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Code of the sheet'), { target: { value: 'ABCD2345efgh' } });
  fireEvent.click(screen.getByRole('button', { name: 'Open the sheet' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/w/abcd2345efgh'));
});
