import { fail, type Result } from '@ori/contracts/result';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { failureOf, type Failure } from './failure.ts';
import { useForm } from './use-form.ts';

afterEach(cleanup);

const REFUSED = {
  code: 'invalid-input',
  error: 'Au plus 1 440 minutes',
  field: 'minutes',
  fields: { minutes: 'Au plus 1 440 minutes', day: 'Veuillez choisir une date' },
};

function Form({ send }: { readonly send: () => Promise<Result<null, Failure>> }) {
  const { form, errorOf, end } = useForm({ send, onDone: () => undefined });
  return (
    <form {...form}>
      <input name="minutes" />
      <p data-testid="minutes">{errorOf('minutes')}</p>
      <input name="day" />
      <p data-testid="day">{errorOf('day')}</p>
      <p data-testid="end">{end.error}</p>
      <button type="submit" disabled={end.sending}>
        Send
      </button>
    </form>
  );
}

async function open(language: string, send: () => Promise<Result<null, Failure>>) {
  const words = createInstance();
  await words.init({ lng: language, resources: {} });
  render(
    <I18nextProvider i18n={words}>
      <Form send={send} />
    </I18nextProvider>,
  );
  fireEvent.click(screen.getByRole('button'));
}

it.each(['en', 'fr', 'es'])('says at each field in “%s” what the server says of it', async (language) => {
  await open(language, async () => fail(failureOf(REFUSED, 400)));
  await waitFor(() => expect(screen.getByTestId('minutes').textContent).toBe('Au plus 1 440 minutes'));
  expect(screen.getByTestId('day').textContent).toBe('Veuillez choisir une date');
});

it('can be sent again, and says why, when what was answered made its sender stumble', async () => {
  await open('en', async () => {
    throw new TypeError('answer.child is undefined');
  });
  await waitFor(() => expect(screen.getByTestId('end').textContent).toBe('HTTP error! status: 502'));
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false);
});
