import { type ErrorCode, ERRORS } from '@ori/contracts/errors';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { PasswordSignIn } from './password-sign-in.tsx';

let failure: ErrorCode = 'code-wrong';
let sent: Record<string, unknown>[] = [];

beforeEach(() => {
  sent = [];
  document.cookie = 'ori_csrf=known; path=/';
  vi.stubGlobal('fetch', async (_url: string, init: { body?: string }) => {
    sent.push(JSON.parse(init.body ?? '{}') as Record<string, unknown>);
    const told = { success: false, error: ERRORS[failure].text, code: failure, field: 'code' };
    return new Response(JSON.stringify(told), { status: 401 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const APP = 'Code from your authenticator app';

/** The form after a right password, where the server asks for this. */
async function asked(code: ErrorCode) {
  failure = code;
  renderPage(<PasswordSignIn />);
  type('E-mail', 'ama@example.org');
  type('Password', 'correct horse');
  press('Sign in');
  await waitFor(() => expect(sent).toHaveLength(1));
}

describe('the second step at the sign-in', () => {
  it('asks for the app’s code with the keyboard of digits, and goes on asking for it after a wrong one', async () => {
    await asked('app-code-needed');
    const field = await screen.findByLabelText<HTMLInputElement>(APP);
    expect([field.autocomplete, field.inputMode, field.required]).toEqual(['one-time-code', 'numeric', true]);
    expect(document.activeElement).toBe(field);
    type(APP, '123456');
    failure = 'code-wrong';
    press('Sign in');
    await screen.findByText('That code is not right, or it has expired');
    expect(sent[1]).toMatchObject({ code: '123456' });
    expect(screen.getByLabelText(APP)).toBe(field);
  });

  it('takes a recovery code by a keyboard with letters', async () => {
    await asked('app-code-needed');
    await screen.findByLabelText(APP);
    press('Use a recovery code');
    const field = screen.getByLabelText<HTMLInputElement>('Recovery code');
    expect([field.autocomplete, field.inputMode]).toEqual(['off', 'text']);
    expect(document.activeElement).toBe(field);
    type('Recovery code', 'abcde-fghjk');
    press('Sign in');
    await waitFor(() => expect(sent[1]).toMatchObject({ code: 'abcde-fghjk' }));
  });

  it('has a code mailed where that is wished for, and then asks for that one', async () => {
    await asked('app-code-needed');
    await screen.findByLabelText(APP);
    failure = 'second-step-needed';
    press('Mail me a code instead');
    await screen.findByLabelText(/^Code from your e-mail/);
    expect(sent[1]).toMatchObject({ email: 'ama@example.org', mailCode: true });
    expect(sent[1]).not.toHaveProperty('code');
    type(/^Code from your e-mail/, '654321');
    press('Sign in');
    await waitFor(() => expect(sent[2]).toMatchObject({ code: '654321' }));
    expect(sent[2]).not.toHaveProperty('mailCode');
  });

  it('says to an admin that no code is mailed, and keeps the app’s field', async () => {
    await asked('app-code-needed');
    await screen.findByLabelText(APP);
    failure = 'code-not-mailed';
    press('Mail me a code instead');
    await screen.findByText(/^We mail no codes for this account/);
    type(APP, '123456');
    press('Sign in');
    await waitFor(() => expect(sent[2]).toMatchObject({ code: '123456' }));
  });

  it('shows no field for a code where a passkey is asked for', async () => {
    await asked('passkey-needed');
    await screen.findByText(/^This account asks for a passkey/);
    expect(document.querySelector('[name=code]')).toBeNull();
  });
});
