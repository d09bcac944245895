import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage, somebody } from '../../testing/render-page.tsx';
import { CloseAccount, mayCloseAlone } from './close-account.tsx';

const called: string[] = [];

beforeEach(() => {
  called.length = 0;
  document.cookie = 'ori_csrf=known; path=/';
  vi.stubGlobal('fetch', async (url: string, init: { method?: string }) => {
    called.push(`${init.method ?? 'GET'} ${url}`);
    return new Response(JSON.stringify({ success: true }), { status: 200 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const teacher = somebody({ role: 'teacher' });
const press = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Close it now' }));

describe('closing one’s own account', () => {
  it('closes nothing before the line is ticked', async () => {
    renderPage(<CloseAccount user={teacher} />);
    press();
    await screen.findByText('Please tick this first');
    expect(called).toEqual([]);
  });

  it('closes the account and forgets the person in this browser', async () => {
    renderPage(<CloseAccount user={teacher} />);
    fireEvent.click(screen.getByLabelText('I have a copy of what I want to keep, or need none.'));
    press();
    await waitFor(() => expect(called).toEqual([`DELETE /api/users/${teacher.id}`, 'POST /api/auth/logout']));
  });

  it.each([
    [{ role: 'teacher' }, true],
    [{ role: 'student', ageGroup: 'adult' }, true],
    [{ role: 'student', ageGroup: 'high' }, true],
    [{ role: 'student', ageGroup: 'high', email: null }, false],
    [{ role: 'student', ageGroup: 'middle' }, false],
    [{ role: 'parent' }, false],
    [{ role: 'admin' }, false],
  ] as const)('of %o: offered here is %s', (who, isOffered) => {
    expect(mayCloseAlone(somebody(who))).toBe(isOffered);
  });
});
