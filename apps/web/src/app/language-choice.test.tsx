import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSessionStore } from '../features/accounts/session-store.ts';
import { createToastStore } from '../lib/toasts.ts';
import { englishWords, somebody } from '../testing/render-page.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { Providers } from './providers.tsx';

const PUT = '/api/auth/update-profile';
let asked: { readonly path: string; readonly body: unknown }[] = [];

/** The server: words of any language, a token for a tab of Ama's, and a profile that takes what it is given. */
async function answer(path: string, init?: RequestInit): Promise<Response> {
  const body = init?.body ? (JSON.parse(init.body as string) as object) : null;
  asked.push({ path, body });
  if (path === PUT) return Response.json({ success: true, data: { ...somebody(), ...body }, message: '' });
  const isToken = path === '/api/accounts/tab-token';
  return Response.json(isToken ? { success: true, token: 'of this tab', userId: somebody().id } : {});
}

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  document.cookie = 'ori_lng=; path=/; max-age=0';
});

/** A page whose text comes from the server, with the switch and a field. */
function Page() {
  return (
    <>
      <LanguageChoice />
      <p>{useLoaderData<string>()}</p>
      <input aria-label="answer" />
    </>
  );
}

/** The server's text, in the language of the cookie. */
const loader = (): string => `text in ${/ori_lng=(\w+)/.exec(document.cookie)?.[1] ?? 'en'}`;

function open(session = createSessionStore()) {
  const router = createMemoryRouter([{ path: '*', Component: Page, loader }], {
    hydrationData: { loaderData: { 0: 'text in en' } },
  });
  render(
    <Providers i18n={englishWords()} session={session} toasts={createToastStore()}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return session;
}

const press = () => fireEvent.click(screen.getByRole('link', { name: 'FR, Français' }));

describe('the switch of language', () => {
  it('asks the server again for what the page shows, and leaves what was typed', async () => {
    open();
    const field = screen.getByRole<HTMLInputElement>('textbox');
    fireEvent.change(field, { target: { value: '0,5' } });
    press();
    expect(await screen.findByText('text in fr')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('textbox')).toBe(field);
    expect(field.value).toBe('0,5');
  });

  it('is kept with the account of somebody signed in, and not asked of the server for nobody', async () => {
    const session = createSessionStore();
    session.accept(somebody({ locale: 'en' }), null);
    open(session);
    press();
    await vi.waitFor(() => expect(session.state().user?.locale).toBe('fr'));
    expect(asked.filter(({ path }) => path === PUT).map(({ body }) => body)).toEqual([{ locale: 'fr' }]);
    cleanup();
    asked = [];
    open();
    press();
    await screen.findByText('text in fr');
    expect(asked.filter(({ path }) => path === PUT)).toEqual([]);
  });
});
