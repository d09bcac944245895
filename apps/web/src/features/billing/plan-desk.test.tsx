import type { Receipt, Subscription, SubscriptionAnswer } from '@ori/contracts/billing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderBilling } from '../../testing/render-billing.tsx';
import { PlanDesk } from './plan-desk.tsx';

const HELD: Subscription = {
  plan: 'family',
  interval: 'month',
  status: 'active',
  startedAt: '2026-11-01T12:00:00.000Z',
  trialEndsAt: null,
  periodEndsAt: '2026-12-08T12:00:00.000Z',
  isCancelled: false,
  pastDueUntil: null,
  moneyBackUntil: null,
  card: { brand: 'visa', last4: '4242' },
};
const ANSWER: SubscriptionAnswer = {
  success: true,
  gateway: 'test',
  plan: 'family',
  subscription: HELD,
  hasTrialLeft: false,
  allows: { children: 5, hasClassroomTools: false },
  children: [],
};
const PAID: Receipt = {
  id: 'one',
  number: 'ORI-1',
  at: '2026-11-08T12:00:00.000Z',
  plan: 'family',
  interval: 'month',
  cents: 2_900,
  currency: 'usd',
  status: 'refunded',
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A server that answers with a plan, and with what stands after each call by its path; tells what was called. */
function open(first: SubscriptionAnswer, after: Readonly<Record<string, unknown>> = {}, at = '/') {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) => {
    if (method === 'POST') calls.push(path);
    if (path === '/api/payments/receipts') return Response.json({ success: true, receipts: [PAID] });
    const answer = after[path] ?? first;
    return Response.json(answer, { status: (answer as { success: boolean }).success ? 200 : 402 });
  });
  document.cookie = 'ori_csrf=token';
  return { calls, router: renderBilling(<PlanDesk payer="parent" />, at) };
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const overdue: SubscriptionAnswer = {
  ...ANSWER,
  subscription: { ...HELD, status: 'past-due', pastDueUntil: '2026-12-20T12:00:00.000Z' },
};

it('tells what is taken next, from which card, and what was given back', async () => {
  open(ANSWER);
  await screen.findByText('The next payment of $29 is on December 8, 2026.');
  expect(screen.getByText('Paid with Visa, ending in 4242')).toBeTruthy();
  expect(await screen.findByText('Number ORI-1')).toBeTruthy();
  expect(screen.getByText('given back')).toBeTruthy();
});

it('cancels with two presses, and takes it back with one', async () => {
  const cancelled = { ...ANSWER, subscription: { ...HELD, isCancelled: true } };
  const { calls } = open(ANSWER, {
    '/api/payments/subscription/cancel': cancelled,
    '/api/payments/subscription/resume': ANSWER,
  });
  await press('Cancel my plan');
  await press('Yes, cancel');
  await screen.findByText(/Cancelled. Everything it allows stays open until December 8, 2026/);
  await press('Keep the plan after all');
  await screen.findByText('The next payment of $29 is on December 8, 2026.');
  expect(calls).toEqual(['/api/payments/subscription/cancel', '/api/payments/subscription/resume']);
});

it('says that a payment failed, until when all stays open, and leads to another card; it offers nothing else to buy', async () => {
  const { calls } = open(overdue, { '/api/payments/card': { success: true, url: '#card' } });
  expect(await screen.findByRole('heading', { name: 'The last payment did not go through' })).toBeTruthy();
  expect(screen.getByText(/stays open until December 20, 2026/)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Another plan' })).toBeNull();
  await press('Put in another card');
  await waitFor(() => expect(calls).toEqual(['/api/payments/card']));
});

it('takes the card of whoever comes back, once, and forgets its name', async () => {
  const { calls, router } = open(overdue, { '/api/payments/card/verify': ANSWER }, '/?card=cs_1');
  await screen.findByText('The next payment of $29 is on December 8, 2026.');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(calls).toEqual(['/api/payments/card/verify']);
});

it('says that the other card was declined too', async () => {
  open(overdue, { '/api/payments/card/verify': { success: false, code: 'card-declined' } }, '/?card=cs_1');
  expect(await screen.findByText(/declined/i)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Put in another card' })).toBeTruthy();
});

it('where nothing is sold says so, and shows neither price nor button', async () => {
  open({ ...ANSWER, gateway: 'none', plan: 'free', subscription: null });
  expect(await screen.findByRole('heading', { name: 'Nothing is sold here' })).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/\$\d/);
  expect(screen.queryByRole('button')).toBeNull();
});

it('after a plan ended offers that one again, and the others as new', async () => {
  open({ ...ANSWER, plan: 'free', subscription: { ...HELD, status: 'ended' } });
  expect(await screen.findByRole('link', { name: 'Take Family again' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Take Founder’s Circle, by the year' })).toBeTruthy();
});

it('says of each plan for how many children it is', async () => {
  open({ ...ANSWER, plan: 'free', subscription: null });
  const offers = await screen.findAllByText(/children at the same time|No limit on children/);
  expect(offers.map(({ textContent }) => textContent)).toEqual([
    'Up to 5 children at the same time',
    'No limit on children',
    'No limit on children',
    'No limit on children',
  ]);
});
