import type { Installation } from '@ori/contracts/legal';
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import legal from '../../locales/en/legal.json' with { type: 'json' };
import { AN_INSTALLATION } from '../../testing/an-installation.ts';
import { englishWords } from '../../testing/render-page.tsx';
import { InstallationFacts } from './installation-facts.tsx';

const WHOLE: Installation = {
  ...AN_INSTALLATION,
  notes: { ...AN_INSTALLATION.notes, hosting: 'Some Host Ltd' },
  payments: 'stripe',
};

afterEach(cleanup);

function open(installation: Installation) {
  const words = englishWords();
  words.addResourceBundle('en', 'legal', legal);
  render(
    <I18nextProvider i18n={words}>
      <InstallationFacts installation={installation} />
    </I18nextProvider>,
  );
}
const termsShown = () => screen.getAllByRole('term').map(({ textContent }) => textContent);

it('names the operator with all that a parent needs, and every service in use', async () => {
  open(WHOLE);
  for (const fact of [
    'Maple Co-op',
    '1 Lane, Maple',
    '+1 555 0100',
    'smtp.maple.example',
    'Stripe',
    'Some Host Ltd',
  ])
    expect(await screen.findByText(fact)).toBeTruthy();
  expect(screen.queryByRole('note')).toBeNull();
  expect(termsShown()).not.toContain('Mediator for consumers');
});

it('says that no child may be taken as long as something is missing, and what it is', async () => {
  open({ ...WHOLE, phone: null, operator: { name: 'Maple Co-op', address: null } });
  const { textContent } = await screen.findByRole('note');
  expect(textContent).toContain('may not take children yet');
  expect(textContent).toContain('the postal address and a telephone number');
});
