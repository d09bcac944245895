import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import en from '../locales/en/common.json' with { type: 'json' };
import es from '../locales/es/common.json' with { type: 'json' };
import fr from '../locales/fr/common.json' with { type: 'json' };
import { createI18n } from './i18n.ts';
import { useVersionName } from './use-version-name.ts';

const WORDS = { en, fr, es } as const;

function Named({ version }: { readonly version: string }) {
  return <p>{useVersionName()(version)}</p>;
}

afterEach(cleanup);

it.each([
  ['en', '2026-11-4', '4 of November 2026'],
  ['fr', '2026-08-1', '1 (août 2026)'],
  ['es', '2026-11-4', '4 de noviembre de 2026'],
  ['en', '2026-11', 'November 2026'],
  ['en', 'draft', 'draft'],
] as const)('in %s, %s is said as %s', (language, version, said) => {
  render(
    <I18nextProvider i18n={createI18n(language, { common: WORDS[language] })}>
      <Named version={version} />
    </I18nextProvider>,
  );
  expect(screen.getByText(said)).toBeTruthy();
});
