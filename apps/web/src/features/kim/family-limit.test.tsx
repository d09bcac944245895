import type { KimLevel } from '@ori/contracts/content';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import heritage from '../../locales/en/heritage.json' with { type: 'json' };
import { englishWords, somebody } from '../../testing/render-page.tsx';
import type { HeritagePart } from './family-limit.tsx';
import { LaterFamilyLimit } from './later-family-limit.tsx';

const KAI = somebody({ role: 'student', ageGroup: 'elementary', firstName: 'Kai' });

const toldOf = (levelLimit: KimLevel | null, mythsAllowed: boolean) =>
  Response.json({ userId: KAI.id, methodologyLevel: 'standard', mythology: false, levelLimit, mythsAllowed });

function open(part: HeritagePart, levelLimit: KimLevel | null, mythsAllowed: boolean, user = KAI) {
  vi.stubGlobal('fetch', async () => toldOf(levelLimit, mythsAllowed));
  draw(part, user);
}

function draw(part: HeritagePart, user = KAI) {
  const words = englishWords();
  words.addResourceBundle('en', 'heritage', heritage);
  render(
    <I18nextProvider i18n={words}>
      <MemoryRouter>
        <LaterFamilyLimit user={user} part={part}>
          <p>The whole page</p>
        </LaterFamilyLimit>
      </MemoryRouter>
    </I18nextProvider>,
  );
}

// Its code comes later: here it is there already.
beforeAll(async () => void (await import('./family-limit.tsx')));
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a page of heritage, for a child whose family set limits', () => {
  it.each([
    ['myths', null, false],
    ['myths', 'awareness', true],
    ['ancestry', 'standard', true],
    ['synthesis', 'standard', true],
    ['synthesis', 'awareness', true],
  ] as const)(
    'keeps %s back (highest level %s, myths %s), and says where to go on',
    async (part, levelLimit, mythsAllowed) => {
      open(part, levelLimit, mythsAllowed);
      expect(await screen.findByText(/waits? a while$/)).toBeTruthy();
      expect(screen.queryByText('The whole page')).toBeNull();
      const places = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
      expect(places).toEqual(['/dashboard/elementary', '/dashboard/student/courses']);
    },
  );

  it.each([
    ['myths', null, true],
    ['ancestry', null, false],
    ['ancestry', 'awareness', false],
    ['synthesis', 'integrated', false],
  ] as const)(
    'shows %s where they are allowed (highest level %s, myths %s)',
    async (part, levelLimit, mythsAllowed) => {
      open(part, levelLimit, mythsAllowed);
      await vi.waitFor(() => expect(localStorage.getItem('kimProgress')).not.toBeNull());
      expect(await screen.findByText('The whole page')).toBeTruthy();
    },
  );

  it('shows nothing of the page before the limits are known', async () => {
    const answer = Promise.withResolvers<Response>();
    const asked = vi.fn<() => Promise<Response>>(() => answer.promise);
    vi.stubGlobal('fetch', asked);
    draw('myths');
    expect(screen.queryByText('The whole page')).toBeNull();
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.getByRole('status').textContent).toMatch(/loading/i);
    expect(screen.queryByText('The whole page')).toBeNull();
    answer.resolve(toldOf(null, true));
    expect(await screen.findByText('The whole page')).toBeTruthy();
  });

  it('says so where they cannot be had on a new device, and asks again at a press', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    draw('myths');
    expect((await screen.findByRole('alert')).textContent).toMatch(/does not open just now/);
    expect(screen.queryByText('The whole page')).toBeNull();
    vi.stubGlobal('fetch', async () => toldOf(null, true));
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('The whole page')).toBeTruthy();
  });

  it('goes by what this device knows when the network is gone', async () => {
    open('myths', null, true);
    await screen.findByText('The whole page');
    cleanup();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    draw('myths');
    expect(await screen.findByText('The whole page')).toBeTruthy();
  });

  it('is no matter of a grown-up’s', async () => {
    open('myths', 'standard', false, somebody({ role: 'parent' }));
    expect(screen.getByText('The whole page')).toBeTruthy();
  });
});
