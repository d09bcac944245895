import { fail } from '@ori/contracts/result';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { failureOf } from './failure.ts';
import { useForm } from './use-form.ts';

afterEach(cleanup);

const REFUSED = {
  code: 'invalid-input',
  error: 'Au plus 1 440 minutes',
  field: 'minutes',
  fields: { minutes: 'Au plus 1 440 minutes', day: 'Veuillez choisir une date' },
};

function Form() {
  const { form, errorOf } = useForm({
    send: async () => fail(failureOf(REFUSED, 400)),
    onDone: () => undefined,
  });
  return (
    <form {...form}>
      <input name="minutes" />
      <p data-testid="minutes">{errorOf('minutes')}</p>
      <input name="day" />
      <p data-testid="day">{errorOf('day')}</p>
      <button type="submit">Send</button>
    </form>
  );
}

it.each(['en', 'fr', 'es'])('says at each field in “%s” what the server says of it', async (language) => {
  const words = createInstance();
  await words.init({ lng: language, resources: {} });
  render(
    <I18nextProvider i18n={words}>
      <Form />
    </I18nextProvider>,
  );
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByTestId('minutes').textContent).toBe('Au plus 1 440 minutes'));
  expect(screen.getByTestId('day').textContent).toBe('Veuillez choisir une date');
});
