import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage, somebody } from '../../testing/render-page.tsx';
import type { SignUpChoice } from './sign-up-choice.ts';
import { SignUpForm } from './sign-up-form.tsx';

const sent: unknown[] = [];
let answers: (readonly [number, unknown])[] = [];

beforeEach(() => {
  sent.length = 0;
  document.cookie = 'ori_csrf=known; path=/';
  vi.stubGlobal('fetch', async (url: string, init: { body?: string }) => {
    if (url.startsWith('/api/accounts/sacred-id'))
      return new Response(JSON.stringify({ sacredId: 'ama', available: true, suggestions: [] }));
    sent.push(JSON.parse(init.body ?? 'null'));
    const [status, body] = answers.shift() ?? [500, null];
    return new Response(JSON.stringify(body), { status });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Form = ({ choice }: { readonly choice: SignUpChoice }) => (
  <SignUpForm choice={choice} invitation={null} onTold={() => undefined} />
);
/** The country comes after the page; till then nobody presses. */
const country = () => screen.findByLabelText<HTMLSelectElement>('Country you live in');

function open() {
  return renderPage(<Form choice={{ role: 'parent', ageGroup: null }} />);
}

function fill(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

function fillAll(pinAgain = '7294'): void {
  fill('Full name', 'Ama Mensah');
  fill('Sacred ID', 'ama');
  fill('Choose a PIN', '7294');
  fill('The PIN again', pinAgain);
  fill('E-mail', 'ama@example.org');
  fireEvent.click(screen.getByLabelText('I agree to the Terms of Service'));
}

const press = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Create my account' }));

const wish = () => screen.queryByLabelText(/^Write to me about new articles/);

describe('the sign-up form', () => {
  it('tells each empty field, and sends nothing', async () => {
    open();
    press();
    expect(await screen.findAllByText('Please fill this in')).toHaveLength(5);
    expect(screen.getByText('Please agree to the Terms of Service')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('offers the newsletter to everybody who fills it in; a learner of 14 to 18 says with it that they are 16', async () => {
    answers = [[201, { success: true, token: 't', user: somebody() }]];
    open();
    expect(wish()).not.toBeNull();
    cleanup();
    renderPage(<Form choice={{ role: 'student', ageGroup: 'adult' }} />);
    expect(wish()).not.toBeNull();
    cleanup();
    renderPage(<Form choice={{ role: 'student', ageGroup: 'high' }} />);
    expect(wish()).toBeNull();
    fillAll();
    fireEvent.click(screen.getByLabelText(/^I am 16 or older: write to me about new articles/));
    press();
    await waitFor(() =>
      expect(sent).toMatchObject([{ role: 'student', ageGroup: 'high', newsletter: true }]),
    );
  });

  it('tells two PINs that differ', async () => {
    open();
    fillAll('7295');
    press();
    await screen.findByText("PINs don't match");
    expect(sent).toEqual([]);
  });

  it('sends what was filled in and signs the person in', async () => {
    answers = [[201, { success: true, token: 't', user: somebody() }]];
    const { session } = open();
    fillAll();
    fill('Full name', '  Ama   Mensah  Owusu ');
    press();
    await waitFor(() => expect(session.state().status).toBe('authenticated'));
    expect(sent).toMatchObject([
      {
        role: 'parent',
        sacredId: 'ama',
        pin: '7294',
        pinConfirmation: '7294',
        email: 'ama@example.org',
        firstName: 'Ama',
        lastName: 'Mensah Owusu',
        termsAgreed: true,
        newsletter: false,
      },
    ]);
  });

  it('puts the server’s word at its field and keeps everything typed', async () => {
    answers = [
      [
        409,
        {
          success: false,
          code: 'sacred-id-taken',
          error: 'This Sacred ID is already taken',
          field: 'sacredId',
        },
      ],
    ];
    open();
    fillAll();
    press();
    await screen.findByText('This Sacred ID is already taken');
    expect(screen.getByLabelText('Sacred ID').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Ama Mensah');
    expect(screen.getByLabelText<HTMLInputElement>('Choose a PIN').value).toBe('7294');
  });

  it('says so when the answer lacks a token', async () => {
    answers = [[201, { success: true, user: somebody() }]];
    open();
    fillAll();
    press();
    await screen.findByText('Invalid response from server');
  });

  it('sends once, however often the button is pressed meanwhile', async () => {
    answers = [
      [201, { success: true, token: 't', user: somebody() }],
      [201, { success: true, token: 't', user: somebody() }],
    ];
    const { session } = open();
    fillAll();
    const button = screen.getByRole('button', { name: 'Create my account' });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(session.state().status).toBe('authenticated'));
    expect(sent).toHaveLength(1);
  });

  it('keeps where a parent lives, and asks it of nobody of full age', async () => {
    answers = [[201, { success: true, token: 't', user: somebody() }]];
    open();
    expect((await country()).value).toBe('US');
    fillAll();
    press();
    await waitFor(() => expect(sent).toMatchObject([{ role: 'parent', country: 'US' }]));
    cleanup();
    renderPage(<Form choice={{ role: 'student', ageGroup: 'adult' }} />);
    expect(screen.queryByLabelText('Country you live in')).toBeNull();
  });

  it('asks a young learner’s age where their country asks for more than 14, and leads to a grown-up', async () => {
    answers = [[201, { success: true, token: 't', user: somebody() }]];
    renderPage(<Form choice={{ role: 'student', ageGroup: 'high' }} />);
    await country();
    expect(screen.queryByLabelText('How old are you?')).toBeNull();
    fill('Country you live in', 'FR');
    fill('How old are you?', '14');
    expect(screen.getByRole('link', { name: 'Ask a grown-up' }).getAttribute('href')).toContain('age=middle');
    fill('How old are you?', '15');
    expect(screen.queryByRole('link', { name: 'Ask a grown-up' })).toBeNull();
    fillAll();
    press();
    await waitFor(() => expect(sent).toMatchObject([{ ageGroup: 'high', country: 'FR', age: 15 }]));
  });

  it('says that the country is missing where the browser told none', async () => {
    const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en']);
    renderPage(<Form choice={{ role: 'student', ageGroup: 'high' }} />);
    const field = await country();
    fillAll();
    press();
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(sent).toEqual([]);
    languages.mockRestore();
  });
});
