import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import dashboard from '../../locales/en/dashboard.json' with { type: 'json' };
import { englishWords } from '../../testing/render-page.tsx';
import { NoChildren } from './no-children.tsx';

afterEach(cleanup);

it('speaks in words in every parent’s room, also where only those of the dashboard are loaded', () => {
  const words = englishWords();
  words.addResourceBundle('en', 'dashboard', dashboard);
  render(
    <I18nextProvider i18n={words}>
      <MemoryRouter>
        <NoChildren />
      </MemoryRouter>
    </I18nextProvider>,
  );
  const links = screen.getAllByRole('link').map((link) => link.textContent);
  expect(links).toEqual(['Add a child', 'Children and sign-ins', 'Guides for parents']);
});
