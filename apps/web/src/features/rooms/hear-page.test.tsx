import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { createI18n } from '../../lib/i18n.ts';
import rooms from '../../locales/fr/rooms.json' with { type: 'json' };
import { HearPage } from './hear-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(path: string): void {
  render(
    <I18nextProvider i18n={createI18n('fr', { rooms })}>
      <MemoryRouter initialEntries={[path]}>
        <main>
          <p>Pas de réseau</p>
          <HearPage />
        </main>
      </MemoryRouter>
    </I18nextProvider>,
  );
}

it('a child who does not read yet hears what the page shows by then, in their language', async () => {
  const said: SpeechSynthesisUtterance[] = [];
  vi.stubGlobal('speechSynthesis', {
    cancel: vi.fn(),
    speak: (one: SpeechSynthesisUtterance) => said.push(one),
  });
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class extends EventTarget {
      lang = '';
      readonly text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    },
  );
  open('/dashboard/goals');
  fireEvent.click(await screen.findByRole('button', { name: 'Lis-moi cette page' }));
  expect(said.map(({ text, lang }) => [text, lang])).toEqual([['Pas de réseau.', 'fr']]);
});

it('lies upon nothing in the room, where every line has a voice of its own', () => {
  open('/dashboard/k2');
  expect(screen.getByText('Pas de réseau')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
