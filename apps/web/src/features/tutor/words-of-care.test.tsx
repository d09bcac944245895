import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { somebody } from '../../testing/render-page.tsx';
import { clearBrowser, openPanel, say, sendButton, stubBrowser } from './testing/open-panel.tsx';

beforeEach(stubBrowser);
afterEach(clearBrowser);

const CRIES = [
  ['I want to die', /You matter/],
  ['my dad hits me', /not your fault/],
  ['I am in danger', /nobody should get hurt/],
  ['je veux mourir', /Tu comptes/],
  ['mon père me frappe', /Ce n’est pas ta faute/],
  ['quiero morir', /Tú importas/],
] as const;

describe('words of care', () => {
  it.each(CRIES)('go before every canned answer, at once: %s', async (message, words) => {
    const { baseElement } = openPanel(null);
    say(message);
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    const told = baseElement.querySelectorAll('.tutor-turn');
    expect(told.item(told.length - 1).textContent).not.toMatch(/pricing|tarifs|precios|sign up/);
    // Nor is anything sold beside them.
    expect(screen.queryByRole('button', { name: 'What does it cost?' })).toBeNull();
  });

  it.each(CRIES)('need no server: %s', async (message, words) => {
    const { state } = openPanel();
    state.at = 'away';
    say(message);
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(screen.queryByText(/can’t reach the server|send it again/)).toBeNull();
  });

  it('are not waited for without network, and the message is sent all the same', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { state, sent } = openPanel();
    state.at = 'hangs';
    say('I want to die');
    expect((await screen.findAllByText(/You matter/)).length).toBeGreaterThan(0);
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('wait for a slow server no longer than a moment', async () => {
    const { state } = openPanel();
    state.at = 'hangs';
    say('I want to die');
    expect((await screen.findAllByText(/You matter/, {}, { timeout: 4_500 })).length).toBeGreaterThan(0);
    expect(sendButton().disabled).toBe(true);
    expect(screen.queryByText('Professor Ori is thinking')).toBeNull();
  });

  it('are the server’s own where it answers', async () => {
    openPanel();
    say('I want to die');
    await screen.findAllByText(/Line 2 does not follow/);
    expect(screen.queryByText(/You matter/)).toBeNull();
  });

  it('come where the server refuses, too', async () => {
    const { state } = openPanel();
    state.at = 'refuses';
    say('I want to die');
    expect((await screen.findAllByText(/You matter/)).length).toBeGreaterThan(0);
  });

  it('name the lines of this installation and the emergency number', async () => {
    openPanel(null);
    await Promise.resolve();
    say('I want to die');
    expect((await screen.findAllByText('A line of this place: 555 01 01')).length).toBeGreaterThan(0);
    expect(screen.getAllByText(/In danger right now\? Call/).length).toBeGreaterThan(0);
  });

  it('speak to a grown-up as to one', async () => {
    const { state } = openPanel(somebody());
    state.at = 'away';
    say('I want to die');
    expect((await screen.findAllByText(/a doctor, or a crisis line/)).length).toBeGreaterThan(0);
  });
});

describe('somebody who could not be asked who they are', () => {
  it('is sold nothing', async () => {
    const { state } = openPanel(null, true);
    state.at = 'away';
    expect(screen.getAllByText(/can’t reach the server/).length).toBeGreaterThan(0);
    expect(screen.queryByText(/pricing/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'What does it cost?' })).toBeNull();
  });
});

describe('a visitor’s question in another language', () => {
  it('is answered in it', async () => {
    openPanel(null);
    say('Combien ça coûte ?');
    const told = await screen.findAllByText(/Les formules/);
    expect(told[0]?.getAttribute('lang')).toBe('fr');
  });
});
