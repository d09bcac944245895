import type { User } from '@ori/contracts/accounts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import en from '../../locales/en/rooms.json' with { type: 'json' };
import es from '../../locales/es/rooms.json' with { type: 'json' };
import fr from '../../locales/fr/rooms.json' with { type: 'json' };
import { renderPage, somebody } from '../../testing/render-page.tsx';
import { AddressLine } from './address-line.tsx';
import { AddressState } from './address-state.tsx';
import { ConfirmEmail } from './confirm-email.tsx';
import { createSessionStore } from './session-store.ts';

const AT = '2026-11-20T15:00:00.000Z';
const called: { call: string; body: unknown }[] = [];
let answers: Record<string, { status: number; body: unknown }>;

beforeEach(() => {
  called.length = 0;
  answers = {};
  document.cookie = 'ori_csrf=known; path=/';
  vi.stubGlobal('fetch', async (url: string, init: { method?: string; body?: string } = {}) => {
    const call = `${init.method ?? 'GET'} ${url}`;
    called.push({ call, body: init.body === undefined ? undefined : JSON.parse(init.body) });
    const { status, body } = answers[call] ?? { status: 200, body: { success: true } };
    return new Response(JSON.stringify(body), { status });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Somebody who is signed in at this browser. */
function sessionOf(user: User) {
  const session = createSessionStore();
  session.accept(user, null);
  return session;
}
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const refused = (status: number, code: string) => ({ status, body: { success: false, error: code, code } });

describe('the page behind the link of the letter', () => {
  const YES = 'Yes, I gave this address';
  const CALL = 'POST /api/accounts/confirm-email';

  it('says nothing by being opened, and says yes at a press', async () => {
    renderPage(<ConfirmEmail token="signed" />);
    expect(called).toEqual([]);
    press(YES);
    await screen.findByText('Thank you. Your address is confirmed.');
    expect(called).toEqual([{ call: CALL, body: { token: 'signed' } }]);
    expect(screen.getByRole('link', { name: 'Go on' }).getAttribute('href')).toBe('/dashboard');
  });

  it('leads back to the child that waits in this browser', async () => {
    localStorage.setItem('childDraft', '{}');
    renderPage(<ConfirmEmail token="signed" />);
    press(YES);
    const way = await screen.findByRole('link', { name: 'On to adding your child' });
    expect(way.getAttribute('href')).toBe('/dashboard/parent/children/add');
    localStorage.removeItem('childDraft');
  });

  it('tells whoever is signed in here at once', async () => {
    const confirmed = somebody({ metadata: { emailConfirmedAt: AT } });
    answers['GET /api/auth/check-session'] = {
      status: 200,
      body: { authenticated: true, user: confirmed },
    };
    const session = sessionOf(somebody());
    renderPage(<ConfirmEmail token="signed" />, { session });
    press(YES);
    await waitFor(() => expect(session.state().user?.metadata).toEqual({ emailConfirmedAt: AT }));
  });

  it('names the way to a new letter where the link is over', async () => {
    answers[CALL] = refused(410, 'link-expired');
    renderPage(<ConfirmEmail token="old" />);
    press(YES);
    await screen.findByText(/This link does not work any more/);
    expect(screen.getByRole('link', { name: 'To your profile' }).getAttribute('href')).toBe('/profile');
    expect(screen.queryByText('Thank you. Your address is confirmed.')).toBeNull();
  });

  it('offers no press without the signed text', () => {
    renderPage(<ConfirmEmail token={null} />);
    expect(screen.getByRole('button', { name: YES })).toHaveProperty('disabled', true);
    expect(screen.getByText('Please open the link in the letter we sent.')).toBeTruthy();
  });
});

describe('what a profile says of the address', () => {
  const SEND = 'Send the letter';
  const CALL = 'POST /api/accounts/ask-email-confirmation';

  it('says that it is confirmed, and asks nothing', () => {
    renderPage(<AddressState user={somebody({ metadata: { emailVerifiedAt: AT } })} />);
    expect(screen.getByText('ama@example.org is confirmed. Letters come there.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says that it is not, what waits, and sends the letter', async () => {
    renderPage(<AddressState user={somebody()} withWay />);
    expect(screen.getByText('Nobody has said yet that ama@example.org is yours.')).toBeTruthy();
    press(SEND);
    await screen.findByText(/The letter is on its way to ama@example.org/);
    expect(called.map(({ call }) => call)).toEqual([CALL]);
    const way = screen.getByRole('link', { name: 'Correct the address' });
    expect(way.getAttribute('href')).toBe('/dashboard/parent/profile');
  });

  it('says kindly when enough letters went for a day', async () => {
    answers[CALL] = refused(429, 'too-many-requests');
    renderPage(<AddressState user={somebody()} />);
    press(SEND);
    await screen.findByText(/Please try again tomorrow/);
  });

  it.each([
    [{ role: 'student', ageGroup: 'elementary', email: null }],
    [{ role: 'student', ageGroup: 'high' }],
    [{ role: 'parent', email: null }],
  ] as const)('says nothing to %o', (who) => {
    renderPage(<AddressState user={somebody(who)} />);
    expect(screen.queryByText(/ama@example.org/)).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

/** The line as this person sees it, or null. */
const lineFor = (who: Partial<User>) => {
  renderPage(<AddressLine />, { session: sessionOf(somebody(who)) });
  return screen.queryByText(/Is ama@example.org your address\?/);
};

describe('the line in a room', () => {
  it.each([
    [{ role: 'parent' }, '/dashboard/parent/profile'],
    [{ role: 'teacher' }, '/profile'],
    [{ role: 'student', ageGroup: 'adult' }, '/profile'],
  ] as const)('asks %o until it is done, and leads to %s', (who, to) => {
    expect(lineFor(who)).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Confirm it' }).getAttribute('href')).toBe(to);
  });

  it.each([
    [{ role: 'parent', metadata: { emailConfirmedAt: AT } }],
    [{ role: 'parent', metadata: { demo: true } }],
    [{ role: 'student', ageGroup: 'k2', email: null }],
    [{ role: 'student', ageGroup: 'middle' }],
    [{ role: 'student', ageGroup: 'high' }],
  ] as const)('is not there for %o', (who) => {
    expect(lineFor(who)).toBeNull();
  });
});

it('has its words in each language, with the address where it is named', () => {
  for (const { address } of [en, fr, es])
    for (const name of ['confirmed', 'unconfirmed', 'sent', 'line'] as const)
      expect(address[name]).toContain('{{email}}');
});
