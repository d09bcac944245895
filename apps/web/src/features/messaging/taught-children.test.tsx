import type { TaughtChild } from '@ori/contracts/messaging';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Providers } from '../../app/providers.tsx';
import { createToastStore } from '../../lib/toasts.ts';
import messages from '../../locales/en/messages.json' with { type: 'json' };
import { englishWords } from '../../testing/render-page.tsx';
import { createSessionStore } from '../accounts/session-store.ts';
import { TaughtChildren } from './taught-children.tsx';

const taught = (childName: string, progress: boolean): TaughtChild => ({
  id: `018f4e3a-0000-7000-8000-0000000000${progress ? 'aa' : 'bb'}`,
  childId: `018f4e3a-0000-7000-8000-0000000000${progress ? '01' : '02'}`,
  childName,
  state: 'linked',
  grants: { progress, records: false, work: false },
  invitedAt: '2026-11-01T10:00:00.000Z',
});

afterEach(cleanup);

it('shows a teacher how the learning goes, only where the parents opened it and only once asked', () => {
  const asked: string[] = [];
  const progressOf = ({ childName }: TaughtChild) => {
    asked.push(childName);
    return <p>{`The skills of ${childName}`}</p>;
  };
  const words = englishWords();
  words.addResourceBundle('en', 'messages', messages);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Providers i18n={words} session={createSessionStore()} toasts={createToastStore()}>
        <TaughtChildren taught={[taught('Kai', true), taught('Mina', false)]} progressOf={progressOf} />
      </Providers>
    </QueryClientProvider>,
  );
  expect(screen.queryByRole('button', { name: 'How Mina’s learning goes' })).toBeNull();
  expect(asked).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'How Kai’s learning goes' }));
  expect(screen.getByText('The skills of Kai')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'How Kai’s learning goes' }));
  expect(screen.queryByText('The skills of Kai')).toBeNull();
  expect(new Set(asked)).toEqual(new Set(['Kai']));
});
