import type { SubscriptionAnswer } from '@ori/contracts/billing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderBilling } from '../../testing/render-billing.tsx';
import { CheckoutPay } from './checkout-pay.tsx';

const FRESH: SubscriptionAnswer = {
  success: true,
  gateway: 'stripe',
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

/** A server that knows this plan, and answers a checkout so; tells what was asked for. */
function open(answer: SubscriptionAnswer, checkout: object = { success: true, sessionId: 's', url: '#pay' }) {
  const wishes: unknown[] = [];
  vi.stubGlobal('fetch', async (_path: string, { method, body }: { method: string; body?: string }) => {
    if (method === 'GET') return Response.json(answer);
    wishes.push(JSON.parse(body ?? '{}'));
    return Response.json(checkout, { status: 'url' in checkout ? 200 : 503 });
  });
  document.cookie = 'ori_csrf=token';
  renderBilling(<CheckoutPay plan="family" interval="month" billingTo="/dashboard/parent/billing" />);
  return wishes;
}

it('says before the press that today nothing is taken, and what is taken when', async () => {
  open(FRESH);
  expect(await screen.findByText(/^\$0\. 7 free days begin/)).toBeTruthy();
  expect(screen.getByText('The first payment, $29; then the same every month.')).toBeTruthy();
  expect(screen.getByText(/cancel with two presses/)).toBeTruthy();
});

it('asks for one checkout, however often it is pressed', async () => {
  const wishes = open(FRESH);
  const begin = await screen.findByRole('button', { name: 'Begin my free days' });
  fireEvent.click(begin);
  fireEvent.click(begin);
  await waitFor(() => expect(wishes).toEqual([{ plan: 'family', interval: 'month' }]));
});

it('says when the payment service does not answer, and lets the press be made again', async () => {
  const wishes = open(FRESH, { success: false, code: 'payments-unavailable' });
  fireEvent.click(await screen.findByRole('button', { name: 'Begin my free days' }));
  await waitFor(() => expect(screen.getAllByText(/payment/i).length).toBeGreaterThan(2));
  fireEvent.click(screen.getByRole('button', { name: 'Begin my free days' }));
  await waitFor(() => expect(wishes).toHaveLength(2));
});

it('promises no free days to who had them', async () => {
  open({ ...FRESH, hasTrialLeft: false });
  expect(await screen.findByRole('button', { name: 'Go on to payment' })).toBeTruthy();
  expect(screen.queryByText(/free days/)).toBeNull();
});

it('where nothing is sold has no button to pay', async () => {
  open({ ...FRESH, gateway: 'none' });
  expect(await screen.findByRole('heading', { name: 'Nothing is sold here' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
