import { QueryClient, QueryClientProvider, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderDashboard } from '../testing/render-dashboard.tsx';
import { FailedCall, failureOf, networkFailure } from './failure.ts';
import { Loaded } from './loaded.tsx';

type Query = UseQueryResult<string>;

function open(query: Partial<Query>) {
  const refetch = vi.fn();
  const given = {
    data: undefined,
    isError: false,
    fetchStatus: 'idle',
    refetch,
    ...query,
  } as unknown as Query;
  renderDashboard(
    <Loaded query={given} waiting={<hr />}>
      {(text) => <p>{text}</p>}
    </Loaded>,
  );
  return refetch;
}
const failed = (error: Error) => open({ isError: true, error });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it.each([
  ['no answer at all', networkFailure(), /Is this device online/],
  ['a fault of ours', failureOf({ code: 'unexpected', error: 'Something went wrong' }, 500), /fault is ours/],
  ['a proxy’s page', failureOf(null, 502), /fault is ours/],
  ['a page gone', failureOf(null, 404), /not here any more/],
  [
    'the server’s own words',
    failureOf({ code: 'printer-busy', error: 'Too much is being printed' }, 503),
    /printed/,
  ],
])('says %s in words, without a code, and offers another try', (_, failure, words) => {
  const refetch = failed(new FailedCall(failure));
  const said = screen.getByRole('alert').textContent;
  expect(said).toMatch(words);
  expect(said).not.toMatch(/HTTP|status|\d{3}/);
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(refetch).toHaveBeenCalledOnce();
});

it('leads back in, to the same page, once the session has ended', () => {
  failed(new FailedCall(failureOf({ code: 'not-signed-in', error: 'No user is currently logged in' }, 401)));
  expect(screen.getByRole('alert').textContent).toMatch(/no longer signed in/);
  const link = screen.getByRole('link', { name: 'Sign in' });
  expect(link.getAttribute('href')).toMatch(/^\/login\?from=%2F/);
});

it('explains a long wait and lets one try again', async () => {
  vi.useFakeTimers();
  const refetch = open({ fetchStatus: 'fetching' });
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => void vi.advanceTimersByTime(1_500));
  expect(screen.getByRole('status').textContent).toBe('Loading...');
  act(() => void vi.advanceTimersByTime(6_000));
  expect(screen.getByRole('status').textContent).toMatch(/longer than usual/);
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(refetch).toHaveBeenCalledOnce();
});

it('does not speak of what was there before, without a network and before anything came', () => {
  open({ fetchStatus: 'paused' });
  expect(screen.getByRole('status').textContent).toMatch(/comes by itself/);
});

it('keeps showing what came, and says that the network is gone', () => {
  open({ data: 'Maths', fetchStatus: 'paused' });
  expect(screen.getByText('Maths')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toMatch(/from before/);
});

it('asks the server anew when a call hangs, for every part that waits', async () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  let isHanging = true;
  const answer = (name: string) => async () => {
    asked.push(name);
    return isHanging ? new Promise<string>(() => undefined) : `${name} is here`;
  };
  function Part({ name }: { readonly name: string }) {
    const query = useQuery({ queryKey: [name], queryFn: answer(name) });
    return (
      <Loaded query={query} waiting={<hr />}>
        {(text) => <p>{text}</p>}
      </Loaded>
    );
  }
  renderDashboard(
    <QueryClientProvider client={new QueryClient()}>
      <Part name="Kofi" />
      <Part name="Ama" />
    </QueryClientProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(7_500));
  const [again] = screen.getAllByRole('button', { name: 'Try Again' });
  if (!again) throw new Error('no way on');
  fireEvent.click(again);
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(asked).toEqual(['Kofi', 'Ama', 'Kofi', 'Ama']);
  expect(screen.getAllByRole('button', { name: 'Try Again' })[0]).toBe(again);
  isHanging = false;
  fireEvent.click(again);
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(screen.getByText('Kofi is here')).toBeTruthy();
  expect(screen.getByText('Ama is here')).toBeTruthy();
});
