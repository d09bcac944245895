import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { createI18n } from '../../lib/i18n.ts';
import english from '../../locales/en/homepage.json' with { type: 'json' };
import french from '../../locales/fr/homepage.json' with { type: 'json' };
import spanish from '../../locales/es/homepage.json' with { type: 'json' };
import { Page } from '../../pages/home.page.tsx';

afterEach(cleanup);

const words = { en: english, fr: french, es: spanish } as const;
const home = (locale: keyof typeof words) => (
  <I18nextProvider i18n={createI18n(locale, { homepage: words[locale] })}>
    <MemoryRouter>
      <Page />
    </MemoryRouter>
  </I18nextProvider>
);
const press = (name: string | RegExp) =>
  fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement);

describe('the home page', () => {
  it.each(['en', 'fr', 'es'] as const)(
    'is whole on the server in %s, without a missing word or an inline style',
    (locale) => {
      const html = renderToString(home(locale));
      expect(html).toContain(words[locale].hero.title);
      expect(html).not.toContain('style=');
      expect(html).not.toMatch(/>(?:hero|loaves|gougu|people|evidence|roots|begin)\.[a-z]/i);
    },
  );

  it('leads to sign-up as a parent and to a lesson', () => {
    render(home('en'));
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).toContain('/account-type?role=parent');
    expect(addresses).toContain('/lessons/half-a-loaf-fair-shares');
  });

  it('lets the loaves be shared by presses alone and says when it is fair', () => {
    render(home('en'));
    for (const pair of [
      [1, 2],
      [3, 4],
    ]) {
      press('Cut in half');
      for (const worker of pair) press(new RegExp(`Give to worker ${worker}`));
    }
    press('Cut in half');
    press('Cut in half');
    press(/Give to worker 1/);
    press(/Give to worker 2/);
    press('Cut in half');
    press(/Give to worker 3/);
    press(/Give to worker 4/);
    expect(screen.getByText(/Fair, in only 5 cuts/)).toBeTruthy();
  });

  it('answers a wrong guess with a question', () => {
    render(home('en'));
    fireEvent.click(screen.getByRole('radio', { name: 'One third' }));
    expect(screen.getByText(english.people.child.third).textContent).toContain('?');
  });
});
