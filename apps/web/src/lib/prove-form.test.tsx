import { type ErrorCode, ERRORS } from '@ori/contracts/errors';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { ProveForm } from './prove-form.tsx';

let failures: ErrorCode[] = [];
let sent: Record<string, unknown>[] = [];
const onProved = vi.fn<() => void>();

beforeEach(() => {
  sent = [];
  onProved.mockClear();
  document.cookie = 'ori_csrf=known; path=/';
  vi.stubGlobal('fetch', async (_url: string, init: { body?: string }) => {
    sent.push(JSON.parse(init.body ?? '{}') as Record<string, unknown>);
    const code = failures.shift();
    const told = code === undefined ? { success: true } : { success: false, error: ERRORS[code].text, code };
    return new Response(JSON.stringify(told), { status: code === undefined ? 200 : 401 });
  });
  renderPage(<ProveForm hasPin onProved={onProved} onCancel={() => undefined} />);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('asks for the code of an app where there is one, and takes a recovery code', async () => {
  failures = ['app-code-needed'];
  press('Use a code instead');
  const field = await screen.findByLabelText<HTMLInputElement>('Code from your authenticator app');
  expect([sent[0], field.autocomplete, field.inputMode]).toEqual([{}, 'one-time-code', 'numeric']);
  press('Use a recovery code');
  type('Recovery code', 'ABCDE-FGHJK');
  press('Go on');
  await waitFor(() => expect(onProved).toHaveBeenCalledOnce());
  expect(sent[1]).toEqual({ code: 'ABCDE-FGHJK' });
});

it('asks for a mailed code where there is no app, or where one is wished for', async () => {
  failures = ['app-code-needed', 'second-step-needed'];
  press('Use a code instead');
  await screen.findByLabelText('Code from your authenticator app');
  press('Mail me a code instead');
  await screen.findByLabelText('Code from the e-mail');
  type('Code from the e-mail', '123456');
  press('Go on');
  await waitFor(() => expect(onProved).toHaveBeenCalledOnce());
  expect(sent.slice(1)).toEqual([{ mailCode: true }, { code: '123456' }]);
});

it('stays where it is and says why where neither is taken', async () => {
  failures = ['passkey-needed'];
  press('Use a code instead');
  await screen.findByText(/^This account asks for a passkey/);
  expect(screen.getByLabelText('Your PIN')).toBeTruthy();
});
