import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { createI18n } from '../../lib/i18n.ts';
import common from '../../locales/en/common.json' with { type: 'json' };
import errors from '../../locales/en/errors.json' with { type: 'json' };
import help from '../../locales/en/help.json' with { type: 'json' };
import { ContactForm } from './contact-form.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Fills the form in and sends it to a server that answers so. */
function write(message: string, answer: object) {
  const sent: { timeZone?: string }[] = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: { body?: string } = {}) => {
    if (body !== undefined) sent.push(JSON.parse(body));
    return Response.json(answer);
  });
  render(
    <I18nextProvider i18n={createI18n('en', { common, errors, help })}>
      <MemoryRouter>
        <ContactForm person={{ name: 'Ada', email: 'ada@home.example' }} />
      </MemoryRouter>
    </I18nextProvider>,
  );
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'other' } });
  fireEvent.change(screen.getByLabelText(/Your letter/), { target: { value: message } });
  fireEvent.click(screen.getByRole('button'));
  return sent;
}

it('shows words of care beside the thanks, each line by itself, and says where it was written', async () => {
  const sent = write('I want to die and nobody listens', {
    success: true,
    care: 'You matter.\n\nA line: 988',
  });
  expect((await screen.findByText('You matter.')).tagName).toBe('P');
  expect(screen.getByText('A line: 988')).toBeTruthy();
  expect(screen.getByText(help.contact.sent)).toBeTruthy();
  expect(sent[0]?.timeZone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});

it('only thanks where nothing calls for care', async () => {
  write('Is there a lesson about the loom?', { success: true });
  expect(await screen.findByText(help.contact.sent)).toBeTruthy();
  expect(document.querySelectorAll('.note')).toHaveLength(1);
});
