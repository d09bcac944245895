import type { SubscriptionAnswer } from '@ori/contracts/billing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AN_INSTALLATION } from '../../../testing/an-installation.ts';
import { renderDashboard } from '../../../testing/render-dashboard.tsx';
import { Page } from './add-child.page.tsx';

const ZURI = { childId: '018f4e3a-0000-7000-8000-00000000000a', name: 'Zuri', hasPlace: true };
const FREE: SubscriptionAnswer = {
  success: true,
  gateway: 'test',
  plan: 'free',
  subscription: null,
  hasTrialLeft: true,
  allows: { children: 1, hasClassroomTools: false },
  children: [],
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A family on the free plan, with its one place taken or not. */
function open(isFull: boolean): void {
  let children = isFull ? [ZURI] : [];
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) => {
    if (path.startsWith('/api/accounts/sacred-id'))
      return Response.json({ sacredId: 'x', available: true, suggestions: [] });
    if (path.startsWith('/api/legal'))
      return Response.json({ text: { changes: [] }, installation: AN_INSTALLATION });
    if (path.startsWith('/api/payments')) return Response.json({ ...FREE, children });
    if (method === 'POST') children = [ZURI];
    return Response.json({ success: true, child: { firstName: 'Zuri', sacredId: 'zuri-1' }, children: [] });
  });
  document.cookie = 'ori_csrf=token';
  renderDashboard(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
}
const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`)!;
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

it('says that every place is taken before anything is filled in', async () => {
  open(true);
  const told = await screen.findByText(/^Your plan has a place for 1 child, and it is taken/);
  expect(told.compareDocumentPosition(field('firstName'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('link', { name: /^See plan and payments/ }).getAttribute('target')).toBe('_blank');
});

it('says so beside “Add another child” as soon as the last place is taken, and then leads to the first field', async () => {
  open(false);
  fill('firstName', 'Zuri');
  fill('sacredId', 'zuri-1');
  fill('pin', '3816');
  fill('pinConfirmation', '3816');
  fireEvent.click(field('consent'));
  expect(screen.queryByText(/^Your plan has a place/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Add this child' }));
  const another = await screen.findByRole('button', { name: 'Add another child' });
  await screen.findByText(/^Your plan has a place for 1 child, and it is taken/);
  another.focus();
  fireEvent.click(another);
  await waitFor(() => expect(document.activeElement).toBe(field('firstName')));
});

const GOOD_UNTIL = '2100-01-01T00:00:00.000Z';
const show = () =>
  renderDashboard(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
/** A server that waits for the address to be confirmed. */
function openUnconfirmed() {
  const server = { isConfirmed: false };
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.startsWith('/api/accounts/sacred-id'))
      return Response.json({ sacredId: 'x', available: true, suggestions: [] });
    if (path.startsWith('/api/payments')) return Response.json(FREE);
    if (path.endsWith('/draft'))
      return server.isConfirmed
        ? Response.json({ success: true, child: { firstName: 'Zuri', sacredId: 'zuri-1' } })
        : Response.json({ success: false, code: 'address-unconfirmed', error: 'No' }, { status: 409 });
    return Response.json({ success: true, draft: 'sealed', goodUntil: GOOD_UNTIL }, { status: 202 });
  });
  document.cookie = 'ori_csrf=token';
  show();
  return server;
}

it('keeps the draft in this browser while the address is not confirmed, and adds the child once it is', async () => {
  const server = openUnconfirmed();
  fill('firstName', 'Zuri');
  fill('sacredId', 'zuri-1');
  fill('pin', '3816');
  fill('pinConfirmation', '3816');
  fireEvent.click(field('consent'));
  fireEvent.click(screen.getByRole('button', { name: 'Add this child' }));
  await screen.findByRole('heading', { name: /^One step first/ });
  expect(JSON.parse(localStorage.getItem('childDraft') ?? '')).toEqual({
    draft: 'sealed',
    goodUntil: GOOD_UNTIL,
  });
  fireEvent.click(screen.getByRole('button', { name: 'I have confirmed it' }));
  await screen.findByText(/^Not confirmed yet/);
  cleanup();
  server.isConfirmed = true;
  show();
  await screen.findByRole('heading', { name: 'Zuri can begin' });
  expect(screen.getByText('As you chose it')).toBeTruthy();
  expect(localStorage.getItem('childDraft')).toBeNull();
});

it('lets the form be filled in again, and forgets the draft', async () => {
  localStorage.setItem('childDraft', JSON.stringify({ draft: 'sealed', goodUntil: GOOD_UNTIL }));
  openUnconfirmed();
  fireEvent.click(await screen.findByRole('button', { name: 'Fill in the form again' }));
  await waitFor(() => expect(field('firstName')).toBeTruthy());
  expect(localStorage.getItem('childDraft')).toBeNull();
});
