import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import lesson from '../../../locales/en/lesson.json' with { type: 'json' };
import { englishWords } from '../../../testing/render-page.tsx';
import { SkillBoost } from './skill-boost.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('leads from the address of a skill that is not there to what is due, and home', async () => {
  vi.stubGlobal(
    'fetch',
    async () =>
      new Response(JSON.stringify({ success: false, error: 'Not found', code: 'not-found' }), {
        status: 404,
      }),
  );
  const words = englishWords();
  words.addResourceBundle('en', 'lesson', lesson);
  render(
    <I18nextProvider i18n={words}>
      <MemoryRouter>
        <SkillBoost learnerId="kai" minutes={5} skill="nope" spoken={false} homeTo="/dashboard/elementary" />
      </MemoryRouter>
    </I18nextProvider>,
  );
  await screen.findByText('There are no questions of this here');
  const places = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(places).toEqual(['/dashboard/practice', '/dashboard/elementary']);
  expect(screen.queryByText('Not found')).toBeNull();
});
