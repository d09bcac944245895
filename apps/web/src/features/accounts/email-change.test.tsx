import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage, somebody } from '../../testing/render-page.tsx';
import { CloseAccount } from './close-account.tsx';
import { ProfileDetails } from './profile-details.tsx';
import { createSessionStore } from './session-store.ts';
import { UndoEmail } from './undo-email.tsx';

const SAVE = 'PUT /api/auth/update-profile';
const PROVE = 'POST /api/accounts/prove';
const UNDO = 'POST /api/accounts/undo-email';
const user = somebody();

let called: { call: string; body: unknown }[];
let isProved: boolean;
let undone: { status: number; body: unknown };

const refused = (status: number, code: string) =>
  new Response(JSON.stringify({ success: false, error: code, code }), { status });

function answerTo(call: string): Response {
  if (call === UNDO) return Response.json(undone.body, { status: undone.status });
  if (call === PROVE) {
    isProved = true;
    return Response.json({ success: true });
  }
  const needsProof = call === SAVE || call.startsWith('DELETE');
  if (needsProof && !isProved) return refused(403, 'proof-needed');
  return Response.json({ success: true, data: user, message: 'Profile updated' });
}

beforeEach(() => {
  called = [];
  isProved = false;
  document.cookie = 'ori_csrf=known; path=/';
  vi.stubGlobal('fetch', async (url: string, init: { method?: string; body?: string } = {}) => {
    const call = `${init.method ?? 'GET'} ${url}`;
    called.push({ call, body: init.body === undefined ? undefined : JSON.parse(init.body) });
    return answerTo(call);
  });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function signedIn() {
  const session = createSessionStore();
  session.accept(user, 'token');
  return session;
}
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const fill = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });
const calls = () => called.map(({ call }) => call);

describe('another e-mail address', () => {
  it('asks for the PIN in place, is then sent, and says that the old one counts until the letter is answered', async () => {
    renderPage(<ProfileDetails user={user} />, { session: signedIn() });
    fill('E-mail', 'new@example.org');
    press('Save');
    await screen.findByLabelText('Your PIN');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    fill('Your PIN', '8305');
    press('Go on');
    await screen.findByText(/We sent a letter to new@example.org.*until then the one you had counts/);
    expect(calls()).toEqual([SAVE, PROVE, SAVE]);
    expect(called[2]?.body).toMatchObject({ email: 'new@example.org' });
    expect(screen.getByLabelText('E-mail')).toHaveProperty('value', user.email);
  });

  it('is not sent where the secret is not given, and nothing typed is lost', async () => {
    renderPage(<ProfileDetails user={user} />, { session: signedIn() });
    fill('E-mail', 'new@example.org');
    press('Save');
    await screen.findByLabelText('Your PIN');
    press('Not now');
    expect(screen.getByLabelText('E-mail')).toHaveProperty('value', 'new@example.org');
    expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
    expect(calls()).toEqual([SAVE]);
  });

  it('is told of only where it is another one', async () => {
    isProved = true;
    renderPage(<ProfileDetails user={user} />, { session: signedIn() });
    press('Save');
    await waitFor(() => expect(calls()).toEqual([SAVE]));
    expect(screen.queryByText(/We sent a letter/)).toBeNull();
  });
});

it('closing one’s account asks for the PIN first', async () => {
  renderPage(<CloseAccount user={somebody({ role: 'teacher' })} />);
  fireEvent.click(screen.getByLabelText('I have a copy of what I want to keep, or need none.'));
  press('Close it now');
  await screen.findByLabelText('Your PIN');
  fill('Your PIN', '8305');
  press('Go on');
  const close = `DELETE /api/users/${user.id}`;
  await waitFor(() => expect(calls()).toEqual([close, PROVE, close, 'POST /api/auth/logout']));
});

describe('the page behind the link to the old address', () => {
  it('undoes nothing by being opened; at a press it does, and leads to a new PIN', async () => {
    undone = { status: 200, body: { success: true, resetToken: 'for-a-new-pin' } };
    renderPage(<UndoEmail token="mailed" />);
    expect(called).toEqual([]);
    press('Undo it');
    const link = await screen.findByRole('link', { name: 'Choose a new PIN' });
    expect(link.getAttribute('href')).toBe('/forgot-password?token=for-a-new-pin');
    expect(called).toEqual([{ call: UNDO, body: { token: 'mailed' } }]);
  });

  it('names the way to us where the link is over, and offers no press without one', async () => {
    undone = { status: 410, body: { success: false, error: 'link-expired', code: 'link-expired' } };
    renderPage(<UndoEmail token="old" />);
    press('Undo it');
    await screen.findByText(/This link does not work any more/);
    expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/contact');
    cleanup();
    renderPage(<UndoEmail token={null} />);
    expect(screen.getByRole('button', { name: 'Undo it' })).toHaveProperty('disabled', true);
  });
});
