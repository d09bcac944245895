import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderDashboard } from '../../../testing/render-dashboard.tsx';
import { Transcripts } from './transcripts.tsx';

const CHILD = '018f4e3a-0000-7000-8000-0000000000c1';
const talk = (n: number) => ({
  sessionId: `018f4e3a-0000-7000-8000-0000000000d${n}`,
  childId: CHILD,
  startedAt: '2026-11-18T10:00:00Z',
  lastAt: '2026-11-18T10:05:00Z',
  messages: 4,
  topics: [],
  summary: `Talk ${n}`,
});

/** A server that keeps talks and deletes what it is told to. */
function open() {
  let kept = [talk(1), talk(2)];
  vi.stubGlobal('fetch', async (_path: string, { method, body }: { method: string; body: string }) => {
    if (method !== 'POST') return Response.json({ transcripts: kept, nextCursor: null });
    const { sessionId } = JSON.parse(body) as { sessionId: string | null };
    const before = kept.length;
    kept = kept.filter((each) => sessionId !== null && each.sessionId !== sessionId);
    return Response.json({ talks: before - kept.length });
  });
  const client = new QueryClient();
  renderDashboard(
    <QueryClientProvider client={client}>
      <Transcripts childId={CHILD} />
    </QueryClientProvider>,
  );
  return client;
}
const confirm = async () =>
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes, delete' }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('deletes one conversation after a word about what goes, and the others stay', async () => {
  open();
  const [first] = await screen.findAllByRole('button', { name: /^Delete this conversation/ });
  if (first) fireEvent.click(first);
  expect((await screen.findByRole('dialog')).textContent).toContain('cannot be undone');
  expect(screen.getByText('Talk 1', { exact: true })).toBeTruthy();
  await confirm();
  await waitFor(() => expect(screen.queryByText('Talk 1')).toBeNull());
  expect(screen.getByText('Talk 2')).toBeTruthy();
});

it('deletes all of them at once', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Delete all conversations' }));
  await confirm();
  expect(await screen.findByText('No conversation yet.')).toBeTruthy();
});

it('has the list of who did what fetched anew, for the deletion stands in it', async () => {
  const client = open();
  const looks = ['privacy', 'looks', null, 'everybody'];
  client.setQueryData(looks, { pages: [], pageParams: [] });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete all conversations' }));
  await confirm();
  await waitFor(() => expect(client.getQueryState(looks)?.isInvalidated).toBe(true));
});
