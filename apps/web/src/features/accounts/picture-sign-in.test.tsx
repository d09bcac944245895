import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage, somebody } from '../../testing/render-page.tsx';
import { SignInPanel } from './sign-in-panel.tsx';
import { keepQuickSacredId } from './quick-pin.ts';

const spoken: string[] = [];
let answer: readonly [number, unknown] = [500, null];

beforeEach(() => {
  spoken.length = 0;
  localStorage.clear();
  document.cookie = 'ori_csrf=known; path=/';
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answer[1]), { status: answer[0] }));
  vi.stubGlobal('speechSynthesis', {
    cancel: () => undefined,
    speak: ({ text }: { text: string }) => spoken.push(text),
  });
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class extends EventTarget {
      readonly text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const tapFour = async () => {
  for (const name of ['sun', 'moon', 'fish', 'bird'])
    fireEvent.click(await screen.findByRole('button', { name }));
};

describe('signing in by pictures', () => {
  it('is what a tablet shows that knows a child by pictures, without a PIN or a name to type', async () => {
    keepQuickSacredId('zuri', 'pictures');
    renderPage(<SignInPanel from="/dashboard" />);
    await screen.findByRole('button', { name: 'sun' });
    expect(screen.queryByLabelText('PIN')).toBeNull();
    expect(screen.queryByLabelText('Sacred ID')).toBeNull();
  });

  it('stands first for whoever comes from the home of those who do not read yet', async () => {
    renderPage(<SignInPanel from="/dashboard/k2" />);
    expect(await screen.findByRole('button', { name: 'sun' })).toBeTruthy();
  });

  it('says of wrong pictures that they were others, aloud at a tap, and speaks of no PIN', async () => {
    answer = [401, { success: false, error: 'Invalid Sacred ID or PIN', code: 'invalid-sacred-id-or-pin' }];
    keepQuickSacredId('zuri', 'pictures');
    renderPage(<SignInPanel from="/dashboard" />);
    await tapFour();
    const words = await screen.findByText(/^Those were not your pictures/);
    expect(document.body.textContent).not.toContain('Invalid Sacred ID or PIN');
    fireEvent.click(screen.getByRole('button', { name: `Hear it: ${words.textContent}` }));
    await waitFor(() => expect(spoken).toEqual([words.textContent]));
  });

  it('takes the code of a grown-up where sign-in is held back after tries of others', async () => {
    answer = [429, { success: false, error: 'Held', code: 'sign-in-held' }];
    keepQuickSacredId('zuri', 'pictures');
    renderPage(<SignInPanel from="/dashboard" />);
    await tapFour();
    const code = await screen.findByLabelText<HTMLInputElement>(/^Code from your e-mail/);
    expect(code.required).toBe(false);
    expect(await screen.findByText('Held')).toBeTruthy();
  });

  it('remembers the pictures for the next time where that was asked for', async () => {
    answer = [
      200,
      { success: true, user: somebody({ role: 'student', ageGroup: 'k2', sacredId: 'zuri' }), token: 't' },
    ];
    renderPage(<SignInPanel from="/dashboard/k2" />);
    fireEvent.change(await screen.findByLabelText('Sacred ID'), { target: { value: 'zuri' } });
    fireEvent.click(screen.getByLabelText(/^Keep my Sacred ID/));
    await tapFour();
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(localStorage.getItem('quickByPictures')).not.toBeNull());
    expect(localStorage.getItem('quickSacredId')).toBe('zuri');
  });
});
