import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { createI18n } from '../../lib/i18n.ts';
import common from '../../locales/en/common.json' with { type: 'json' };
import dashboard from '../../locales/en/dashboard.json' with { type: 'json' };
import { GoalForm } from './goal-form.tsx';

afterEach(cleanup);

it('minutes a day are a dial to press; a number is typed only by who wants another', () => {
  render(
    <I18nextProvider i18n={createI18n('en', { common, dashboard })}>
      <QueryClientProvider client={new QueryClient()}>
        <GoalForm today="2026-11-23" />
      </QueryClientProvider>
    </I18nextProvider>,
  );
  const small = screen.getByRole<HTMLInputElement>('radio', { name: '10 minutes a day' });
  expect(small.checked).toBe(true);
  expect(screen.queryByRole('spinbutton')).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'Another number' }));
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Minutes a day' });
  fireEvent.change(field, { target: { value: '5' } });
  expect(field.value).toBe('5');
  fireEvent.click(screen.getByRole('radio', { name: '30 minutes a day' }));
  expect(screen.queryByRole('spinbutton')).toBeNull();
});
